import type { OAuth2Provider } from '../../collection/collection.ts';

/** Defaults for a provider; a declaration overrides them. */
export interface Preset {
  readonly displayName: string;
  readonly scopes: readonly string[];
  readonly authURL?: string;
  readonly tokenURL?: string;
  readonly userInfoURL?: string;
  /** The provider returns only verified addresses, without a claim. */
  readonly emailIsVerified?: boolean;
  /** Keys of the provider's user information. */
  readonly keys: Readonly<Record<'id' | 'name' | 'username' | 'email' | 'avatarURL', string>>;
}

const standardKeys = {
  id: 'sub',
  name: 'name',
  username: 'preferred_username',
  email: 'email',
  avatarURL: 'picture',
} as const;

const oidc: Preset = { displayName: 'OIDC', scopes: ['openid', 'email', 'profile'], keys: standardKeys };

const google = 'https://www.googleapis.com';
const microsoft = 'https://login.microsoftonline.com/common/oauth2/v2.0';

/** Source: the providers' own documents. */
export const presets: Readonly<Record<string, Preset>> = {
  oidc,
  oidc2: oidc,
  oidc3: oidc,
  google: {
    displayName: 'Google',
    scopes: [`${google}/auth/userinfo.profile`, `${google}/auth/userinfo.email`],
    authURL: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenURL: 'https://oauth2.googleapis.com/token',
    userInfoURL: `${google}/oauth2/v3/userinfo`,
    keys: { ...standardKeys, username: '' },
  },
  microsoft: {
    displayName: 'Microsoft',
    emailIsVerified: true,
    scopes: ['User.Read'],
    authURL: `${microsoft}/authorize`,
    tokenURL: `${microsoft}/token`,
    userInfoURL: 'https://graph.microsoft.com/v1.0/me',
    keys: { id: 'id', name: 'displayName', username: '', email: 'mail', avatarURL: '' },
  },
};

/** A provider with all its addresses. */
export interface Endpoints {
  readonly authURL: string;
  readonly tokenURL: string;
  readonly userInfoURL: string;
  readonly jwksURL: string;
  /** Accepted in an id token; empty accepts any. */
  readonly issuers: readonly string[];
}

export const presetOf = (provider: OAuth2Provider): Preset => presets[provider.name] ?? oidc;

/** Whether sign-in at this provider returns an ID token that can be verified. */
export const returnsIdToken = (provider: OAuth2Provider, { jwksURL }: Endpoints): boolean =>
  jwksURL !== '' && presetOf(provider).scopes.includes('openid');
