import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export type CompletedData = FileData;

/** Completion of an onboarding, to the institution. */
export const completed: Template<CompletedData> = ({ toName, reference, link }, _, { t }) => ({
  subject: t('completed.subject', { reference }),
  preview: t('completed.preview', { reference }),
  heading: t('completed.heading'),
  blocks: [
    { kind: 'text', text: t('hello', { name: toName }) },
    { kind: 'text', text: t('completed.body', { reference }) },
    { kind: 'button', label: t('open-onboarding'), url: link },
  ],
  why: t('why-staff', { reference }),
});
