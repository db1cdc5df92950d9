import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export type ReceivedData = FileData;

/** Tells a client that the form came in. */
export const received: Template<ReceivedData> = {
  en: (data, frame) => ({
    subject: `We received your form (${data.reference})`,
    preview: `Your form for ${frame.name} came in. You need not do anything now.`,
    heading: `We received your form`,
    blocks: [
      { kind: 'text', text: `Dear ${data.toName},` },
      {
        kind: 'text',
        text: `Thank you. Your form came in under reference ${data.reference}. The desk now checks it. If we need anything more, you get an email.`,
      },
      { kind: 'button', label: 'See your form', url: data.link },
      { kind: 'text', text: `${frame.name}` },
    ],
    why: `You get this email because ${frame.name} entered your address for ${data.reference}.`,
  }),
  nl: (data, frame) => ({
    subject: `Wij hebben uw formulier ontvangen (${data.reference})`,
    preview: `Uw formulier voor ${frame.name} is binnen. U hoeft nu niets te doen.`,
    heading: `Wij hebben uw formulier ontvangen`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      {
        kind: 'text',
        text: `Dank u wel. Uw formulier is binnen onder kenmerk ${data.reference}. Het wordt nu gecontroleerd. Hebben wij nog iets nodig, dan krijgt u een e-mail.`,
      },
      { kind: 'button', label: 'Formulier bekijken', url: data.link },
      { kind: 'text', text: `${frame.name}` },
    ],
    why: `U krijgt deze e-mail omdat ${frame.name} uw adres heeft ingevuld voor ${data.reference}.`,
  }),
};
