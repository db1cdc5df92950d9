import type { FactorKind } from '@dossier/domain/second-factors';
import type { Template } from './template.ts';

export interface SignInChangeData {
  readonly toName: string;
  readonly change:
    | 'factor-added'
    | 'factor-removed'
    | 'factor-reset'
    | 'recovery-codes-created'
    | 'recovery-code-used'
    | 'mailed-code-refused'
    | 'mailed-code-accepted'
    | 'factor-required';
  /** Date text. */
  readonly at: string;
  /** Kind and name of a factor. */
  readonly factor?: FactorKind;
  readonly name?: string;
  /** Recovery codes that are left. */
  readonly count?: number;
  /** Name of the colleague who made the change. */
  readonly by?: string;
}

/** A change of how a member of staff signs in, made by them or for them. */
export const signInChange: Template<SignInChangeData> = (data, { name: org }, { t, date, time }) => {
  const { change, toName, factor = 'app', name = '', count = 0, by = '' } = data;
  const facts = { factor: t(`settings:users.factors.${factor}`), name, count, by, org };
  const isOrder = change === 'factor-required';
  return {
    subject: t(`sign-in-change.${change}.subject`, facts),
    preview: t(`sign-in-change.${change}.body`, facts),
    heading: t(`sign-in-change.${change}.subject`, facts),
    blocks: [
      { kind: 'text', text: t('hello', { name: toName }) },
      { kind: 'text', text: t(`sign-in-change.${change}.body`, facts) },
      { kind: 'text', text: t('sign-in-change.at', { date: date(data.at), time: time(data.at) }) },
      ...(isOrder
        ? []
        : [
            {
              kind: 'note' as const,
              strong: t('sign-in-change.not-you'),
              text: t('sign-in-change.not-you-body'),
            },
          ]),
    ],
    why: t('sign-in-change.why', { org }),
  };
};
