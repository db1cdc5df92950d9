/**
 * Every file of texts: `public/locales/{en,nl}/<name>.json`, one a feature. A new file gets its line here;
 * from then on a wrong key does not compile, and a test compares its two languages.
 */
export interface TextFiles {
  checks: typeof import('#locales/en/checks.json');
  common: typeof import('#locales/en/common.json');
  'document-kinds': typeof import('#locales/en/document-kinds.json');
  documents: typeof import('#locales/en/documents.json');
  'entity-subscriptions': typeof import('#locales/en/entity-subscriptions.json');
  entity: typeof import('#locales/en/entity.json');
  errors: typeof import('#locales/en/errors.json');
  events: typeof import('#locales/en/events.json');
  history: typeof import('#locales/en/history.json');
  'identity-methods': typeof import('#locales/en/identity-methods.json');
  login: typeof import('#locales/en/login.json');
  'ownership-chart': typeof import('#locales/en/ownership-chart.json');
  refusals: typeof import('#locales/en/refusals.json');
  screening: typeof import('#locales/en/screening.json');
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
