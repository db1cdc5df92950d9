import { longDate } from '../format.ts';
import type { Template } from '../template.ts';

export interface InviteData {
  readonly toName: string;
  readonly clientName: string;
  readonly type: 'business' | 'individual';
  readonly reference: string;
  /** ISO date. */
  readonly deadline: string;
  readonly requester: string;
  readonly link: string;
  readonly isReminder?: boolean;
}

/** Invitation or reminder to fill in the form. */
export const invite: Template<InviteData> = {
  en: (data, frame) => ({
    subject: data.isReminder
      ? `Reminder: ${frame.name} requests your information (${data.reference})`
      : `${frame.name} requests your information (${data.reference})`,
    preview: `Please fill in the form before ${longDate(data.deadline, 'en')}. It takes about 20 minutes.`,
    heading: data.type === 'business' ? `Information about ${data.clientName}` : 'Information about you',
    blocks: [
      { kind: 'text', text: `Dear ${data.toName},` },
      {
        kind: 'text',
        text: `We are legally required to identify our clients. Please fill in the form for ${data.clientName} before ${longDate(data.deadline, 'en')}. It takes about 20 minutes, and you can stop and continue later.`,
        strong: longDate(data.deadline, 'en'),
      },
      { kind: 'button', label: 'Open the form', url: data.link },
      {
        kind: 'list',
        title: 'What you need',
        items:
          data.type === 'business'
            ? [
                'an extract from the commercial register, not older than 6 months',
                'the owners of the company and their shares',
                'a passport or identity card',
              ]
            : ['a passport or identity card'],
      },
      {
        kind: 'text',
        text: 'The link opens the login page with your email address filled in. You then receive a code by email; the link alone does not give access.',
      },
      { kind: 'text', text: `${data.requester}\n${frame.name}` },
      {
        kind: 'note',
        strong: 'Is this message genuine?',
        text: `We never ask for money, a bank code or a password. If in doubt, call the office on a number that you know. Your reference is ${data.reference}.`,
      },
    ],
    why: `You receive this email because ${frame.name} entered your address for ${data.reference}.`,
  }),
  nl: (data, frame) => ({
    subject: data.isReminder
      ? `Herinnering: ${frame.name} vraagt om uw gegevens (${data.reference})`
      : `${frame.name} vraagt om uw gegevens (${data.reference})`,
    preview: `Vul het formulier in vóór ${longDate(data.deadline, 'nl')}. Het duurt ongeveer 20 minuten.`,
    heading: data.type === 'business' ? `Gegevens van ${data.clientName}` : 'Uw gegevens',
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      {
        kind: 'text',
        text: `Wij zijn wettelijk verplicht onze cliënten te kennen. Vul het formulier voor ${data.clientName} in vóór ${longDate(data.deadline, 'nl')}. Het duurt ongeveer 20 minuten. U kunt stoppen en later verdergaan.`,
        strong: longDate(data.deadline, 'nl'),
      },
      { kind: 'button', label: 'Formulier openen', url: data.link },
      {
        kind: 'list',
        title: 'Wat u nodig hebt',
        items:
          data.type === 'business'
            ? [
                'een uittreksel uit het handelsregister, niet ouder dan 6 maanden',
                'de eigenaren van het bedrijf en hun belang',
                'een paspoort of identiteitskaart',
              ]
            : ['een paspoort of identiteitskaart'],
      },
      {
        kind: 'text',
        text: 'De link opent de inlogpagina met uw e-mailadres al ingevuld. U krijgt dan een code per e-mail. Met de link alleen kan niemand inloggen.',
      },
      { kind: 'text', text: `${data.requester}\n${frame.name}` },
      {
        kind: 'note',
        strong: 'Is dit bericht echt?',
        text: `Wij vragen nooit om geld, een bankcode of een wachtwoord. Twijfelt u? Bel het kantoor op een nummer dat u kent. Uw kenmerk is ${data.reference}.`,
      },
    ],
    why: `U ontvangt deze e-mail omdat ${frame.name} uw adres heeft ingevuld voor ${data.reference}.`,
  }),
};
