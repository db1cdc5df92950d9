import { createHash } from 'node:crypto';
import type { OAuth2Provider } from '../../collection/collection.ts';
import { randomText } from '../../core/random.ts';
import { endpointsOf } from './endpoints-of.ts';
import { nonceOf } from './id-token.ts';
import { presetOf, returnsIdToken } from './presets.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const stateLength = 30;
const verifierLength = 43;

/**
 * Describes a provider for a sign-in page; the client appends its redirect URL to `authURL`.
 * Source: docs/reference/record-api.md 11.
 */
export async function describeProvider(provider: OAuth2Provider): Promise<Record<string, string>> {
  const preset = presetOf(provider);
  const state = randomText(stateLength, alphabet);
  const usesPkce = provider.pkce !== false;
  const codeVerifier = usesPkce ? randomText(verifierLength, alphabet) : '';
  const codeChallenge = usesPkce ? createHash('sha256').update(codeVerifier).digest('base64url') : '';
  const codeChallengeMethod = usesPkce ? 'S256' : '';
  const endpoints = await endpointsOf(provider);
  const { authURL } = endpoints;
  const nonce = returnsIdToken(provider, endpoints) ? nonceOf(codeVerifier) : '';
  const url = new URL(authURL);
  const query: Readonly<Record<string, string>> = {
    client_id: provider.clientId,
    ...(usesPkce && { code_challenge: codeChallenge, code_challenge_method: codeChallengeMethod }),
    response_type: 'code',
    scope: preset.scopes.join(' '),
    state,
    ...(nonce !== '' && { nonce }),
  };
  const address = `${authURL}${url.search === '' ? '?' : '&'}${new URLSearchParams(query)}&redirect_uri=`;
  return {
    name: provider.name,
    displayName: provider.displayName || preset.displayName,
    state,
    authURL: address,
    authUrl: address,
    codeVerifier,
    codeChallenge,
    codeChallengeMethod,
  };
}
