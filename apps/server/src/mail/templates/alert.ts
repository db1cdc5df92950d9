import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export type AlertData = FileData;

/** Tells an institution that monitoring found something. */
export const alert: Template<AlertData> = {
  en: (data) => ({
    subject: `Something changed (${data.reference})`,
    preview: `Monitoring of ${data.reference} found something to look at.`,
    heading: `Something changed`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      { kind: 'text', text: `Monitoring found something to look at in ${data.reference}.` },
      { kind: 'button', label: 'Look at it', url: data.link },
    ],
    why: `You get this email because you work on ${data.reference}. In your settings you choose which emails you get.`,
  }),
  nl: (data) => ({
    subject: `Er is iets veranderd (${data.reference})`,
    preview: `De bewaking van ${data.reference} vond iets om te bekijken.`,
    heading: `Er is iets veranderd`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      { kind: 'text', text: `De bewaking vond iets om te bekijken in ${data.reference}.` },
      { kind: 'button', label: 'Bekijken', url: data.link },
    ],
    why: `Je krijgt deze e-mail omdat je aan ${data.reference} werkt. In je instellingen kies je welke e-mails je krijgt.`,
  }),
};
