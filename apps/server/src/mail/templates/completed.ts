import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export type CompletedData = FileData;

/** Completion of an onboarding, to the institution. */
export const completed: Template<CompletedData> = {
  en: (data) => ({
    subject: `Onboarding completed (${data.reference})`,
    preview: `The report of ${data.reference} is available.`,
    heading: `The onboarding is completed`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      { kind: 'text', text: `The review desk has completed ${data.reference}. The report is available.` },
      { kind: 'button', label: 'Open the onboarding', url: data.link },
    ],
    why: `You receive this email because you work on ${data.reference}. You can choose which emails you receive in your settings.`,
  }),
  nl: (data) => ({
    subject: `Onboarding afgerond (${data.reference})`,
    preview: `Het rapport van ${data.reference} is beschikbaar.`,
    heading: `De onboarding is afgerond`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      { kind: 'text', text: `De beoordelaars hebben ${data.reference} afgerond. Het rapport is beschikbaar.` },
      { kind: 'button', label: 'Onboarding openen', url: data.link },
    ],
    why: `Je ontvangt deze e-mail omdat je aan ${data.reference} werkt. In je instellingen kies je welke e-mails je ontvangt.`,
  }),
};
