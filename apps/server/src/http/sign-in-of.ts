import type { DeclarantSignIn } from '@dossier/domain/kyc-form/declaration';
import { dateText, type OAuth2Provider, type SignedInBy } from '@dossier/records';
import { buttonsOf } from '../runtime/oauth-providers.ts';

/** How the session of a token was signed in; null when its token does not say so. */
export function signInOf(
  { method, provider = '', since = 0 }: SignedInBy & { readonly since?: number },
  providers: readonly OAuth2Provider[],
): DeclarantSignIn | null {
  const at = dateText(new Date(since * 1000));
  if (method === 'otp') return { method: 'code', at };
  if (method !== 'oauth2') return null;
  const { displayName = provider } = buttonsOf(providers).find(({ name }) => name === provider) ?? {};
  return { method: 'provider', provider: displayName, at };
}
