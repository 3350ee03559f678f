export declare function quickStartFiles(): Readonly<Record<string, string>>
