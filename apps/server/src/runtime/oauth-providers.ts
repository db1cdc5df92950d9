import type { Collection, OAuth2Provider } from '@dossier/records';

type Reader = (parts: readonly string[]) => OAuth2Provider | undefined;

const sharedTenants = new Set(['common', 'organizations', 'consumers']);

/** Kinds of providers by their first word in `OIDC_PROVIDERS`, with how the rest is read and what it must be. */
const kinds: Readonly<Record<'google' | 'microsoft' | 'issuer', { readonly read: Reader; readonly form: string }>> = {
  google: {
    form: 'google client-id client-secret',
    read: ([, clientId, clientSecret, ...rest]) =>
      clientId && clientSecret && rest.length === 0 ? { name: 'google', clientId, clientSecret } : undefined,
  },
  microsoft: {
    form: 'microsoft tenant-id client-id client-secret, of an app registration for one tenant: not common, organizations or consumers',
    // Addresses of one tenant only: in a shared tenant an administrator of another could claim any e-mail address.
    read: ([, tenant, clientId, clientSecret, ...rest]) => {
      if (!tenant || !clientId || !clientSecret || rest.length > 0) return undefined;
      if (sharedTenants.has(tenant.toLowerCase()) || !/^[\w.-]+$/.test(tenant)) return undefined;
      const base = `https://login.microsoftonline.com/${tenant}/oauth2/v2.0`;
      return { name: 'microsoft', clientId, clientSecret, authURL: `${base}/authorize`, tokenURL: `${base}/token` };
    },
  },
  issuer: {
    form: 'issuer client-id client-secret name on the button, with an issuer that starts with https:// (http:// on this machine only)',
    read: ([issuer = '', clientId, clientSecret, ...name]) => {
      if (!isIssuer(issuer) || !clientId || !clientSecret || name.length === 0) return undefined;
      return { name: 'oidc', clientId, clientSecret, displayName: name.join(' '), extra: { issuer } };
    },
  },
};

/** Reads `OIDC_PROVIDERS`, one provider of each kind, separated by semicolons. Returns a sentence on an invalid one. */
export function readProviders(text: string): OAuth2Provider[] | string {
  const found: OAuth2Provider[] = [];
  // A client secret may contain a semicolon, but no space.
  for (const part of text.split(/;(?:\s+|$)/).flatMap((one) => one.trim() || [])) {
    const words = part.split(/\s+/);
    const [first = ''] = words;
    const { read, form } = kinds[first === 'google' || first === 'microsoft' ? first : 'issuer'];
    const provider = read(words);
    if (!provider) return `OIDC_PROVIDERS has an invalid entry: it must be ${form}. Separate entries by "; ".`;
    if (found.some(({ name }) => name === provider.name))
      return `OIDC_PROVIDERS may have one entry of the kind ${first === provider.name ? first : 'issuer'}.`;
    found.push(provider);
  }
  return found;
}

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
