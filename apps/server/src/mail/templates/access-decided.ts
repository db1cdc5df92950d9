import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export interface AccessDecidedData extends FileData {
  readonly decision: 'approved' | 'rejected';
}

/** The client's decision on an access request, to the institution. */
export const accessDecided: Template<AccessDecidedData> = {
  en: (data) => ({
    subject: `${data.decision === 'approved' ? 'Access approved' : 'Access rejected'} (${data.reference})`,
    preview: `The client has decided on your access request.`,
    heading: `${data.decision === 'approved' ? 'The client approved access' : 'The client rejected access'}`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      {
        kind: 'text',
        text: `${data.decision === 'approved' ? `The client of ${data.reference} has approved your access request. The information becomes visible when the client submits the form.` : `The client of ${data.reference} has rejected your access request. You can contact the client: a rejected request can still be approved.`}`,
      },
      { kind: 'button', label: 'Open the onboarding', url: data.link },
    ],
    why: `You receive this email because you work on ${data.reference}. You can choose which emails you receive in your settings.`,
  }),
  nl: (data) => ({
    subject: `${data.decision === 'approved' ? 'Toegang goedgekeurd' : 'Toegang afgewezen'} (${data.reference})`,
    preview: `De cliënt heeft over je toegangsverzoek beslist.`,
    heading: `${data.decision === 'approved' ? 'De cliënt heeft toegang gegeven' : 'De cliënt heeft toegang afgewezen'}`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      {
        kind: 'text',
        text: `${data.decision === 'approved' ? `De cliënt van ${data.reference} heeft je toegangsverzoek goedgekeurd. De gegevens zijn zichtbaar zodra de cliënt het formulier indient.` : `De cliënt van ${data.reference} heeft je toegangsverzoek afgewezen. Je kunt met de cliënt overleggen: een afgewezen verzoek kan alsnog worden goedgekeurd.`}`,
      },
      { kind: 'button', label: 'Onboarding openen', url: data.link },
    ],
    why: `Je ontvangt deze e-mail omdat je aan ${data.reference} werkt. In je instellingen kies je welke e-mails je ontvangt.`,
  }),
};
