import type { Section } from './visibility.ts';

/** Who may learn of an event, before the gates: everybody with the onboarding, staff, or the desk alone. */
export const audiences = ['everybody', 'staff', 'desk'] as const;
export type Audience = (typeof audiences)[number];

interface EventKind {
  /** Filter of the History tab that it falls under. */
  readonly group: EventGroup;
  /** The gate that stands before its facts for a Gatekeeper; none: open. */
  readonly section?: Section;
  readonly audience: Audience;
}

/** The filters of the History tab. Source: experience of mock 08; domain.md sections 5 and 11. */
export const eventGroups = [
  'status',
  'answers',
  'documents',
  'checks',
  'messages',
  'access',
  'identity',
  'screening',
  'assignment',
] as const;
export type EventGroup = (typeof eventGroups)[number];

/** Every kind of event there is. A client never learns of screening, risk or what the desk says among itself. */
export const eventKinds = {
  'onboarding-sent': { group: 'status', audience: 'everybody' },
  'onboarding-submitted': { group: 'status', audience: 'everybody' },
  'onboarding-completed': { group: 'status', audience: 'everybody' },
  'onboarding-reopened': { group: 'status', audience: 'staff' },
  'onboarding-cancelled': { group: 'status', audience: 'everybody' },
  'onboarding-archived': { group: 'status', audience: 'staff' },
  'onboarding-restored': { group: 'status', audience: 'staff' },
  'section-changed': { group: 'answers', audience: 'staff' },
  'ownership-changed': { group: 'answers', section: 'ownership', audience: 'staff' },
  'people-changed': { group: 'answers', section: 'people', audience: 'staff' },
  'funds-changed': { group: 'answers', section: 'funds', audience: 'staff' },
  'document-added': { group: 'documents', section: 'documents', audience: 'staff' },
  'document-removed': { group: 'documents', section: 'documents', audience: 'staff' },
  'own-document-added': { group: 'documents', audience: 'staff' },
  'own-document-removed': { group: 'documents', audience: 'staff' },
  'document-verified': { group: 'documents', section: 'document-verification', audience: 'staff' },
  'document-rejected': { group: 'documents', section: 'document-verification', audience: 'staff' },
  'check-set': { group: 'checks', audience: 'staff' },
  'client-asked': { group: 'messages', audience: 'everybody' },
  'correction-answered': { group: 'messages', audience: 'everybody' },
  'institution-asked': { group: 'messages', audience: 'staff' },
  'institution-answered': { group: 'messages', audience: 'staff' },
  'client-reminded': { group: 'messages', audience: 'everybody' },
  'client-invited': { group: 'messages', audience: 'everybody' },
  'access-asked': { group: 'access', audience: 'everybody' },
  'access-approved': { group: 'access', audience: 'everybody' },
  'access-rejected': { group: 'access', audience: 'everybody' },
  'access-withdrawn': { group: 'access', audience: 'everybody' },
  'member-admitted': { group: 'access', audience: 'desk' },
  'identity-recorded': { group: 'identity', section: 'identity', audience: 'everybody' },
  'company-screened': { group: 'screening', section: 'company-screening', audience: 'staff' },
  'person-screened': { group: 'screening', section: 'person-screening', audience: 'staff' },
  'company-hit-decided': { group: 'screening', section: 'company-screening', audience: 'staff' },
  'person-hit-decided': { group: 'screening', section: 'person-screening', audience: 'staff' },
  'onboarding-assigned': { group: 'assignment', audience: 'desk' },
} as const satisfies Record<string, EventKind>;

export type EventName = keyof typeof eventKinds;
export const eventNames = Object.keys(eventKinds) as EventName[];

/** The gate before an event's facts, or undefined when it has none. */
export function sectionOfEvent(name: EventName): Section | undefined {
  const kind: EventKind = eventKinds[name];
  return kind.section;
}

interface NotificationKind {
  readonly event: EventName | 'deadline-near';
  readonly to: readonly NotificationRecipient[];
  /** Is it mailed as well, unless the person chose otherwise? */
  readonly mail: boolean;
}

/** `creator`: the Gatekeeper of the onboarding; `assigned`: its Intern; `owners`: of the vault; `interns`: all. */
export const notificationRecipients = ['creator', 'assigned', 'interns', 'owners'] as const;
export type NotificationRecipient = (typeof notificationRecipients)[number];

/** What people are told, and who. The account mails (code, invitation) are no notifications. Source: domain.md sections 2 and 9. */
export const notificationKinds = {
  'access-approved': { event: 'access-approved', to: ['creator'], mail: true },
  'access-rejected': { event: 'access-rejected', to: ['creator'], mail: true },
  submitted: { event: 'onboarding-submitted', to: ['creator', 'assigned', 'owners'], mail: true },
  'to-review': { event: 'onboarding-submitted', to: ['interns'], mail: false },
  'client-asked': { event: 'client-asked', to: ['owners', 'creator'], mail: true },
  'institution-asked': { event: 'institution-asked', to: ['creator'], mail: true },
  'institution-answered': { event: 'institution-answered', to: ['assigned'], mail: false },
  'correction-answered': { event: 'correction-answered', to: ['assigned'], mail: false },
  completed: { event: 'onboarding-completed', to: ['creator', 'owners'], mail: true },
  reopened: { event: 'onboarding-reopened', to: ['creator'], mail: true },
  cancelled: { event: 'onboarding-cancelled', to: ['owners', 'assigned'], mail: true },
  assigned: { event: 'onboarding-assigned', to: ['assigned'], mail: false },
  'deadline-near': { event: 'deadline-near', to: ['creator', 'assigned'], mail: true },
} as const satisfies Record<string, NotificationKind>;

export type NotificationName = keyof typeof notificationKinds;
export const notificationNames = Object.keys(notificationKinds) as NotificationName[];
