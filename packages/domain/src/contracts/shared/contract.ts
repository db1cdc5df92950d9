import type { Role } from '../../portal.ts';
import { z } from '../../schema.ts';

/** Limits on the files of one request. */
export interface FileLimits {
  /** Unit: bytes, per file. */
  readonly maxBytes: number;
  readonly maxFiles: number;
}

/** What a workflow takes, answers, and who may run it. The server, the forms of the web and the tests use the same one. */
export interface WorkflowContract {
  /** Roles that may run it at all. Access to the onboarding concerned is checked by the workflow. */
  readonly roles: readonly Role[];
  readonly input: z.core.$ZodType;
  /** Tests validate every answer against this; production does not. */
  readonly answer: z.core.$ZodType;
  /** Present when the workflow accepts files (multipart). */
  readonly files?: FileLimits;
  /** Accepts JSON up to `maxLongBodyBytes` instead of `maxBodyBytes`. */
  readonly hasLongBody?: true;
  /** May run in a limited session, which has to add a second factor before anything else. */
  readonly inSetUp?: true;
}

/** What a view takes, answers, and who may request it. The answer has passed the gates of visibility.ts. */
export interface ViewContract {
  readonly roles: readonly Role[];
  /** Also answers without a sign-in. */
  readonly guests?: true;
  /** Also answers in a limited session; see WorkflowContract. */
  readonly inSetUp?: true;
  /** Query parameters, which arrive as text. */
  readonly params: z.core.$ZodType;
  /** Tests validate every answer against this; production does not. */
  readonly answer: z.core.$ZodType | 'file';
  /** A file that is packed while it is sent: one at a time per person; further ones wait. */
  readonly isArchive?: true;
}

declare const typed: unique symbol;
interface TypeOnly<T> {
  readonly [typed]: T;
}

/** A part of an answer that is typed, but not validated: its type is defined elsewhere. */
export function typeOnly<T>() {
  return z.custom<TypeOnly<T>>();
}

/** A value as both sides pass it on: never changed. */
export type DeepReadonly<T> =
  T extends TypeOnly<infer Own>
    ? Own
    : T extends readonly (infer Item)[]
      ? readonly DeepReadonly<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
        : T;

/** What a caller may pass to a schema. */
export type InputOf<Schema extends z.core.$ZodType> = DeepReadonly<z.input<Schema>>;
/** What a schema gives after parsing. */
export type OutputOf<Schema extends z.core.$ZodType> = DeepReadonly<z.output<Schema>>;
