import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export type CancelledData = FileData;

/** The institution cancelled its request, to the client. The reason of the institution is internal. */
export const cancelled: Template<CancelledData> = ({ toName, reference, link }, { name: org }, { t }) => ({
  subject: t('cancelled.subject', { reference }),
  preview: t('cancelled.preview', { org }),
  heading: t('cancelled.heading', { org }),
  blocks: [
    { kind: 'text', text: t('dear', { name: toName }) },
    { kind: 'text', text: t('cancelled.body', { org, reference }) },
    { kind: 'button', label: t('cancelled.open'), url: link },
    { kind: 'text', text: org },
  ],
  why: t('why-client', { org, reference }),
});
