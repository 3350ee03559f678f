/** What does not fit a schema: where (a JSON pointer), which keyword of the schema, and why in words. */
export interface SchemaMistake {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** A type guard that was made from a schema; `errors` belongs to its latest call, null when the value fits. */
export interface Validator<T> {
  (value: unknown): value is T
  readonly errors?: readonly SchemaMistake[] | null
}
