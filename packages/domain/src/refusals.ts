/**
 * Every refusal that a workflow or view can give, with its HTTP status. The web has one text per code
 * (`refusals:<code>` in both languages); a code without a text does not compile. Source: docs/domain.md sections 2 to
 * 11.
 */
export const refusals = {
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  'input-invalid': 400,
  'move-not-allowed': 409,
  'stale-revision': 409,
  'already-decided': 409,
  'client-missing': 400,
  'company-not-in-register': 409,
  'register-unavailable': 503,
  'contact-missing': 400,
  'contact-email-invalid': 400,
  'reference-missing': 400,
  'deadline-not-in-future': 400,
  'section-incomplete': 400,
  'declaration-outdated': 409,
  'section-closed': 409,
  'answer-too-long': 400,
  'access-not-approved': 409,
  'corrections-open': 409,
  'corrections-missing': 400,
  'corrections-target-unknown': 400,
  'checks-not-final': 409,
  'hits-open': 409,
  'lead-required': 403,
  'reason-missing': 400,
  'question-missing': 400,
  'answer-missing': 400,
  'reminded-today': 409,
  'client-signed-in': 409,
  'funds-after-submission': 409,
  'restore-too-late': 409,
  'undo-too-late': 409,
  'undo-changed': 409,
  'not-run': 503,
  'file-too-large': 400,
  'file-type-not-accepted': 400,
  'file-password-protected': 400,
  'file-unreadable': 400,
  'file-unpacks-too-large': 400,
  'file-too-many-pixels': 400,
  'file-has-scripts': 400,
  'file-has-attachments': 400,
  'file-too-complex': 400,
  'file-empty': 400,
  'file-infected': 400,
  'file-quarantined': 409,
  'file-not-scanned': 409,
  'scanner-unavailable': 503,
  'files-too-many': 400,
  'import-type-not-read': 400,
  'import-old-excel': 400,
  'import-quotes': 400,
  'import-has-no-rows': 400,
  'import-too-many-rows': 400,
  'import-too-many-columns': 400,
  'import-columns-unknown': 400,
  'import-not-open': 409,
  'import-not-checked': 409,
  'import-nothing-new': 409,
  'imports-too-many': 409,
  'extract-too-old': 400,
  'issue-date-in-future': 400,
  'version-frozen': 409,
  'report-not-ready': 409,
  'print-too-long': 503,
  'archive-not-started': 503,
  'disk-full': 507,
  'database-unavailable': 503,
  'storage-unavailable': 503,
  'outcome-unknown': 503,
  'assigned-to-other': 409,
  'hits-differ': 400,
  'list-loading': 409,
  'register-importing': 409,
  'list-has-no-address': 400,
  'list-address-not-allowed': 400,
  'list-name-taken': 409,
  'list-format-fixed': 409,
  'no-completed-onboarding': 409,
  'subscription-exists': 409,
  'subscription-ended': 409,
  'recipient-unknown': 400,
  'first-run-out-of-reach': 400,
  'accent-too-light': 400,
  'templates-too-many': 409,
  'views-too-many': 409,
  'view-name-taken': 409,
  'email-in-use': 409,
  'role-unknown': 400,
  'own-account': 409,
  'last-admin': 409,
  'last-owner': 409,
  'not-duplicates': 409,
  'password-wrong': 400,
  'sign-in-too-old': 403,
  'factor-code-wrong': 400,
  'passkey-refused': 400,
  'factor-set-up-expired': 409,
  'factors-too-many': 409,
  'factor-needed': 409,
  'factor-missing': 403,
  'passkeys-unavailable': 409,
  'link-closed': 409,
  'link-mails-too-many': 429,
  'file-already-added': 409,
  'photo-missing': 400,
  'photo-of-back-missing': 400,
  'code-in-use': 409,
  'institution-closed': 409,
  'note-missing': 400,
  'notes-too-many': 409,
  'note-not-shared': 400,
  'note-in-report': 409,
  'mention-unknown': 400,
  'too-many-requests': 429,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof refusals;

/** Text key of a refusal's message. */
export function refusalText<Code extends RefusalCode>(code: Code): `refusals:${Code}` {
  return `refusals:${code}`;
}

/** The refusal whose message this text key is, if any. */
export function refusalOfText(key: string): RefusalCode | undefined {
  const code = key.startsWith('refusals:') ? key.slice('refusals:'.length) : '';
  return Object.hasOwn(refusals, code) ? (code as RefusalCode) : undefined;
}

/** What the caller may know about the cause, for the message on screen: `{{maxFiles}}`, the allowed moves, … */
export type RefusalFacts = Readonly<Record<string, unknown>>;

export interface Refusal {
  readonly code: RefusalCode;
  readonly facts: RefusalFacts;
}
