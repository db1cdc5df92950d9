/** Filters of the history. `messages` are information requests and their answers. */
export const eventKinds = ['status', 'answers', 'documents', 'checks', 'messages'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Every event of the history, with its kind. The sentence of each is the text `events:<action>`. */
export const eventActions = {
  'onboarding-started': 'status',
  'draft-deleted': 'status',
  'onboarding-sent': 'status',
  'onboarding-completed': 'status',
  'onboarding-reopened': 'status',
  'onboarding-cancelled': 'status',
  'onboarding-archived': 'status',
  'onboarding-restored': 'status',
  'onboarding-assigned': 'status',
  'access-approved': 'status',
  'access-rejected': 'status',
  'access-withdrawn': 'status',
  'access-asked-again': 'status',
  'form-submitted': 'answers',
  'vault-claimed': 'answers',
  'member-admitted': 'answers',
  'member-removed': 'answers',
  'document-added': 'documents',
  'document-verified': 'documents',
  'document-rejected': 'documents',
  'own-document-added': 'documents',
  'own-document-copied': 'documents',
  'check-set': 'checks',
  'identity-recorded': 'checks',
  'screening-recorded': 'checks',
  'hit-decided': 'checks',
  'screening-hits-returned': 'checks',
  'list-saved': 'checks',
  'list-loaded': 'checks',
  'list-load-failed': 'checks',
  'list-removed': 'checks',
  'subscription-started': 'status',
  'subscription-changed': 'status',
  'subscription-ended': 'status',
  'alert-opened': 'checks',
  'alert-closed': 'checks',
  'client-reminded': 'messages',
  'client-asked': 'messages',
  'correction-answered': 'messages',
  'institution-asked': 'messages',
  'question-answered': 'messages',
} as const satisfies Record<string, EventKind>;

export type EventAction = keyof typeof eventActions;
export const eventActionNames = Object.keys(eventActions) as EventAction[];
