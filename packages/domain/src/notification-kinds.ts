import type { PortalName } from './portal.ts';

/** When a mail about an event is sent: with the event, in the mail of the next morning, or not at all. */
export const mailTimes = ['at-once', 'daily', 'never'] as const;
export type MailTime = (typeof mailTimes)[number];

/** Hour of the daily mail. Unit: hour at the desk. */
export const dailyMailHour = 8;

/** How a member of staff is notified of one topic. */
export interface NotificationChoice {
  /** In the list of the bell. */
  readonly isShown: boolean;
  readonly mail: MailTime;
}

interface Topic {
  /** What applies while nothing was chosen; a portal without an entry has no such events. */
  readonly initial: Readonly<Partial<Record<PortalName, NotificationChoice>>>;
  /** What cannot be chosen. The text `settings:notifications.fixed.<topic>` says why. */
  readonly fixed?: Partial<NotificationChoice>;
  readonly isForLeads?: true;
}

const shown = (mail: MailTime): NotificationChoice => ({ isShown: true, mail });
const silent: NotificationChoice = { isShown: false, mail: 'never' };

/** What staff choose, in the order of the settings. Source: docs/decisions/0244. */
export const notificationTopics = {
  mentions: { initial: { gatekeeper: shown('at-once'), intern: shown('at-once') } },
  assignments: { initial: { intern: shown('at-once') } },
  questions: { initial: { gatekeeper: shown('at-once') }, fixed: { isShown: true } },
  access: { initial: { gatekeeper: shown('at-once'), intern: shown('daily') } },
  answers: { initial: { gatekeeper: shown('daily'), intern: shown('daily') } },
  documents: { initial: { intern: shown('never') } },
  malware: { initial: { gatekeeper: shown('at-once'), intern: shown('at-once') }, fixed: { isShown: true } },
  matches: { initial: { intern: shown('at-once') }, fixed: { isShown: true } },
  monitoring: { initial: { gatekeeper: shown('at-once') }, fixed: { isShown: true } },
  delivery: { initial: { gatekeeper: shown('at-once') }, fixed: { isShown: true } },
  deadlines: { initial: { gatekeeper: shown('at-once'), intern: shown('daily') } },
  changes: { initial: { intern: shown('daily') } },
  completed: { initial: { gatekeeper: shown('at-once'), intern: silent } },
  imports: { initial: { gatekeeper: shown('never') } },
  system: { initial: { intern: shown('at-once') }, fixed: { isShown: true }, isForLeads: true },
  account: {
    initial: { gatekeeper: silent, intern: silent },
    fixed: { isShown: false, mail: 'at-once' },
  },
} as const satisfies Readonly<Record<string, Topic>>;

export type NotificationTopic = keyof typeof notificationTopics;
export const notificationTopicNames = Object.keys(notificationTopics) as NotificationTopic[];

/** Topics of which something cannot be chosen. */
export type FixedTopic = {
  [T in NotificationTopic]: (typeof notificationTopics)[T] extends { fixed: object } ? T : never;
}[NotificationTopic];

/** What a member of staff has stored: what differs from the initial choices may be missing. */
export type StoredChoices = Readonly<Partial<Record<NotificationTopic, Partial<NotificationChoice>>>>;

/** The topics of a portal, for leads or others. */
export function topicsOf(portal: PortalName, { isLead }: { readonly isLead: boolean }): NotificationTopic[] {
  return notificationTopicNames.filter((name) => {
    const { initial, isForLeads }: Topic = notificationTopics[name];
    return initial[portal] !== undefined && (isLead || !isForLeads);
  });
}

/** What applies to a topic; undefined for a portal that has no such events. */
export function choiceOf(
  topic: NotificationTopic,
  portal: PortalName,
  stored: StoredChoices | null | undefined,
): NotificationChoice | undefined {
  const { initial, fixed }: Topic = notificationTopics[topic];
  const first = initial[portal];
  return first && { ...first, ...stored?.[topic], ...fixed };
}

/** The part of a topic that cannot be chosen. */
export const fixedOf = (topic: NotificationTopic): Partial<NotificationChoice> =>
  (notificationTopics[topic] as Topic).fixed ?? {};

export const isFixedTopic = (topic: NotificationTopic): topic is FixedTopic => 'fixed' in notificationTopics[topic];

/** Where a notification leads: a page of the onboarding, or another page. */
export type NotificationPlace =
  | 'overview'
  | 'notes'
  | 'documents'
  | 'screening'
  | 'monitoring'
  | 'lists'
  | 'system'
  | 'import';

interface Kind {
  readonly topic: NotificationTopic;
  readonly place: NotificationPlace;
}

/** Every kind of notification to staff. Source: docs/decisions/0221. */
export const notificationKinds = {
  mentioned: { topic: 'mentions', place: 'notes' },
  'onboarding-assigned': { topic: 'assignments', place: 'overview' },
  'onboarding-taken-over': { topic: 'assignments', place: 'overview' },
  'institution-asked': { topic: 'questions', place: 'overview' },
  'access-approved': { topic: 'access', place: 'overview' },
  'access-rejected': { topic: 'access', place: 'overview' },
  'access-ended': { topic: 'access', place: 'overview' },
  'form-submitted': { topic: 'answers', place: 'overview' },
  'question-answered': { topic: 'answers', place: 'overview' },
  'identification-given': { topic: 'answers', place: 'overview' },
  'identification-declined': { topic: 'answers', place: 'overview' },
  'sections-declined': { topic: 'answers', place: 'overview' },
  'document-added': { topic: 'documents', place: 'documents' },
  'own-document-added': { topic: 'documents', place: 'documents' },
  'infected-file-refused': { topic: 'malware', place: 'documents' },
  'infected-file-found': { topic: 'malware', place: 'documents' },
  'matches-found': { topic: 'matches', place: 'screening' },
  'screening-hits-returned': { topic: 'matches', place: 'screening' },
  'alert-opened': { topic: 'monitoring', place: 'monitoring' },
  'mail-undelivered': { topic: 'delivery', place: 'overview' },
  'deadline-near': { topic: 'deadlines', place: 'overview' },
  'deadline-passed': { topic: 'deadlines', place: 'overview' },
  'due-near': { topic: 'deadlines', place: 'overview' },
  'due-passed': { topic: 'deadlines', place: 'overview' },
  'onboarding-edited': { topic: 'changes', place: 'overview' },
  'onboarding-cancelled': { topic: 'changes', place: 'overview' },
  'onboarding-completed': { topic: 'completed', place: 'overview' },
  'onboarding-reopened': { topic: 'completed', place: 'overview' },
  'onboarding-archived': { topic: 'completed', place: 'overview' },
  'import-finished': { topic: 'imports', place: 'import' },
  'list-load-failed': { topic: 'system', place: 'lists' },
  'backup-failed': { topic: 'system', place: 'system' },
} as const satisfies Readonly<Record<string, Kind>>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);

/** A topic that has no kind is a duty that mails of another origin fulfil, as those about the own account. */
export const topicOf = (kind: NotificationKind): NotificationTopic => notificationKinds[kind].topic;
