import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export type CompletedData = FileData;

/** Tells an institution that an onboarding is done. */
export const completed: Template<CompletedData> = {
  en: (data) => ({
    subject: `Onboarding completed (${data.reference})`,
    preview: `The report of ${data.reference} is ready.`,
    heading: `The onboarding is completed`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      { kind: 'text', text: `The desk completed ${data.reference}. The report is ready.` },
      { kind: 'button', label: 'Open the onboarding', url: data.link },
    ],
    why: `You get this email because you work on ${data.reference}. In your settings you choose which emails you get.`,
  }),
  nl: (data) => ({
    subject: `Onboarding afgerond (${data.reference})`,
    preview: `Het rapport van ${data.reference} is klaar.`,
    heading: `De onboarding is afgerond`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      { kind: 'text', text: `De desk heeft ${data.reference} afgerond. Het rapport staat klaar.` },
      { kind: 'button', label: 'Onboarding openen', url: data.link },
    ],
    why: `Je krijgt deze e-mail omdat je aan ${data.reference} werkt. In je instellingen kies je welke e-mails je krijgt.`,
  }),
};
