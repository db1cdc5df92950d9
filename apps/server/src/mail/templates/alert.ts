import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export type AlertData = FileData;

/** Monitoring alert to an institution. */
export const alert: Template<AlertData> = {
  en: (data) => ({
    subject: `Monitoring alert (${data.reference})`,
    preview: `Monitoring of ${data.reference} has a new alert.`,
    heading: `Monitoring alert`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      { kind: 'text', text: `Monitoring has opened an alert for ${data.reference}. Please review it.` },
      { kind: 'button', label: 'View the alert', url: data.link },
    ],
    why: `You receive this email because you work on ${data.reference}. You can choose which emails you receive in your settings.`,
  }),
  nl: (data) => ({
    subject: `Melding uit monitoring (${data.reference})`,
    preview: `De monitoring van ${data.reference} heeft een nieuwe melding.`,
    heading: `Melding uit monitoring`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      { kind: 'text', text: `De monitoring heeft een melding geopend voor ${data.reference}. Wil je die bekijken?` },
      { kind: 'button', label: 'Melding bekijken', url: data.link },
    ],
    why: `Je ontvangt deze e-mail omdat je aan ${data.reference} werkt. In je instellingen kies je welke e-mails je ontvangt.`,
  }),
};
