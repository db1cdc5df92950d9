/** Language sources in order; the first with a supported language wins. Source: docs/specification.md section 9. */
export const detectionOrder = [
  'querystring',
  'cookie',
  'localStorage',
  'sessionStorage',
  'navigator',
  'htmlTag',
] as const;
export const languageKey = 'i18nextLng';
