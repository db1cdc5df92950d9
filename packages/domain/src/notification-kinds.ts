/** Where a notification leads: a page of the onboarding, or a list. */
export type NotificationPlace = 'overview' | 'notes' | 'documents' | 'screening' | 'subscriptions' | 'lists' | 'system';

/** Every kind of notification to staff, with the page that it leads to. Source: docs/decisions/0221. */
export const notificationKinds = {
  mentioned: 'notes',
  'onboarding-assigned': 'overview',
  'onboarding-edited': 'overview',
  'onboarding-completed': 'overview',
  'onboarding-reopened': 'overview',
  'onboarding-cancelled': 'overview',
  'access-approved': 'overview',
  'access-rejected': 'overview',
  'access-ended': 'overview',
  'form-submitted': 'overview',
  'institution-asked': 'overview',
  'question-answered': 'overview',
  'identification-given': 'overview',
  'identification-declined': 'overview',
  'sections-declined': 'overview',
  'document-added': 'documents',
  'own-document-added': 'documents',
  'infected-file-refused': 'documents',
  'infected-file-found': 'documents',
  'matches-found': 'screening',
  'screening-hits-returned': 'screening',
  'mail-undelivered': 'overview',
  'deadline-warning-sent': 'overview',
  'alert-opened': 'subscriptions',
  'list-load-failed': 'lists',
  'backup-failed': 'system',
} as const satisfies Readonly<Record<string, NotificationPlace>>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);
