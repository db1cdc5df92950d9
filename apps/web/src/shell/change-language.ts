import type { Language } from '@dossier/domain/languages';
import { switchLanguage } from '#i18n/setup.ts';

/** Switches the language at once, and stores it with the account of a signed-in user. @returns whether it was stored */
export async function changeLanguage(language: Language): Promise<boolean> {
  await switchLanguage(language);
  const { storeLanguage } = await import('./store-language.ts');
  return storeLanguage(language);
}
