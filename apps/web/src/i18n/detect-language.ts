import { isLanguage } from '@dossier/domain/languages';
import type { LanguageDetectorModule } from 'i18next';
import { detectionOrder, languageKey } from './detection-order.ts';

type Source = (typeof detectionOrder)[number];

/** Sources of a page's language: address, cookies, both storages, the browser and the page itself. */
export interface LanguageSources {
  readonly search: string;
  readonly cookie: string;
  readonly local: Pick<Storage, 'getItem'>;
  readonly session: Pick<Storage, 'getItem'>;
  readonly browser: readonly string[];
  readonly page: string;
}

const foundLanguages: Readonly<Record<Source, (from: LanguageSources) => readonly (string | null)[]>> = {
  querystring: ({ search }) => [new URLSearchParams(search).get('lng')],
  cookie: ({ cookie }) => [new RegExp(`(?:^|; )${languageKey}=([^;]*)`).exec(cookie)?.[1] ?? null],
  localStorage: ({ local }) => [local.getItem(languageKey)],
  sessionStorage: ({ session }) => [session.getItem(languageKey)],
  navigator: ({ browser }) => browser,
  htmlTag: ({ page }) => [page],
};

/** All languages found, most important first; unsupported languages are skipped. */
export function candidateLanguages(from: LanguageSources): string[] {
  return detectionOrder
    .flatMap((source) => foundLanguages[source](from))
    .map((language) => (language ?? '').toLowerCase().split(/[-_]/)[0] ?? '')
    .filter(isLanguage);
}

/** The languages of this page, most important first. */
const detect = () =>
  candidateLanguages({
    search: location.search,
    cookie: document.cookie,
    local: localStorage,
    session: sessionStorage,
    browser: navigator.languages,
    page: document.documentElement.lang,
  });

/** The language that the page will have. */
export const detectedLanguage = (): string | undefined => detect()[0];

/** Detects the language of this browser, and stores the selected one in local storage. */
export const detectLanguage: LanguageDetectorModule = {
  type: 'languageDetector',
  detect,
  cacheUserLanguage: (language) => localStorage.setItem(languageKey, language),
};
