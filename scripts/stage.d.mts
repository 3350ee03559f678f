export declare function stage(root: string, options?: { readonly dist?: string; readonly modules?: string }): void
