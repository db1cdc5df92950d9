import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export type ReceivedData = FileData;

/** Confirmation of receipt to a client. */
export const received: Template<ReceivedData> = ({ toName, reference, link }, { name: org }, { t }) => ({
  subject: t('received.subject', { reference }),
  preview: t('received.preview', { org }),
  heading: t('received.heading'),
  blocks: [
    { kind: 'text', text: t('dear', { name: toName }) },
    { kind: 'text', text: t('received.body', { reference }) },
    { kind: 'button', label: t('received.open'), url: link },
    { kind: 'text', text: org },
  ],
  why: t('why-client', { org, reference }),
});
