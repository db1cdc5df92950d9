import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export interface CorrectionData extends FileData {
  /** How many things are asked. */
  readonly count: number;
}

/** Asks a client to put something right. */
export const correction: Template<CorrectionData> = {
  en: (data, frame) => ({
    subject: `${frame.name} needs something more from you (${data.reference})`,
    preview: `We looked at your answers and need something more.`,
    heading: `We need something from you`,
    blocks: [
      { kind: 'text', text: `Dear ${data.toName},` },
      {
        kind: 'text',
        text: `Thank you for your answers. We looked at them and ask you to put ${data.count === 1 ? 'one thing' : `${data.count} things`} right. The form shows what is asked and why; the rest of your answers stays as it is.`,
      },
      { kind: 'button', label: 'Open the form', url: data.link },
      { kind: 'text', text: `${frame.name}` },
    ],
    why: `You get this email because ${frame.name} entered your address for ${data.reference}.`,
  }),
  nl: (data, frame) => ({
    subject: `${frame.name} heeft nog iets van u nodig (${data.reference})`,
    preview: `Wij hebben uw antwoorden bekeken en hebben nog iets nodig.`,
    heading: `Wij hebben nog iets van u nodig`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      {
        kind: 'text',
        text: `Dank u wel voor uw antwoorden. Wij hebben ze bekeken en vragen u ${data.count === 1 ? 'één punt' : `${data.count} punten`} te verbeteren. In het formulier ziet u wat wij vragen en waarom. De rest van uw antwoorden blijft staan.`,
      },
      { kind: 'button', label: 'Formulier openen', url: data.link },
      { kind: 'text', text: `${frame.name}` },
    ],
    why: `U krijgt deze e-mail omdat ${frame.name} uw adres heeft ingevuld voor ${data.reference}.`,
  }),
};
