export declare function build(target: string, options?: { readonly checked?: boolean; readonly packed?: string }): void
