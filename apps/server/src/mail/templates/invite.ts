import { type ItemAtHand, itemsAtHand } from '@dossier/domain/kyc-form/at-hand';
import { usualMinutes } from '@dossier/domain/kyc-form/steps';
import type { Block, Template } from './template.ts';

export interface InviteData {
  readonly toName: string;
  readonly clientName: string;
  readonly type: 'business' | 'individual';
  /** Whether the form asks for the source of funds; without it in mails that were queued before it was known. */
  readonly sourceOfFunds?: boolean;
  /** Code of the client's legal form, when it is known: a form without owners does not ask for them. */
  readonly legalForm?: string;
  readonly reference: string;
  /** ISO date. */
  readonly deadline: string;
  readonly requester: string;
  readonly link: string;
  readonly isReminder?: boolean;
  /** The deadline had passed when the mail was queued. */
  readonly isLate?: boolean;
  /** To an owner of the vault, although the institution named another contact. */
  readonly isOwner?: boolean;
}

/** Text keys of what a client needs to have ready. */
const neededItems = {
  ubo: 'needed-ubo',
  registration: 'needed-extract',
  owners: 'needed-owners',
  identity: 'needed-identity',
  funds: 'needed-funds',
} as const satisfies Record<ItemAtHand, string>;

/** Invitation or reminder to fill in the form. */
export const invite: Template<InviteData> = (data, frame, texts) => {
  const { t } = texts;
  const { reference, clientName: client, type, sourceOfFunds = false, legalForm = '' } = data;
  const minutes = usualMinutes(type, sourceOfFunds);
  const org = frame.name;
  const deadline = texts.date(data.deadline);
  const request = data.isLate ? 'invite.request-late' : 'invite.request';
  const needed: Block = {
    kind: 'list',
    title: t('invite.needed'),
    items: itemsAtHand({ type, sourceOfFunds, answers: { 'legal-entity': { legalForm } } }).map((item) =>
      t(`invite.${neededItems[item]}`),
    ),
  };
  return {
    subject: t(data.isReminder ? 'invite.subject-reminder' : 'invite.subject', { org, reference }),
    preview: t(data.isLate ? 'invite.preview-late' : 'invite.preview', { deadline, minutes }),
    heading: t(`invite.heading-${data.type}`, { client }),
    blocks: [
      { kind: 'text', text: t('dear', { name: data.toName }) },
      { kind: 'text', text: t(request, { client, deadline, minutes }), strong: deadline },
      { kind: 'button', label: t('open-form'), url: data.link },
      needed,
      { kind: 'text', text: t('invite.link') },
      { kind: 'text', text: `${data.requester}\n${org}` },
      { kind: 'note', strong: t('invite.genuine'), text: t('invite.genuine-body', { reference }) },
    ],
    why: t(data.isOwner ? 'why-owner' : 'why-client', { org, reference, client }),
  };
};
