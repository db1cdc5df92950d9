import type { Block, Template } from './template.ts';

/** What happened to an account: to its password, its address, or the accounts of sign-in providers linked to it. */
export type AccountChange = 'password' | 'email' | 'email-requested' | LinkedAccountChange;
export type LinkedAccountChange = 'provider-linked' | 'provider-unlinked';

export interface AccountChangedData {
  readonly change: AccountChange;
  /** Date text. */
  readonly at: string;
  /** To the page for choosing another password; of clients to their data. */
  readonly link: string;
  /** Clients have no password. */
  readonly isClient?: boolean;
  /** Of a linked account: the name that the engine stores. */
  readonly provider?: string;
}

/** Providers with a name that everyone knows. */
const wellKnown = ['google', 'microsoft'] as const;

/** Informs the owner of an account about a change that they may not have made. */
export const accountChanged: Template<AccountChangedData> = (
  { change, at, link, isClient = false, provider = '' },
  { name: org },
  { t, date, time },
) => {
  // After a change of address this mailbox no longer receives links.
  const label = isClient ? t('account-changed.my-data') : t('choose-password');
  const button: Block[] = change === 'email' ? [] : [{ kind: 'button', label, url: link }];
  const known = wellKnown.find((name) => name === provider) ?? 'other';
  const facts = { org, provider: t(`account-changed.providers.${known}`), date: date(at), time: time(at) };
  const reader = isClient && isOfProvider(change) ? (`${change}-client` as const) : change;
  return {
    subject: t(`account-changed.subject-${change}`),
    preview: t(isClient ? 'account-changed.preview-client' : 'account-changed.preview'),
    heading: t(`account-changed.subject-${change}`),
    blocks: [
      { kind: 'text', text: t(`account-changed.body-${reader}`, facts) },
      {
        kind: 'note',
        strong: t(isClient ? 'account-changed.not-you-client' : 'account-changed.not-you'),
        text: t(`account-changed.not-you-${reader}`, { org }),
      },
      ...button,
    ],
    why: t(isClient ? 'account-changed.why-client' : 'account-changed.why', { org }),
  };
};

const isOfProvider = (change: AccountChange): change is LinkedAccountChange =>
  change === 'provider-linked' || change === 'provider-unlinked';
