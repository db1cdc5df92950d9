import type { Template } from './template.ts';

export interface AccountWarningData {
  readonly warning: 'wrong-codes';
  /** Incorrect codes. */
  readonly count: number;
}

/** A warning about an account to its owner. */
export const accountWarning: Template<AccountWarningData> = ({ warning, count }, { name: org }, { t }) => ({
  subject: t(`account-warning.${warning}.subject`),
  preview: t(`account-warning.${warning}.preview`),
  heading: t(`account-warning.${warning}.subject`),
  blocks: [
    { kind: 'text', text: t(`account-warning.${warning}.body`, { org, count }) },
    { kind: 'text', text: t(`account-warning.${warning}.meaning`) },
    {
      kind: 'note',
      strong: t(`account-warning.${warning}.not-you`),
      text: t(`account-warning.${warning}.not-you-body`),
    },
  ],
  why: t('account-warning.why'),
});
