import { createHash } from 'node:crypto';
import type { createRemoteJWKSet, JWTPayload } from 'jose';
import type { Endpoints } from './presets.ts';

/** Asymmetric algorithms only: a client secret is no signing key here. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const clockToleranceSeconds = 120;
/** Maximum age: an ID token is received from the token endpoint right after it was issued. */
const maxAgeSeconds = 600;
const fetchTimeoutMs = 30_000;

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** The keys of each provider by address; fetched again when a token names an unknown key. */
const keySets = new Map<string, KeySet>();

/** Expected claims of an ID token. */
export interface Expected {
  readonly clientId: string;
  readonly codeVerifier: string;
  readonly now: Date;
}

/**
 * The `nonce` of a sign-in. Derived from the code verifier, which the client returns with the code, so the server
 * stores nothing. Empty without a verifier: such a sign-in has no nonce.
 */
export function nonceOf(codeVerifier: string): string {
  return codeVerifier === '' ? '' : createHash('sha256').update(`nonce ${codeVerifier}`).digest('base64url');
}

/**
 * Verifies signature, issuer, audience, times and nonce of an ID token (OpenID Connect Core 1.0, section 3.1.3.7).
 * @returns its claims
 * @throws when a check fails or the provider's keys cannot be fetched
 */
export async function verifyIdToken(
  token: string,
  endpoints: Endpoints,
  { clientId, codeVerifier, now }: Expected,
): Promise<JWTPayload> {
  if (token === '') throw new Error('The provider returned no ID token.');
  if (endpoints.jwksURL === '') throw new Error('The keys of the provider are unknown.');
  // Loaded when a provider is used: most servers have none.
  const jose = await import('jose');
  const { payload } = await jose.jwtVerify(token, keySetOf(jose, endpoints.jwksURL), {
    algorithms,
    audience: clientId,
    ...(endpoints.issuers.length > 0 && { issuer: [...endpoints.issuers] }),
    requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
    clockTolerance: clockToleranceSeconds,
    maxTokenAge: maxAgeSeconds,
    currentDate: now,
  });
  const isForOthers = payload['azp'] !== undefined && payload['azp'] !== clientId;
  if (isForOthers) throw new Error('The ID token was issued to another client.');
  if (payload['nonce'] !== (nonceOf(codeVerifier) || undefined)) throw new Error('The nonce of the ID token is wrong.');
  return payload;
}

function keySetOf(jose: typeof import('jose'), address: string): KeySet {
  const known = keySets.get(address);
  if (known) return known;
  const keys = jose.createRemoteJWKSet(new URL(address), { timeoutDuration: fetchTimeoutMs });
  keySets.set(address, keys);
  return keys;
}
