/** A Vitest major with a Node that can run it. */
export interface Major {
  /** For titles: `Vitest 4`. */
  readonly name: string
  readonly version: 4 | 5
  /** An absolute path. */
  readonly node: string
  /** The `node_modules` folder that holds its vitest, vite, fast-check and @fast-check/vitest. */
  readonly modules: string
}

export declare const packageRoot: string
export declare function vitest4(): Major
export declare function vitest5OnItsNode(): Major
