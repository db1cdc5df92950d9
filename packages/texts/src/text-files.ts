/**
 * Every locale file: `locales/<language>/<name>.json`. A new file needs one line here; from then on an unknown key is a
 * compile error in the web and in the server.
 */
export interface TextFiles {
  'access-request': typeof import('../locales/en/access-request.json');
  account: typeof import('../locales/en/account.json');
  archive: typeof import('../locales/en/archive.json');
  billing: typeof import('../locales/en/billing.json');
  checks: typeof import('../locales/en/checks.json');
  'client-forms': typeof import('../locales/en/client-forms.json');
  common: typeof import('../locales/en/common.json');
  contacts: typeof import('../locales/en/contacts.json');
  dashboard: typeof import('../locales/en/dashboard.json');
  'document-kinds': typeof import('../locales/en/document-kinds.json');
  documents: typeof import('../locales/en/documents.json');
  entity: typeof import('../locales/en/entity.json');
  errors: typeof import('../locales/en/errors.json');
  events: typeof import('../locales/en/events.json');
  exports: typeof import('../locales/en/exports.json');
  history: typeof import('../locales/en/history.json');
  'identity-methods': typeof import('../locales/en/identity-methods.json');
  insights: typeof import('../locales/en/insights.json');
  'kyc-form': typeof import('../locales/en/kyc-form.json');
  'legal-forms': typeof import('../locales/en/legal-forms.json');
  lists: typeof import('../locales/en/lists.json');
  login: typeof import('../locales/en/login.json');
  mails: typeof import('../locales/en/mails.json');
  'my-data': typeof import('../locales/en/my-data.json');
  'new-onboarding': typeof import('../locales/en/new-onboarding.json');
  onboardings: typeof import('../locales/en/onboardings.json');
  'ownership-chart': typeof import('../locales/en/ownership-chart.json');
  refusals: typeof import('../locales/en/refusals.json');
  screening: typeof import('../locales/en/screening.json');
  report: typeof import('../locales/en/report.json');
  'screening-lists': typeof import('../locales/en/screening-lists.json');
  search: typeof import('../locales/en/search.json');
  settings: typeof import('../locales/en/settings.json');
  shell: typeof import('../locales/en/shell.json');
  statuses: typeof import('../locales/en/statuses.json');
  subscriptions: typeof import('../locales/en/subscriptions.json');
}

export type TextFile = keyof TextFiles;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: TextFiles;
    returnNull: false;
  }
}
