import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export interface MentionData extends FileData {
  /** Name of the author of the note. */
  readonly by: string;
}

/** A colleague mentioned the recipient in a note. The text stays on the desk. */
export const mention: Template<MentionData> = ({ toName, reference, link, by }, _, { t }) => ({
  subject: t('mention.subject', { by, reference }),
  preview: t('mention.preview', { by, reference }),
  heading: t('mention.heading'),
  blocks: [
    { kind: 'text', text: t('hello', { name: toName }) },
    { kind: 'text', text: t('mention.body', { by, reference }) },
    { kind: 'button', label: t('mention.open'), url: link },
  ],
  why: t('why-staff', { reference }),
});
