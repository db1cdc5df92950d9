import { crc32 } from 'node:zlib';
import type { AnyRecord } from '../core/record.ts';
import { autodate } from '../fields/autodate.ts';
import { bool } from '../fields/bool.ts';
import { email } from '../fields/email.ts';
import type { Field, InputOf, ValueOf } from '../fields/field.ts';
import { json } from '../fields/json.ts';
import { password } from '../fields/password.ts';
import { text } from '../fields/text.ts';
import type { Hooks } from './hooks.ts';

/**
 * An access rule: a filter text. `''` allows all clients, `null` only superusers. Source: docs/reference/record-api.md 8.
 */
export type Rule = string | null;

export interface Rules {
  readonly list: Rule;
  readonly view: Rule;
  readonly create: Rule;
  readonly update: Rule;
  readonly delete: Rule;
}

/**
 * Announces changes of a row over the event stream to clients for which the list rule hides its content. The notice
 * contains the action and the named fields.
 */
export interface Notice {
  readonly rule: string;
  readonly fields: readonly string[];
}

export interface Index {
  readonly columns: readonly string[];
  readonly unique?: boolean;
  /** Columns that are compared case-insensitively (ASCII letters only). */
  readonly nocase?: readonly string[];
  /** SQL condition of a partial index, valid in both dialects: `"email" != ''`. */
  readonly where?: string;
  /** The statement that it was parsed from. */
  readonly text?: string;
}

/** Kinds of mail to the owner of an account. */
export type MailKind = 'verification' | 'passwordReset' | 'emailChange' | 'otp' | 'authAlert';

/** Subject and HTML body with placeholders: `{APP_NAME}`, `{APP_URL}`, `{TOKEN}`, `{OTP}`, `{OTP_ID}`, `{RECORD:field}`. */
export interface MailTemplate {
  readonly subject: string;
  readonly body: string;
}

/** An OAuth2 provider that users may sign in with. Empty URLs are taken from the preset or from discovery. */
export interface OAuth2Provider {
  /** `oidc`, `oidc2`, `oidc3`, `google`, `microsoft`. */
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authURL?: string;
  readonly tokenURL?: string;
  /** Empty: the user is read from the ID token. */
  readonly userInfoURL?: string;
  readonly displayName?: string;
  readonly pkce?: boolean;
  /** `issuer` (discovery), `issuers`, `jwksURL`. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Authentication options of an auth collection; times in seconds. */
export interface AuthOptions {
  /** Rule for signing in; checked at sign-in and refresh. */
  readonly rule?: Rule;
  /** Rule for managing records (setting e-mail, verified and passwords) in addition to the other rules. */
  readonly manageRule?: Rule;
  readonly password?: {
    readonly enabled: boolean;
    readonly identityFields: readonly string[];
    /** Length of new passwords in characters; default: 8 and up. */
    readonly length?: { readonly min: number; readonly max: number };
  };
  readonly otp?: { readonly enabled: boolean; readonly length: number; readonly lifeSeconds: number };
  readonly mfa?: { readonly enabled: boolean; readonly lifeSeconds: number; readonly rule?: string };
  readonly oauth2?: {
    readonly enabled: boolean;
    readonly providers?: readonly OAuth2Provider[];
    /** Fields that receive the provider's `id`, `name`, `username` and `avatarURL`; empty for none. */
    readonly mappedFields?: Readonly<Record<string, string>>;
  };
  /** Mails about sign-ins from new locations. */
  readonly alert?: { readonly enabled: boolean };
  readonly mails?: Readonly<Partial<Record<MailKind, MailTemplate>>>;
  /** Sessions that end; without it auth tokens are renewed for any length of time. */
  readonly session?: SessionLimits;
  /** Lifetimes of the token types. */
  readonly tokenSeconds?: Partial<Record<TokenType, number>>;
}

/** When a session ends, in seconds. */
export interface SessionLimits {
  /** After the last use. */
  readonly idleSeconds: number;
  /** After the sign-in, however often it is used. */
  readonly totalSeconds: number;
}

export type TokenType = 'auth' | 'file' | 'verification' | 'passwordReset' | 'emailChange';

export type Fields = Readonly<Record<string, Field>>;

/** A trigram search index: finds records by any three consecutive characters. */
export interface SearchIndexSpec {
  /** Fields that the text is built from. */
  readonly fields: readonly string[];
  /** Fields with exact values that narrow a search, such as the id of the parent record. */
  readonly within?: readonly string[];
  /** Returns the indexed text, folded like queries: lower case, without accents. Pure; only the fields above are set. */
  readonly textOf: (record: AnyRecord) => string;
  /** A new version rebuilds the index; change it together with `textOf`. */
  readonly version: number;
}

export interface CollectionSpec<Name extends string = string, F extends Fields = Fields> {
  readonly name: Name;
  readonly type?: 'base' | 'auth';
  /** Without `id`, `created`, `updated`, which every collection has, and without the system fields of auth collections. */
  readonly fields: F;
  readonly rules: Rules;
  readonly notice?: Notice;
  readonly indexes?: readonly Index[];
  readonly searchIndex?: SearchIndexSpec;
  /** Text fields for which records are counted by value on each write; see `RecordsReader.counters`. */
  readonly counters?: readonly string[];
  readonly auth?: AuthOptions;
  readonly hooks?: Hooks;
}

/** A declared collection: the specification with all defaults. Frozen. */
export interface Collection<Name extends string = string, F extends Fields = Fields> {
  /** `pbc_` and ten digits, derived from the name: the same after restarts and on every database. */
  readonly id: string;
  readonly name: Name;
  readonly type: 'base' | 'auth';
  /** All fields in order: `id` first, system fields of auth collections, declared ones, `created`, `updated`. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly declared: F;
  readonly rules: Rules;
  readonly notice?: Notice;
  readonly indexes: readonly Index[];
  readonly searchIndex?: SearchIndexSpec;
  readonly counters?: readonly string[];
  readonly auth: AuthOptions;
  readonly hooks: Hooks;
  readonly system: boolean;
}

/** A record as the engine returns it: every visible field is present, dates are text, lists are arrays. */
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

/** Input to create or update a record. */
export type InputFor<C extends Collection> = { id?: string } & (C['type'] extends 'auth'
  ? { email?: string; emailVisibility?: boolean; verified?: boolean; password?: string }
  : unknown) & { [K in keyof C['declared']]?: InputOf<C['declared'][K]> };

/** Fields that the engine adds. */
export const systemFields = {
  id: text({
    min: 15,
    max: 15,
    pattern: '^[a-z0-9]+$',
    autogenerate: '[a-z0-9]{15}',
    required: true,
    primaryKey: true,
  }),
  auth: {
    password: password({ min: 8, required: true }),
    tokenKey: text({ min: 30, max: 60, autogenerate: '[A-Za-z0-9]{50}', required: true, hidden: true }),
    email: email({ required: true }),
    emailVisibility: bool(),
    verified: bool(),
  },
  /** `[id, end in seconds since 1970]` of each session that was ended before its token expired. */
  session: { endedSessions: json<[id: string, end: number][]>({ hidden: true }) },
  created: autodate({ onCreate: true }),
  updated: autodate({ onCreate: true, onUpdate: true }),
};

/** Indexes that every auth collection has. */
export const authIndexes: readonly Index[] = [
  { columns: ['tokenKey'], unique: true },
  { columns: ['email'], unique: true, where: `"email" != ''` },
];

/** Names that answers use for other purposes. */
const reservedNames = new Set(['collectionId', 'collectionName', 'expand', 'id', 'created', 'updated']);

/**
 * Declares a collection.
 * @throws when a name has characters other than letters, digits and `_`, or is reserved by the engine
 */
export function defineCollection<
  const Name extends string,
  const F extends Fields,
  const T extends 'base' | 'auth' = 'base',
>(spec: CollectionSpec<Name, F> & { readonly type?: T }): Collection<Name, F> & { readonly type: T } {
  const type = (spec.type ?? 'base') as T;
  const auth = {
    ...(type === 'auth' && systemFields.auth),
    ...(spec.auth?.password?.length && { password: password({ ...spec.auth.password.length, required: true }) }),
    ...(spec.auth?.session && systemFields.session),
  };
  checkNames(spec, auth);
  const collection = {
    id: collectionId(type, spec.name),
    name: spec.name,
    type,
    fields: Object.freeze({
      id: systemFields.id,
      ...auth,
      ...spec.fields,
      created: systemFields.created,
      updated: systemFields.updated,
    }),
    declared: spec.fields,
    rules: spec.rules,
    indexes: [...(type === 'auth' ? authIndexes : []), ...(spec.indexes ?? [])],
    ...(spec.notice && { notice: spec.notice }),
    ...(spec.searchIndex && { searchIndex: spec.searchIndex }),
    ...(spec.counters && { counters: spec.counters }),
    auth: spec.auth ?? {},
    hooks: spec.hooks ?? {},
    system: spec.name.startsWith('_'),
  };
  return Object.freeze(collection);
}

function checkNames(spec: CollectionSpec, auth: Fields): void {
  for (const name of [spec.name, ...Object.keys(spec.fields)]) {
    if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`"${name}" is not a valid name. Use letters, digits and "_".`);
  }
  for (const name of Object.keys(spec.fields)) {
    if (reservedNames.has(name) || name in auth) throw new Error(`${spec.name}.${name} is reserved for the engine.`);
  }
}

/** Returns the id of a collection: a checksum of type and name, so that it is the same on every database. */
export function collectionId(type: string, name: string): string {
  return `pbc_${String(crc32(type + name)).padStart(10, '0')}`;
}

export type { Hooks } from './hooks.ts';
