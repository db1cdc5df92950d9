import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export interface IdentificationGivenData extends FileData {
  /** The person who answered. */
  readonly person: string;
}

/** To the owner of a form: a person answered the correction that they were asked for, and the form can be sent. */
export const identificationGiven: Template<IdentificationGivenData> = (data, { name: org }, { t }) => ({
  subject: t('identification-given.subject', { person: data.person, reference: data.reference }),
  preview: t('identification-given.preview'),
  heading: t('identification-given.heading', { person: data.person }),
  blocks: [
    { kind: 'text', text: t('dear', { name: data.toName }) },
    { kind: 'text', text: t('identification-given.body', { person: data.person, org }) },
    { kind: 'button', label: t('open-form'), url: data.link },
    { kind: 'text', text: org },
  ],
  why: t('why-client', { org, reference: data.reference }),
});
