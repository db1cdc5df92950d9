import { client } from '#api/client.ts';
import { type FirstStepAnswer, secondStepOf } from '#api/sign-in.ts';

const key = 'dossier_provider';

interface Started {
  readonly provider: string;
  readonly state: string;
  readonly codeVerifier: string;
}

/** The redirect address for the provider: the login of this origin. */
const redirectUrl = () => `${location.origin}/login`;

/**
 * Redirects to the provider's page.
 * @throws the request's error, when the provider is no longer configured
 */
export async function leaveForProvider(collection: string, name: string): Promise<void> {
  const { oauth2 } = await client.collection(collection).listAuthMethods({ requestKey: null });
  const found = oauth2.providers.find((provider) => provider.name === name);
  if (!found) throw new Error(`the provider ${name} is not configured`);
  const started: Started = { provider: name, state: found.state, codeVerifier: found.codeVerifier };
  sessionStorage.setItem(key, JSON.stringify(started));
  location.assign(`${found.authURL}${encodeURIComponent(redirectUrl())}`);
}

/** Completes a started sign-in with the provider's answer. Returns undefined when none was started. */
export async function returnFromProvider(
  collection: string,
  code: string | undefined,
  state: string | undefined,
): Promise<FirstStepAnswer | undefined> {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!stored || !code || !state) return undefined;
  const started = JSON.parse(stored) as Started;
  if (started.state !== state) throw new Error('the provider answered another sign-in');
  return client
    .collection(collection)
    .authWithOAuth2Code(started.provider, code, started.codeVerifier, redirectUrl(), {}, { requestKey: null })
    .then(
      () => ({ step: 'signed-in' }) as const,
      (error: unknown) => {
        const second = secondStepOf(error);
        if (!second) throw error;
        return second;
      },
    );
}
