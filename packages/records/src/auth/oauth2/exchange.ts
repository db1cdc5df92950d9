import type { OAuth2Provider } from '../../collection/collection.ts';
import { dateText } from '../../core/date-text.ts';
import { endpointsOf } from './endpoints-of.ts';
import { fetchJson } from './fetch-json.ts';
import { verifyIdToken } from './id-token.ts';
import { presetOf, returnsIdToken } from './presets.ts';

/** The authorization code that the client received from the provider. */
export interface Grant {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectURL: string;
}

export interface ProviderToken {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
  /** Date text; empty when the provider returns none. */
  readonly expiry: string;
}

/** A user of the provider. `email` is empty when the provider has not verified it. */
export interface ProviderUser {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly avatarURL: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** @throws when the provider rejects the code */
export async function fetchToken(provider: OAuth2Provider, grant: Grant, now: Date): Promise<ProviderToken> {
  const { tokenURL } = await endpointsOf(provider);
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: grant.code,
    redirect_uri: grant.redirectURL,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    ...(provider.pkce !== false && { code_verifier: grant.codeVerifier }),
  });
  const answer = await fetchJson(tokenURL, { method: 'POST', body: form });
  const seconds = Number(answer['expires_in'] ?? 0);
  if (text(answer['access_token']) === '') throw new Error('The provider returned no access token.');
  return {
    accessToken: text(answer['access_token']),
    refreshToken: text(answer['refresh_token']),
    idToken: text(answer['id_token']),
    expiry: seconds > 0 ? dateText(new Date(now.getTime() + seconds * 1000)) : '',
  };
}

/** @throws when the ID token is invalid, or the provider does not identify the user */
export async function fetchUser(
  provider: OAuth2Provider,
  token: ProviderToken,
  sent: Pick<Grant, 'codeVerifier'> & { readonly now: Date },
): Promise<ProviderUser> {
  const raw = await fetchClaims(provider, token, sent);
  const { keys, emailIsVerified = false } = presetOf(provider);
  const read = (key: keyof typeof keys): string => (keys[key] === '' ? '' : text(raw[keys[key]]));
  const id = read('id');
  if (id === '') throw new Error('The provider does not identify the user.');
  const said = raw['email_verified'];
  const isVerified = said === undefined ? emailIsVerified : said === true || said === 'true' || said === 1;
  return {
    id,
    name: read('name'),
    username: read('username'),
    email: isVerified ? read('email') : '',
    avatarURL: read('avatarURL'),
    raw,
  };
}

/** The verified claims of the ID token, replaced by those of the userinfo endpoint where there is one. */
async function fetchClaims(
  provider: OAuth2Provider,
  { accessToken, idToken }: ProviderToken,
  { codeVerifier, now }: Pick<Grant, 'codeVerifier'> & { readonly now: Date },
): Promise<Readonly<Record<string, unknown>>> {
  const endpoints = await endpointsOf(provider);
  const { clientId, pkce } = provider;
  const expected = { clientId, codeVerifier: pkce === false ? '' : codeVerifier, now };
  const isSigned = returnsIdToken(provider, endpoints) || endpoints.userInfoURL === '';
  const claims = isSigned ? await verifyIdToken(idToken, endpoints, expected) : undefined;
  if (claims && endpoints.userInfoURL === '') return claims;
  const raw = await fetchJson(endpoints.userInfoURL, { headers: { authorization: `Bearer ${accessToken}` } });
  // OpenID Connect Core 1.0, section 5.3.2.
  if (claims && raw['sub'] !== claims.sub) throw new Error('The userinfo endpoint describes another user.');
  return raw;
}
