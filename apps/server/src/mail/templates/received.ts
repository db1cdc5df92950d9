import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export type ReceivedData = FileData;

/** Confirmation of receipt to a client. */
export const received: Template<ReceivedData> = {
  en: (data, frame) => ({
    subject: `We received your form (${data.reference})`,
    preview: `We received your form for ${frame.name}. No action is needed now.`,
    heading: `We received your form`,
    blocks: [
      { kind: 'text', text: `Dear ${data.toName},` },
      {
        kind: 'text',
        text: `Thank you. We received your form under reference ${data.reference} and are now checking it. If we need anything else, you receive an email.`,
      },
      { kind: 'button', label: 'View your form', url: data.link },
      { kind: 'text', text: `${frame.name}` },
    ],
    why: `You receive this email because ${frame.name} entered your address for ${data.reference}.`,
  }),
  nl: (data, frame) => ({
    subject: `Wij hebben uw formulier ontvangen (${data.reference})`,
    preview: `Wij hebben uw formulier voor ${frame.name} ontvangen. U hoeft nu niets te doen.`,
    heading: `Wij hebben uw formulier ontvangen`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      {
        kind: 'text',
        text: `Dank u wel. Wij hebben uw formulier ontvangen onder kenmerk ${data.reference} en controleren het nu. Als wij nog iets nodig hebben, ontvangt u een e-mail.`,
      },
      { kind: 'button', label: 'Formulier bekijken', url: data.link },
      { kind: 'text', text: `${frame.name}` },
    ],
    why: `U ontvangt deze e-mail omdat ${frame.name} uw adres heeft ingevuld voor ${data.reference}.`,
  }),
};
