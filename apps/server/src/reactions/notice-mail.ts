import { type NotificationKind, notificationKinds } from '@dossier/domain/notification-kinds';
import { notificationPath } from '@dossier/domain/notification-path';
import type { StaffAccount } from '../case/staff-account.ts';
import type { DueWhile } from '../case/still-due.ts';
import { fullName } from '../collections/rows.ts';
import type { MailData, MailKind } from '../mail/templates/index.ts';
import type { Origins } from '../runtime/config.ts';
import type { Notice } from './notice.ts';

interface NoticeMail {
  readonly kind: MailKind;
  readonly data: MailData[MailKind];
  readonly facts?: Readonly<Record<string, string>>;
  readonly dueWhile?: DueWhile;
}

type Facts = Readonly<Record<string, string>>;
type Own = (
  facts: Facts,
) => { [K in MailKind]: readonly [K, Omit<MailData[K], 'toName' | 'reference' | 'link'>] }[MailKind];

const accessDecided =
  (decision: 'approved' | 'rejected' | 'withdrawn'): Own =>
  ({ again }) => ['access-decided', { decision: decision === 'approved' && again ? 'approved-again' : decision }];

/** Kinds whose mail says more than the sentence in the list. Their texts address institutions. */
const ownMails: Readonly<Partial<Record<NotificationKind, Own>>> = {
  'institution-asked': () => ['question', {}],
  'onboarding-completed': () => ['completed', {}],
  'access-approved': accessDecided('approved'),
  'access-rejected': accessDecided('rejected'),
  'access-ended': accessDecided('withdrawn'),
  'alert-opened': () => ['alert', {}],
  'deadline-near': ({ deadline = '' }) => ['deadline-near', { deadline, isClient: false }],
  mentioned: ({ by = '' }) => ['mention', { by }],
};

/** Origin of a portal, and the first part of the addresses of its pages. */
export const areaOf = { gatekeeper: '/external', intern: '/internal' } as const;

/** The mail about one event, to one member of staff. */
export function mailOfNotice(origins: Origins, { portal, org, user }: StaffAccount, notice: Notice): NoticeMail {
  const { kind, request, note = '', facts = {} } = notice;
  const path = notificationPath(areaOf[portal], {
    kind,
    note,
    subject: request?.subject ?? facts['subject'] ?? '',
    request: request?.id ?? '',
    list: facts['list'] ?? '',
    alert: facts['alert'] ?? '',
    subscription: facts['subscription'] ?? '',
    import: facts['import'] ?? '',
  });
  const file = {
    toName: user.first_name,
    reference: request?.reference || request?.number || facts['reference'] || '',
    link: origins[portal] + path,
  };
  const own = org !== '' || kind === 'mentioned' ? ownMails[kind]?.(facts) : undefined;
  if (!own) return { kind: 'notification', data: { ...file, ...sentenceFacts(kind, facts) } };
  const data = { ...own[1], ...file } as MailData[MailKind];
  if (kind !== 'deadline-near' || !request) return { kind: own[0], data };
  // The history says that the warning was sent, and to whom.
  const { id, deadline } = request;
  const ofEvent = { request: id, deadline, to: fullName(user) };
  return {
    kind: own[0],
    data,
    facts: ofEvent,
    dueWhile: { kind: 'owner-warning', request: id, deadline, user: user.id },
  };
}

/** What the sentence of a notification contains in a mail. */
export function sentenceFacts(kind: NotificationKind, facts: Facts) {
  const { by = '', count = '0', name = '', deadline = '', alert = '' } = facts;
  const isAboutOnboarding = notificationKinds[kind].topic !== 'system';
  // The name of a client is personal data.
  return { notification: kind, by, count: Number(count), name: isAboutOnboarding ? '' : name, deadline, alert };
}
