import type { Collection, OAuth2Provider } from '@dossier/records';

/** The settings of external sign-in providers, with the meaning of their values. */
export const providerSettings = {
  OIDC_GOOGLE: 'OIDC_GOOGLE must be "client-id client-secret" as Google gave them.',
  OIDC_MICROSOFT:
    'OIDC_MICROSOFT must be "tenant-id client-id client-secret" of an app registration for one tenant: not common, organizations or consumers.',
  OIDC_PROVIDER:
    'OIDC_PROVIDER must be "issuer client-id client-secret name on the button", with an issuer that starts with https:// (http:// on this machine only).',
} as const;

export type ProviderSetting = keyof typeof providerSettings;

type Reader = (parts: readonly string[]) => OAuth2Provider | undefined;

const sharedTenants = new Set(['common', 'organizations', 'consumers']);

/** Undefined where the values are invalid for the setting. */
export const readProvider: Readonly<Record<ProviderSetting, Reader>> = {
  OIDC_GOOGLE: ([clientId, clientSecret, ...rest]) =>
    clientId && clientSecret && rest.length === 0 ? { name: 'google', clientId, clientSecret } : undefined,
  // Addresses of one tenant only: in a shared tenant an administrator of another could claim any e-mail address.
  OIDC_MICROSOFT: ([tenant, clientId, clientSecret, ...rest]) => {
    if (!tenant || !clientId || !clientSecret || rest.length > 0) return undefined;
    if (sharedTenants.has(tenant.toLowerCase()) || !/^[\w.-]+$/.test(tenant)) return undefined;
    const base = `https://login.microsoftonline.com/${tenant}/oauth2/v2.0`;
    return { name: 'microsoft', clientId, clientSecret, authURL: `${base}/authorize`, tokenURL: `${base}/token` };
  },
  OIDC_PROVIDER: ([issuer = '', clientId, clientSecret, ...name]) => {
    if (!isIssuer(issuer) || !clientId || !clientSecret || name.length === 0) return undefined;
    return { name: 'oidc', clientId, clientSecret, displayName: name.join(' '), extra: { issuer } };
  },
};

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && (url.hostname === '127.0.0.1' || url.hostname === 'localhost');
}

/**
 * The same collections, with sign-in by these providers, which is the first step for staff: the second factor follows.
 * Accounts are created by workflows alone, so an unknown person is refused.
 */
export function offering<C extends Readonly<Record<string, Collection>>>(
  collections: C,
  providers: readonly OAuth2Provider[],
): C {
  if (providers.length === 0) return collections;
  const entries = Object.entries(collections).map(([name, collection]) => {
    if (collection.type !== 'auth') return [name, collection];
    const { auth } = collection;
    return [name, Object.freeze({ ...collection, auth: { ...auth, oauth2: { enabled: true, providers } } })];
  });
  return Object.fromEntries(entries) as C;
}

const presetNames: Readonly<Record<string, string>> = { google: 'Google', microsoft: 'Microsoft' };

/** Labels of the buttons. */
export function buttonsOf(providers: readonly OAuth2Provider[]): { name: string; displayName: string }[] {
  return providers.map(({ name, displayName }) => ({ name, displayName: displayName || (presetNames[name] ?? name) }));
}
