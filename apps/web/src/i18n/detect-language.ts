import { isLanguage } from '@dossier/domain/languages';
import type { LanguageDetectorModule } from 'i18next';
import { detectionOrder, languageKey } from './detection-order.ts';

type Source = (typeof detectionOrder)[number];

/** Where a page may say its language: address, cookies, both storages, the browser and the page itself. */
export interface LanguageSources {
  readonly search: string;
  readonly cookie: string;
  readonly local: Pick<Storage, 'getItem'>;
  readonly session: Pick<Storage, 'getItem'>;
  readonly browser: readonly string[];
  readonly page: string;
}

const said: Readonly<Record<Source, (from: LanguageSources) => readonly (string | null)[]>> = {
  querystring: ({ search }) => [new URLSearchParams(search).get('lng')],
  cookie: ({ cookie }) => [new RegExp(`(?:^|; )${languageKey}=([^;]*)`).exec(cookie)?.[1] ?? null],
  localStorage: ({ local }) => [local.getItem(languageKey)],
  sessionStorage: ({ session }) => [session.getItem(languageKey)],
  navigator: ({ browser }) => browser,
  htmlTag: ({ page }) => [page],
};

/** All languages that were said, the one that counts first; languages that the desk does not speak are passed over. */
export function languagesSaid(from: LanguageSources): string[] {
  return detectionOrder
    .flatMap((source) => said[source](from))
    .map((language) => (language ?? '').toLowerCase().split(/[-_]/)[0] ?? '')
    .filter(isLanguage);
}

/** Finds the language of this browser, and keeps what was chosen in local storage. */
export const detectLanguage: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () =>
    languagesSaid({
      search: location.search,
      cookie: document.cookie,
      local: localStorage,
      session: sessionStorage,
      browser: navigator.languages,
      page: document.documentElement.lang,
    }),
  cacheUserLanguage: (language) => localStorage.setItem(languageKey, language),
};
