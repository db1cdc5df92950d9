import type { Language } from '@dossier/domain/languages';
import { client } from '#api/client.ts';
import { noteOwn } from '#api/session.ts';
import { runWorkflow } from '#api/workflows.ts';

/** Stores the language with the account of a signed-in user. Returns whether it is stored, or there is no account. */
export async function storeLanguage(language: Language): Promise<boolean> {
  if (!client.authStore.isValid) return true;
  noteOwn(client, { language });
  try {
    await runWorkflow('save-profile', { language });
    // A session refresh that started before the account was saved may have restored the old language.
    noteOwn(client, { language });
    return true;
  } catch {
    return false;
  }
}
