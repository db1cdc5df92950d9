import type { Template } from '../template.ts';

export interface StaffInviteData {
  readonly toName: string;
  /** To the page where a password is chosen. It holds no secret: that page mails one to this address. */
  readonly link: string;
}

/** Welcomes somebody to the staff of an institution or of the desk. */
export const staffInvite: Template<StaffInviteData> = {
  en: (data, frame) => ({
    subject: `Your account at ${frame.name}`,
    preview: `Choose a password, and you can log in.`,
    heading: `You have an account at ${frame.name}`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      {
        kind: 'text',
        text: `${frame.name} made an account for you in ${frame.deskName}. Choose a password first: the page sends you an email with a link that works once.`,
      },
      { kind: 'button', label: 'Choose a password', url: data.link },
      { kind: 'text', text: 'After that you log in with your email address, your password and a code by email.' },
      {
        kind: 'note',
        strong: 'Did you not expect this?',
        text: 'Then you need not do anything. Without a password nobody can log in to this account.',
      },
    ],
    why: `You get this email because an admin of ${frame.name} entered your address.`,
  }),
  nl: (data, frame) => ({
    subject: `Je account bij ${frame.name}`,
    preview: `Kies een wachtwoord en je kunt inloggen.`,
    heading: `Je hebt een account bij ${frame.name}`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      {
        kind: 'text',
        text: `${frame.name} heeft een account voor je gemaakt in ${frame.deskName}. Kies eerst een wachtwoord: de pagina stuurt je een e-mail met een link die één keer werkt.`,
      },
      { kind: 'button', label: 'Wachtwoord kiezen', url: data.link },
      { kind: 'text', text: 'Daarna log je in met je e-mailadres, je wachtwoord en een code per e-mail.' },
      {
        kind: 'note',
        strong: 'Had je dit niet verwacht?',
        text: 'Dan hoef je niets te doen. Zonder wachtwoord kan niemand op dit account inloggen.',
      },
    ],
    why: `Je krijgt deze e-mail omdat een beheerder van ${frame.name} je adres heeft ingevuld.`,
  }),
};
