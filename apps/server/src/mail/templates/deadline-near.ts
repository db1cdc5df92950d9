import { longDate } from '../format.ts';
import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export interface DeadlineNearData extends FileData {
  /** ISO date. */
  readonly deadline: string;
  /** Clients are addressed as such. */
  readonly isClient: boolean;
}

/** Reminder of an approaching deadline. */
export const deadlineNear: Template<DeadlineNearData> = {
  en: (data, frame) => ({
    subject: `${data.reference} is due on ${longDate(data.deadline, 'en')}`,
    preview: `The deadline of ${data.reference} is approaching.`,
    heading: `The deadline is approaching`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      {
        kind: 'text',
        text: `${data.isClient ? `${frame.name} asks you to send your form before ${longDate(data.deadline, 'en')}.` : `${data.reference} is due on ${longDate(data.deadline, 'en')} and is not completed yet.`}`,
      },
      { kind: 'button', label: data.isClient ? 'Open the form' : 'Open the onboarding', url: data.link },
    ],
    why: `You receive this email because ${data.reference} is due soon.`,
  }),
  nl: (data, frame) => ({
    subject: `${data.reference} moet klaar zijn op ${longDate(data.deadline, 'nl')}`,
    preview: `De deadline van ${data.reference} nadert.`,
    heading: `De deadline nadert`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      {
        kind: 'text',
        text: `${data.isClient ? `${frame.name} vraagt u het formulier te versturen vóór ${longDate(data.deadline, 'nl')}.` : `${data.reference} moet klaar zijn op ${longDate(data.deadline, 'nl')} en is nog niet afgerond.`}`,
      },
      { kind: 'button', label: data.isClient ? 'Formulier openen' : 'Onboarding openen', url: data.link },
    ],
    why: `${data.isClient ? `U ontvangt deze e-mail omdat de deadline van ${data.reference} nadert.` : `Je ontvangt deze e-mail omdat de deadline van ${data.reference} nadert.`}`,
  }),
};
