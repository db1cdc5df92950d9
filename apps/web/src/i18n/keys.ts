/**
 * Every file of texts: `public/locales/{en,nl}/<name>.json`, one a feature. A new file gets its line here;
 * from then on a wrong key does not compile, and a test compares its two languages.
 */
export interface TextFiles {
  common: typeof import('#locales/en/common.json');
  errors: typeof import('#locales/en/errors.json');
  login: typeof import('#locales/en/login.json');
  refusals: typeof import('#locales/en/refusals.json');
  shell: typeof import('#locales/en/shell.json');
  statuses: typeof import('#locales/en/statuses.json');
}

export type TextFile = keyof TextFiles;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: TextFiles;
    returnNull: false;
  }
}
