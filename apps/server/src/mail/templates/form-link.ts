import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export interface FormLinkData extends FileData {
  readonly client: string;
}

/** A link to the form that the client asked for. */
export const formLink: Template<FormLinkData> = ({ toName, client, reference, link }, { name: org }, { t }) => ({
  subject: t('form-link.subject', { reference }),
  preview: t('form-link.preview', { client }),
  heading: t('form-link.heading'),
  blocks: [
    { kind: 'text', text: t('dear', { name: toName }) },
    { kind: 'text', text: t('form-link.body', { client, org }) },
    { kind: 'button', label: t('open-form'), url: link },
    { kind: 'text', text: t('form-link.code') },
  ],
  why: t('form-link.why', { org }),
});
