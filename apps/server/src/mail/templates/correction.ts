import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export interface CorrectionData extends FileData {
  /** Number of corrections. */
  readonly count: number;
}

/** Request for corrections to a client. */
export const correction: Template<CorrectionData> = ({ toName, reference, link, count }, { name: org }, { t }) => ({
  subject: t('correction.subject', { org, reference }),
  preview: t('correction.preview'),
  heading: t('correction.heading'),
  blocks: [
    { kind: 'text', text: t('dear', { name: toName }) },
    { kind: 'text', text: t('correction.request', { count }) },
    { kind: 'button', label: t('open-form'), url: link },
    { kind: 'text', text: org },
  ],
  why: t('why-client', { org, reference }),
});
