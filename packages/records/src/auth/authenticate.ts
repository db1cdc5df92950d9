import type { Collection, TokenType } from '../collection/collection.ts';
import type { AnyRecord } from '../core/record.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { Store } from '../store/store.ts';
import { isSessionEnded } from './session.ts';
import type { TokenClaims, Tokens } from './token.ts';

/** An authenticated record. `record` is the whole row, hidden fields included. */
export interface SignedIn {
  readonly collection: Collection;
  readonly record: AnyRecord & { readonly tokenKey: string };
  readonly isSuperuser: boolean;
  readonly claims: TokenClaims;
}

const maxProven = 10_000;

/** Resolves a token to the current record. */
export class Authenticator {
  readonly #store: Store;
  readonly #tokens: Tokens;
  readonly #byId: ReadonlyMap<string, Collection>;
  /** Token → tokenKey of its verification: the signature is verified once, the key is compared each time. */
  readonly #proven = new Map<string, string>();

  constructor(store: Store, tokens: Tokens) {
    this.#store = store;
    this.#tokens = tokens;
    this.#byId = new Map([...store.collections.values()].map((collection) => [collection.id, collection]));
  }

  /**
   * Returns undefined for anything but a valid token of this type: a client with an invalid token is a guest.
   * @param acceptsLimited also returns the account of a limited token
   */
  async resolve(token: string, type: TokenType, acceptsLimited = false): Promise<SignedIn | undefined> {
    const claims = token === '' ? undefined : this.#tokens.read(token);
    if (claims?.limited === true && !acceptsLimited) return undefined;
    const collection = claims?.type === type ? this.#byId.get(claims.collectionId) : undefined;
    if (!claims || collection?.type !== 'auth') return undefined;
    const record = await this.#store.reader.get(collection.name, claims.id);
    const tokenKey = (record as AnyRecord | undefined)?.['tokenKey'];
    if (!record || typeof tokenKey !== 'string' || tokenKey === '') return undefined;
    if (!this.#isProven(token, claims, tokenKey)) return undefined;
    if (claims.session !== undefined && isSessionEnded(record as AnyRecord, claims.session)) return undefined;
    const isSuperuser = collection.name === '_superusers';
    return { collection, record: record as unknown as SignedIn['record'], isSuperuser, claims };
  }

  #isProven(token: string, claims: TokenClaims, tokenKey: string): boolean {
    if (this.#proven.get(token) === tokenKey) return true;
    if (!this.#tokens.verify(token, claims, tokenKey)) return false;
    if (this.#proven.size >= maxProven) this.#proven.clear();
    this.#proven.set(token, tokenKey);
    return true;
  }
}

/**
 * The token of an `Authorization` header: bare, or after exactly `Bearer `.
 * Source: docs/reference/record-api.md 1.1.
 */
export function tokenOf(authorization: string | undefined): string {
  return (authorization ?? '').replace(/^Bearer /, '');
}

/** The signed-in record as rules see it. */
export function authOf(collection: Collection, record: AnyRecord): NonNullable<RequestInfo['auth']> {
  return { ...record, collectionName: collection.name, collectionId: collection.id };
}
