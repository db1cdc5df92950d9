import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export type QuestionData = FileData;

/** Question from the review desk to an institution. */
export const question: Template<QuestionData> = {
  en: (data) => ({
    subject: `Question from the review desk (${data.reference})`,
    preview: `${data.reference} is waiting for your answer.`,
    heading: `The review desk has a question`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      { kind: 'text', text: `The review desk has a question about ${data.reference} and is waiting for your answer.` },
      { kind: 'button', label: 'Answer the question', url: data.link },
    ],
    why: `You receive this email because you work on ${data.reference}. You can choose which emails you receive in your settings.`,
  }),
  nl: (data) => ({
    subject: `Vraag van de beoordelaars (${data.reference})`,
    preview: `${data.reference} wacht op je antwoord.`,
    heading: `De beoordelaars hebben een vraag`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      { kind: 'text', text: `De beoordelaars hebben een vraag over ${data.reference} en wachten op je antwoord.` },
      { kind: 'button', label: 'Vraag beantwoorden', url: data.link },
    ],
    why: `Je ontvangt deze e-mail omdat je aan ${data.reference} werkt. In je instellingen kies je welke e-mails je ontvangt.`,
  }),
};
