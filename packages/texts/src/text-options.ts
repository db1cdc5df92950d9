import { fallbackLanguage, languages } from '@dossier/domain/languages';
import type { InitOptions } from 'i18next';
import type {} from './text-files.ts';

/** How texts are resolved and interpolated, the same in the browser and on the server. Escaping is left to the renderer. */
export const textOptions = {
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  load: 'languageOnly',
  nonExplicitSupportedLngs: true,
  defaultNS: 'common',
  fallbackNS: false,
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;
