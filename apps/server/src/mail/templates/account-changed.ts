import type { Block, Template } from './template.ts';

/** What happened to an account: its password or address changed, or a change of address was requested. */
export type AccountChange = 'password' | 'email' | 'email-requested' | 'provider-linked';

export interface AccountChangedData {
  readonly change: AccountChange;
  /** Date text. */
  readonly at: string;
  /** To the page for choosing another password. */
  readonly link: string;
}

/** Informs the owner of an account about a change that they may not have made. */
export const accountChanged: Template<AccountChangedData> = (
  { change, at, link },
  { name: org },
  { t, date, time },
) => {
  // After a change of address this mailbox no longer receives links.
  const button: Block[] = change === 'email' ? [] : [{ kind: 'button', label: t('choose-password'), url: link }];
  return {
    subject: t(`account-changed.subject-${change}`),
    preview: t('account-changed.preview'),
    heading: t(`account-changed.subject-${change}`),
    blocks: [
      { kind: 'text', text: t(`account-changed.body-${change}`, { org, date: date(at), time: time(at) }) },
      { kind: 'note', strong: t('account-changed.not-you'), text: t(`account-changed.not-you-${change}`, { org }) },
      ...button,
    ],
    why: t('account-changed.why', { org }),
  };
};
