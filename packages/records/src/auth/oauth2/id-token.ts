import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { fetchJson } from './fetch-json.ts';
import type { Endpoints } from './presets.ts';

type Claims = Record<string, unknown>;

const digests: Readonly<Record<string, string>> = {
  RS256: 'sha256',
  RS384: 'sha384',
  RS512: 'sha512',
  ES256: 'sha256',
  ES384: 'sha384',
};
const leewaySeconds = 120;

/**
 * The claims of an id token. It came straight from the token endpoint; where the provider's keys are known its
 * signature is proven too. Errors: throws when it is not from this issuer, not for this client, or out of time.
 */
export async function readIdToken(token: string, clientId: string, endpoints: Endpoints, now: Date): Promise<Claims> {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const header = decoded(head);
  const claims = decoded(payload);
  const seconds = now.getTime() / 1000;
  const audiences = [claims['aud']].flat();
  if (!audiences.includes(clientId)) throw new Error('The id token is for another client.');
  if (!(Number(claims['exp']) + leewaySeconds > seconds)) throw new Error('The id token has expired.');
  if (Number(claims['iat'] ?? 0) - leewaySeconds > seconds) throw new Error('The id token is from the future.');
  if (endpoints.issuers.length > 0 && !endpoints.issuers.includes(String(claims['iss'])))
    throw new Error('The id token is from another issuer.');
  if (endpoints.jwksURL !== '') await prove(header, `${head}.${payload}`, signature, endpoints.jwksURL);
  return claims;
}

function decoded(part: string): Claims {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;
}

async function prove(header: Claims, signed: string, signature: string, jwksURL: string): Promise<void> {
  const digest = digests[String(header['alg'])];
  const { keys } = (await fetchJson(jwksURL)) as { keys?: (JsonWebKey & { kid?: string })[] };
  const jwk = keys?.find(({ kid }) => header['kid'] === undefined || kid === header['kid']);
  if (!digest || !jwk) throw new Error('The id token is signed with an unknown key.');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const options = { key, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify(digest, Buffer.from(signed), options, Buffer.from(signature, 'base64url')))
    throw new Error('The signature of the id token is wrong.');
}
