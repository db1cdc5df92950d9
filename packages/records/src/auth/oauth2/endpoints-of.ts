import type { OAuth2Provider } from '../../collection/collection.ts';
import { fetchJson } from './fetch-json.ts';
import { type Endpoints, presetOf } from './presets.ts';

/** Discovered addresses by issuer; a failed discovery is tried again. */
const discovered = new Map<string, Promise<Record<string, unknown>>>();

/**
 * Where a provider lives: as declared, else its preset, else discovered from `extra.issuer`.
 * @throws when the issuer is unreachable
 */
export async function endpointsOf(provider: OAuth2Provider): Promise<Endpoints> {
  const preset = presetOf(provider);
  const { extra = {} } = provider;
  const issuer = typeof extra['issuer'] === 'string' ? extra['issuer'] : '';
  const said = issuer !== '' ? await discover(issuer) : {};
  const found = (key: string): string => (typeof said[key] === 'string' ? said[key] : '');
  const declaredIssuers = Array.isArray(extra['issuers']) ? extra['issuers'].map(String) : [];
  return {
    authURL: provider.authURL || preset.authURL || found('authorization_endpoint'),
    tokenURL: provider.tokenURL || preset.tokenURL || found('token_endpoint'),
    userInfoURL: provider.userInfoURL || preset.userInfoURL || found('userinfo_endpoint'),
    jwksURL: String(extra['jwksURL'] ?? '') || found('jwks_uri'),
    issuers: issuer !== '' ? [found('issuer') || issuer] : declaredIssuers,
  };
}

function discover(issuer: string): Promise<Record<string, unknown>> {
  const known = discovered.get(issuer);
  if (known) return known;
  const request = fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  discovered.set(issuer, request);
  request.catch(() => discovered.delete(issuer));
  return request;
}
