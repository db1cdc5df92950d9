import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export interface CorrectionData extends FileData {
  /** Number of corrections. */
  readonly count: number;
}

/** Request for corrections to a client. */
export const correction: Template<CorrectionData> = {
  en: (data, frame) => ({
    subject: `${frame.name} needs corrections from you (${data.reference})`,
    preview: `We have reviewed your answers and need corrections.`,
    heading: `We need corrections from you`,
    blocks: [
      { kind: 'text', text: `Dear ${data.toName},` },
      {
        kind: 'text',
        text: `Thank you for your answers. We have reviewed them and ask you to correct ${data.count === 1 ? 'one item' : `${data.count} items`}. The form shows what is requested and why; your other answers do not change.`,
      },
      { kind: 'button', label: 'Open the form', url: data.link },
      { kind: 'text', text: `${frame.name}` },
    ],
    why: `You receive this email because ${frame.name} entered your address for ${data.reference}.`,
  }),
  nl: (data, frame) => ({
    subject: `${frame.name} heeft nog iets van u nodig (${data.reference})`,
    preview: `Wij hebben uw antwoorden gecontroleerd en vragen u om een aanvulling of correctie.`,
    heading: `Wij hebben nog iets van u nodig`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      {
        kind: 'text',
        text: `Dank u wel voor uw antwoorden. Wij hebben ze gecontroleerd en vragen u ${data.count === 1 ? 'één punt' : `${data.count} punten`} te corrigeren. In het formulier ziet u wat wij vragen en waarom. Uw andere antwoorden veranderen niet.`,
      },
      { kind: 'button', label: 'Formulier openen', url: data.link },
      { kind: 'text', text: `${frame.name}` },
    ],
    why: `U ontvangt deze e-mail omdat ${frame.name} uw adres heeft ingevuld voor ${data.reference}.`,
  }),
};
