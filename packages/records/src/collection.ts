import type { Field, InputOf, ValueOf } from './fields/field.ts';
import type { Hooks } from './hooks.ts';

/**
 * An access rule: a filter text; `''` lets everybody, `null` only superusers. Source: PocketBase's rule language.
 */
export type Rule = string | null;

export interface Rules {
  readonly list: Rule;
  readonly view: Rule;
  readonly create: Rule;
  readonly update: Rule;
  readonly delete: Rule;
}

export interface Index {
  readonly columns: readonly string[];
  readonly unique?: boolean;
  /** SQL condition of a partial index, both dialects: `"email" != ''`. */
  readonly where?: string;
}

/** What an auth collection offers; times in seconds. */
export interface AuthOptions {
  /** Who may sign in at all; checked at sign-in and refresh. */
  readonly rule?: Rule;
  /** Who may manage records of this collection (set e-mail, verified, passwords) beyond the ordinary rules. */
  readonly manageRule?: Rule;
  readonly password?: { readonly enabled: boolean; readonly identityFields: readonly string[] };
  readonly otp?: { readonly enabled: boolean; readonly length: number; readonly lifeSeconds: number };
  readonly mfa?: { readonly enabled: boolean; readonly lifeSeconds: number; readonly rule?: string };
  readonly oauth2?: { readonly enabled: boolean };
  /** Lives of the token types. */
  readonly tokenSeconds?: Partial<Record<TokenType, number>>;
}

export type TokenType = 'auth' | 'file' | 'verification' | 'passwordReset' | 'emailChange';

export type Fields = Readonly<Record<string, Field>>;

export interface CollectionSpec<Name extends string = string, F extends Fields = Fields> {
  readonly name: Name;
  readonly type?: 'base' | 'auth';
  /** Without `id`, `created`, `updated`, which every collection has, and without the system fields of auth collections. */
  readonly fields: F;
  readonly rules: Rules;
  readonly indexes?: readonly Index[];
  readonly auth?: AuthOptions;
  readonly hooks?: Hooks;
}

/** A declared collection: the specification with everything filled in. Frozen. */
export interface Collection<Name extends string = string, F extends Fields = Fields> {
  /** `pbc_` and ten digits, derived from the name: stable over restarts and databases. */
  readonly id: string;
  readonly name: Name;
  readonly type: 'base' | 'auth';
  /** All fields in order: `id` first, system fields of auth collections, declared ones, `created`, `updated`. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly declared: F;
  readonly rules: Rules;
  readonly indexes: readonly Index[];
  readonly auth: AuthOptions;
  readonly hooks: Hooks;
  readonly system: boolean;
}

/** A record as the engine hands it out: every visible field present, dates as text, lists as arrays. */
export type RecordOf<C extends Collection> = {
  id: string;
  created: string;
  updated: string;
} & (C['type'] extends 'auth' ? AuthFields : unknown) & { [K in keyof C['declared']]: ValueOf<C['declared'][K]> };

export interface AuthFields {
  email: string;
  emailVisibility: boolean;
  verified: boolean;
}

/** What may be given to create or update a record. */
export type InputFor<C extends Collection> = { id?: string } & (C['type'] extends 'auth'
  ? { email?: string; emailVisibility?: boolean; verified?: boolean; password?: string }
  : unknown) & { [K in keyof C['declared']]?: InputOf<C['declared'][K]> };
