/**
 * Sources of the language, in order; the first that names a supported language wins.
 * Source: docs/specification.md 9.
 */
export const detectionOrder = [
  'querystring',
  'cookie',
  'localStorage',
  'sessionStorage',
  'navigator',
  'htmlTag',
] as const;
export const languageKey = 'i18nextLng';
