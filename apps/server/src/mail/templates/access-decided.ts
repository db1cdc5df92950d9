import type { Template } from '../template.ts';
import type { FileData } from './about-file.ts';

export interface AccessDecidedData extends FileData {
  readonly decision: 'approved' | 'rejected';
}

/** Tells an institution what the client answered to its access request. */
export const accessDecided: Template<AccessDecidedData> = {
  en: (data) => ({
    subject: `${data.decision === 'approved' ? 'Access given' : 'Access refused'} (${data.reference})`,
    preview: `The client answered your access request.`,
    heading: `${data.decision === 'approved' ? 'The client gave access' : 'The client refused access'}`,
    blocks: [
      { kind: 'text', text: `Hello ${data.toName},` },
      {
        kind: 'text',
        text: `${data.decision === 'approved' ? `The client of ${data.reference} approved your access request. The file opens as the client fills it in.` : `The client of ${data.reference} rejected your access request. You can talk with them: a rejected request can still be approved.`}`,
      },
      { kind: 'button', label: 'Open the onboarding', url: data.link },
    ],
    why: `You get this email because you work on ${data.reference}. In your settings you choose which emails you get.`,
  }),
  nl: (data) => ({
    subject: `${data.decision === 'approved' ? 'Toegang gegeven' : 'Toegang geweigerd'} (${data.reference})`,
    preview: `De cliënt heeft je toegangsverzoek beantwoord.`,
    heading: `${data.decision === 'approved' ? 'De cliënt gaf toegang' : 'De cliënt weigerde toegang'}`,
    blocks: [
      { kind: 'text', text: `Beste ${data.toName},` },
      {
        kind: 'text',
        text: `${data.decision === 'approved' ? `De cliënt van ${data.reference} heeft je toegangsverzoek goedgekeurd. Het dossier gaat open zodra de cliënt het invult.` : `De cliënt van ${data.reference} heeft je toegangsverzoek afgewezen. Je kunt met de cliënt overleggen: een afgewezen verzoek kan alsnog worden goedgekeurd.`}`,
      },
      { kind: 'button', label: 'Onboarding openen', url: data.link },
    ],
    why: `Je krijgt deze e-mail omdat je aan ${data.reference} werkt. In je instellingen kies je welke e-mails je krijgt.`,
  }),
};
