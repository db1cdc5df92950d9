import type { FileData } from './about-file.ts';
import type { Template } from './template.ts';

export interface AccessDecidedData extends FileData {
  readonly decision: 'approved' | 'approved-again' | 'rejected' | 'withdrawn';
}

/** The client's decision on an access request, to the institution. */
export const accessDecided: Template<AccessDecidedData> = ({ toName, reference, link, decision }, _, { t }) => ({
  subject: t(`access-decided.subject-${decision}`, { reference }),
  preview: t('access-decided.preview'),
  heading: t(`access-decided.heading-${decision}`),
  blocks: [
    { kind: 'text', text: t('hello', { name: toName }) },
    { kind: 'text', text: t(`access-decided.body-${decision}`, { reference }) },
    { kind: 'button', label: t('open-onboarding'), url: link },
  ],
  why: t('why-staff', { reference }),
});
