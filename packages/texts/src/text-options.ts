import { numberFormat } from '@dossier/domain/intl';
import { isolated } from '@dossier/domain/isolated';
import { fallbackLanguage, languages } from '@dossier/domain/languages';
import type { FormatterModule, InitOptions } from 'i18next';
import type {} from './text-files.ts';

/** Gives numbers in texts the separators of the language, a year none, and isolates names of the other direction. */
export const textNumbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language, options) => {
    if (typeof value === 'string') return isolated(value);
    const isPlain = typeof value !== 'number' || options?.['interpolationkey'] === 'year';
    return isPlain ? (value as string) : numberFormat(language ?? fallbackLanguage).format(value);
  },
};

/** How texts are resolved and interpolated, the same in the browser and on the server. Escaping is left to the renderer. Used together with `textNumbers`. */
export const textOptions = {
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  load: 'languageOnly',
  nonExplicitSupportedLngs: true,
  defaultNS: 'common',
  fallbackNS: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
} as const satisfies InitOptions;
