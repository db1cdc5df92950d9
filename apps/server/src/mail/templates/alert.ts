import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export type AlertData = FileData;

/** Monitoring alert to an institution. */
export const alert: Template<AlertData> = ({ toName, reference, link }, _, { t }) => ({
  subject: t('alert.subject', { reference }),
  preview: t('alert.preview', { reference }),
  heading: t('alert.heading'),
  blocks: [
    { kind: 'text', text: t('hello', { name: toName }) },
    { kind: 'text', text: t('alert.body', { reference }) },
    { kind: 'button', label: t('alert.open'), url: link },
  ],
  why: t('why-staff', { reference }),
});
