import { fallbackLanguage, isLanguage, type Language } from '@dossier/domain/languages';
import { translationRetries, translationRetryMs } from '@dossier/domain/limits';
import type { TextFile } from '@dossier/texts/text-files';
import { textNumbers, textOptions } from '@dossier/texts/text-options';
import i18next, { type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { detectLanguage } from './detect-language.ts';
import { FetchTexts } from './fetch-texts.ts';

/** Texts of every page. */
const firstTexts: TextFile[] = ['common', 'errors', 'statuses'];

/** Options of the web's i18next; tests use the same ones. */
export const webTextOptions: InitOptions = {
  ...textOptions,
  // The files of a language contain what is missing in it in the fallback language, so no second file is loaded.
  fallbackLng: (code) => (isLanguage(code) ? [] : [fallbackLanguage]),
  ns: firstTexts,
  maxRetries: translationRetries,
  retryTimeout: translationRetryMs,
  react: { useSuspense: true },
};

/**
 * Detects the language and loads the first texts. The page's `lang` follows every change.
 * @returns whether they loaded
 */
export async function startTexts(): Promise<boolean> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next.use(FetchTexts).use(detectLanguage).use(textNumbers).use(initReactI18next).init(webTextOptions);
  return firstTexts.every(isLoaded);
}

export function currentLanguage(): Language {
  const found = i18next.resolvedLanguage ?? i18next.language;
  return isLanguage(found) ? found : fallbackLanguage;
}

/**
 * Loads the texts of a feature before its screen is shown; called by a route's loader.
 * @throws when a file did not load, in any language: a screen never shows the keys of its texts
 */
export async function loadTexts(...names: TextFile[]): Promise<void> {
  // The language of the account may arrive while those of another language load.
  let loaded: string;
  do {
    loaded = i18next.language;
    await i18next.loadNamespaces(names);
  } while (loaded !== i18next.language);
  const missing = names.filter((name) => !isLoaded(name));
  if (missing.length > 0) throw new Error(`texts did not load: ${missing.join(', ')}`);
}

const isLoaded = (name: string) => i18next.languages.some((language) => i18next.hasResourceBundle(language, name));

let isChosenHere = false;

/** A person's selection is kept until the next one. */
export async function switchLanguage(language: Language): Promise<void> {
  isChosenHere = true;
  await i18next.changeLanguage(language);
}

/** The language stored with the account, unless the person selected one on this page or in its address. */
export async function followAccount(language: unknown): Promise<void> {
  const isAsked = new URLSearchParams(location.search).has('lng');
  if (isLanguage(language) && !isChosenHere && !isAsked && language !== currentLanguage())
    await i18next.changeLanguage(language);
}
