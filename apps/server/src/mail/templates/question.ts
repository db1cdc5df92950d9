import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export type QuestionData = FileData;

/** Tells an institution that the desk asks something. */
export const question: Template<QuestionData> = {
  en: (data) => ({
    subject: `The desk has a question (${data.reference})`,
    preview: `${data.reference} waits for your answer.`,
    heading: `The desk has a question`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      { kind: 'text', text: `The desk has a question about ${data.reference} and waits for your answer.` },
      { kind: 'button', label: 'Answer the question', url: data.link },
    ],
    why: `You get this email because you work on ${data.reference}. In your settings you choose which emails you get.`,
  }),
  nl: (data) => ({
    subject: `De desk heeft een vraag (${data.reference})`,
    preview: `${data.reference} wacht op je antwoord.`,
    heading: `De desk heeft een vraag`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      { kind: 'text', text: `De desk heeft een vraag over ${data.reference} en wacht op je antwoord.` },
      { kind: 'button', label: 'Vraag beantwoorden', url: data.link },
    ],
    why: `Je krijgt deze e-mail omdat je aan ${data.reference} werkt. In je instellingen kies je welke e-mails je krijgt.`,
  }),
};
