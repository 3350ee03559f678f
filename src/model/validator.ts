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

/** The part of JSON Schema (draft-07) that the schemas of the files which people write are made of. */
export interface JsonSchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  readonly $ref?: string
  readonly const?: string | number
  /** At most one shape for a list, and one for what is none. */
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly string[]
  readonly pattern?: string
  /** What would match, in words. */
  readonly patternErrorMessage?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false | JsonSchema
  readonly propertyNames?: JsonSchema
  readonly dependencies?: Readonly<Record<string, readonly string[]>>
  readonly definitions?: Readonly<Record<string, JsonSchema>>
}
