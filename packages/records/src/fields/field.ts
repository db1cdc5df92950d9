/** The field types. Each has a file in this folder. */
export type FieldType =
  | 'text'
  | 'editor'
  | 'number'
  | 'bool'
  | 'email'
  | 'url'
  | 'date'
  | 'autodate'
  | 'select'
  | 'relation'
  | 'file'
  | 'json'
  | 'password';

/** Options that every field has. */
export interface FieldOptions {
  readonly required?: boolean;
  /** Left out of answers for everyone but superusers; not settable, filterable or sortable by clients. */
  readonly hidden?: boolean;
}

/**
 * A declared field. `Value` is the type in a record, `Input` the type that may be written.
 * The behaviour of a type (column, normalising, validating, modifiers) is in `fieldTypes[type]`.
 */
export interface Field<Value = unknown, Input = Value, Type extends FieldType = FieldType> {
  readonly type: Type;
  readonly options: FieldOptions & Readonly<Record<string, unknown>>;
  /** Only for the type checker. */
  readonly value?: Value;
  readonly input?: Input;
}

export type ValueOf<F> = F extends Field<infer Value, infer _Input> ? Value : never;
export type InputOf<F> = F extends Field<infer _Value, infer Input> ? Input : never;
