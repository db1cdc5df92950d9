import type { DeskClient } from '#api/client.ts';
import { currentLanguage } from '#i18n/setup.ts';

/** The SDK, loaded when a person starts to type: the first rendering does not wait for it. In the language on screen. */
export async function signInClient(): Promise<DeskClient> {
  const { client } = await import('#api/client.ts');
  client.lang = currentLanguage();
  return client;
}

/** The schemas of the login; undefined when they failed to load. */
export const loadSchemas = () => import('@dossier/domain/login').catch(() => undefined);

/** Loads what sending the form needs, while the person types. A part that failed is requested again when it is used. */
export function prepareSignIn(): void {
  void loadSchemas();
  signInClient().catch(() => undefined);
}
