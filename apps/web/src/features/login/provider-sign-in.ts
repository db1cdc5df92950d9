import { client } from '#api/client.ts';

const key = 'dossier_provider';

interface Started {
  readonly provider: string;
  readonly state: string;
  readonly codeVerifier: string;
}

/** The address that the provider sends people back to: the login of this origin. */
const redirectUrl = () => `${location.origin}/login`;

/** Leaves for the provider's own page. Errors: the request's, when the provider is not offered any more. */
export async function leaveForProvider(collection: string, name: string): Promise<void> {
  const { oauth2 } = await client.collection(collection).listAuthMethods({ requestKey: null });
  const found = oauth2.providers.find((provider) => provider.name === name);
  if (!found) throw new Error(`the provider ${name} is not offered`);
  const started: Started = { provider: name, state: found.state, codeVerifier: found.codeVerifier };
  sessionStorage.setItem(key, JSON.stringify(started));
  location.assign(`${found.authURL}${encodeURIComponent(redirectUrl())}`);
}

/** Ends what was started, with what the provider sent back. Says false when there was nothing to end. */
export async function returnFromProvider(
  collection: string,
  code: string | undefined,
  state: string | undefined,
): Promise<boolean> {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!stored || !code || !state) return false;
  const started = JSON.parse(stored) as Started;
  if (started.state !== state) throw new Error('the provider answered to another sign-in');
  await client
    .collection(collection)
    .authWithOAuth2Code(started.provider, code, started.codeVerifier, redirectUrl(), {}, { requestKey: null });
  return true;
}
