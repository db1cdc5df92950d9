import type { remindedSteps } from '@dossier/domain/turns';
import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export interface ReminderData extends FileData {
  /** What the client has to do. */
  readonly step: (typeof remindedSteps)[number];
  /** ISO date, or ''. */
  readonly deadline: string;
  /** The deadline had passed when the mail was queued. */
  readonly isLate?: boolean;
}

/** A reminder by the institution's policy, to a client who has made no progress. */
export const reminder: Template<ReminderData> = (data, { name: org }, { t, date }) => {
  const { reference, step } = data;
  const deadline = data.deadline === '' ? '' : date(data.deadline);
  const due = data.isLate ? 'reminder.deadline-late' : 'reminder.deadline';
  return {
    subject: t(`reminder.subject-${step}`, { org, reference }),
    preview: t(`reminder.preview-${step}`, { org }),
    heading: t(`reminder.heading-${step}`),
    blocks: [
      { kind: 'text', text: t('dear', { name: data.toName }) },
      { kind: 'text', text: t(`reminder.body-${step}`, { org, reference }) },
      ...(deadline === '' ? [] : [{ kind: 'text', text: t(due, { deadline }), strong: deadline } as const]),
      { kind: 'button', label: t('open-form'), url: data.link },
      { kind: 'text', text: t('reminder.stuck') },
      { kind: 'text', text: org },
    ],
    why: t('reminder.why', { org, reference }),
  };
};
