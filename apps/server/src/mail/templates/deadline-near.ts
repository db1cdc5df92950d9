import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export interface DeadlineNearData extends FileData {
  /** ISO date. */
  readonly deadline: string;
  /** Clients are addressed formally, staff are not. */
  readonly isClient: boolean;
}

/** Reminder of an approaching deadline. */
export const deadlineNear: Template<DeadlineNearData> = (data, { name: org }, { t, date }) => {
  const { reference } = data;
  const deadline = date(data.deadline);
  const reader = data.isClient ? 'client' : 'staff';
  return {
    subject: t('deadline-near.subject', { reference, deadline }),
    preview: t('deadline-near.preview', { reference }),
    heading: t('deadline-near.heading'),
    blocks: [
      { kind: 'text', text: t('hello', { name: data.toName }) },
      { kind: 'text', text: t(`deadline-near.body-${reader}`, { org, reference, deadline }) },
      { kind: 'button', label: data.isClient ? t('open-form') : t('open-onboarding'), url: data.link },
    ],
    why: t(`deadline-near.why-${reader}`, { reference }),
  };
};
