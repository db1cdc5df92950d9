import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Collection, TokenType } from '../collection/collection.ts';
import type { SignInMethod } from './sign-in-method.ts';

/** Claims of every token; the SDK reads `exp`, `type` and `collectionId`. */
export interface TokenClaims {
  readonly id: string;
  readonly type: TokenType;
  readonly collectionId: string;
  /** Seconds since 1970. */
  readonly exp: number;
  /** Only auth tokens: whether auth-refresh renews it. */
  readonly refreshable?: boolean;
  /** Only auth tokens: counts as a guest, except for `auth-refresh` and for routes of the program that accept it. */
  readonly limited?: boolean;
  /** Id of the session, for collections whose sessions end; see SessionLimits. */
  readonly session?: string;
  /** Sign-in and last use of the session, in seconds since 1970. */
  readonly since?: number;
  readonly used?: number;
  /** How the session was signed in, with the provider of an OAuth2 sign-in. */
  readonly method?: SignInMethod;
  readonly provider?: string;
  readonly email?: string;
  readonly newEmail?: string;
}

/** Lifetime of a limited auth token in seconds: enough to add a second factor. */
export const limitedTokenSeconds = 30 * 60;

/** Default lifetimes in seconds. Source: docs/reference/record-api.md 9.1. */
export const defaultTokenSeconds: Readonly<Record<TokenType, number>> = {
  auth: 7 * 24 * 3600,
  file: 3 * 60,
  verification: 3 * 24 * 3600,
  passwordReset: 30 * 60,
  emailChange: 30 * 60,
};

const header = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * Signs and checks tokens. The key is the record's `tokenKey` followed by a secret of that collection and type,
 * derived from the server's secret: a token of one type or collection is worth nothing for another.
 */
export class Tokens {
  readonly #secret: string;
  readonly #now: () => Date;
  readonly #secrets = new Map<string, string>();

  constructor(secret: string, now: () => Date) {
    this.#secret = secret;
    this.#now = now;
  }

  /** Extra claims (`refreshable`, `email`) go in as they are; `exp` replaces the lifetime of the collection. */
  sign(collection: Collection, record: { id: string; tokenKey: string }, type: TokenType, extra: object = {}): string {
    const seconds = collection.auth.tokenSeconds?.[type] ?? defaultTokenSeconds[type];
    const exp = Math.floor(this.#now().getTime() / 1000) + seconds;
    const body = `${header}.${encode({ collectionId: collection.id, exp, id: record.id, type, ...extra })}`;
    return `${body}.${this.#signature(body, collection.id, type, record.tokenKey).toString('base64url')}`;
  }

  /** The claims of a well-formed, unexpired token, not yet proven: `verify` needs the record's key. */
  read(token: string): TokenClaims | undefined {
    const [head, payload, signature, ...rest] = token.split('.');
    if (head !== header || !payload || !signature || rest.length > 0) return undefined;
    const claims = decode(payload);
    return claims && claims.exp * 1000 > this.#now().getTime() ? claims : undefined;
  }

  /** Decodes the claims of a token without verification; empty when it is malformed. */
  peek(token: string): Readonly<Record<string, unknown>> {
    const parts = token.split('.');
    return parts.length === 3 ? (parsed(parts[1] ?? '') ?? {}) : {};
  }

  /** Constant time in the signature. */
  verify(token: string, claims: TokenClaims, tokenKey: string): boolean {
    const end = token.lastIndexOf('.');
    const given = Buffer.from(token.slice(end + 1), 'base64url');
    const expected = this.#signature(token.slice(0, end), claims.collectionId, claims.type, tokenKey);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #signature(body: string, collectionId: string, type: TokenType, tokenKey: string): Buffer {
    return createHmac('sha256', tokenKey + this.#secretOf(collectionId, type))
      .update(body)
      .digest();
  }

  #secretOf(collectionId: string, type: TokenType): string {
    const name = `${collectionId}/${type}`;
    const known = this.#secrets.get(name);
    if (known) return known;
    const made = Buffer.from(hkdfSync('sha256', this.#secret, collectionId, `token:${type}`, 32)).toString('base64url');
    this.#secrets.set(name, made);
    return made;
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(payload: string): TokenClaims | undefined {
  const claims = parsed(payload) as Partial<TokenClaims> | undefined;
  const whole =
    typeof claims?.id === 'string' &&
    typeof claims.collectionId === 'string' &&
    typeof claims.exp === 'number' &&
    typeof claims.type === 'string' &&
    Object.hasOwn(defaultTokenSeconds, claims.type);
  return whole ? (claims as TokenClaims) : undefined;
}

function parsed(payload: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
