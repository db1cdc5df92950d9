import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export type QuestionData = FileData;

/** Question from the review desk to an institution. */
export const question: Template<QuestionData> = ({ toName, reference, link }, _, { t }) => ({
  subject: t('question.subject', { reference }),
  preview: t('question.preview', { reference }),
  heading: t('question.heading'),
  blocks: [
    { kind: 'text', text: t('hello', { name: toName }) },
    { kind: 'text', text: t('question.body', { reference }) },
    { kind: 'button', label: t('question.open'), url: link },
  ],
  why: t('why-staff', { reference }),
});
