import type { InviteMail } from '@dossier/domain/contracts/shared/invite-mail';
import { isPastDeadline } from '@dossier/domain/dates';
import { type Language, languages } from '@dossier/domain/languages';
import { companyFacts } from '../case/subject.ts';
import type { Reader, RequestRow } from '../collections/rows.ts';
import type { Origins } from '../runtime/config.ts';
import { frameOf } from './enqueue.ts';
import { renderMail } from './render.ts';
import type { InviteData } from './templates/invite.ts';

export interface InvitationParts {
  readonly origins: Origins;
  /** ISO date: the mail says whether the deadline has passed. */
  readonly today: string;
}

export interface Invitation {
  readonly to: string;
  readonly data: InviteData;
}

/** The login link. Its token is the address in base64: it fills in the field and does not sign in. */
export function loginLink(origins: Origins, email: string, request: string): string {
  const token = encodeURIComponent(Buffer.from(email, 'utf8').toString('base64'));
  return `${origins.client}/login?token=${token}&formId=${request}`;
}

/**
 * Returns the content of an onboarding's invitation.
 * @throws when it has no contact, which means that it was never sent
 */
export async function invitationOf(
  records: Reader,
  request: RequestRow,
  { origins, today }: InvitationParts,
): Promise<Invitation> {
  const contact = await records.need('gk_contacts', request.contact);
  const requester = await records.get('gatekeeper_users', request.created_by);
  const to = contact.email.toLowerCase();
  const business = request.type === 'business' ? await records.need('kyc_businesses', request.business) : undefined;
  const legalForm = business && companyFacts(business, request)?.legalForm;
  return {
    to,
    data: {
      toName: `${contact.first_name} ${contact.last_name}`,
      clientName: request.client_name,
      type: request.type,
      sourceOfFunds: request.source_of_funds,
      ...(legalForm && { legalForm }),
      reference: request.reference,
      deadline: request.deadline,
      isLate: isPastDeadline(request.deadline, today),
      requester: requester ? `${requester.first_name} ${requester.last_name}` : '',
      link: loginLink(origins, to, request.id),
    },
  };
}

/** The e-mail to the client in each language, for the page after creation. */
export async function inviteMails(
  records: Reader,
  request: RequestRow,
  parts: InvitationParts,
): Promise<Record<Language, InviteMail>> {
  const { to, data } = await invitationOf(records, request, parts);
  const mail = async (language: Language): Promise<[Language, InviteMail]> => {
    const frame = await frameOf(records, request.org, language);
    const { subject, text } = renderMail('invite', language, data, frame);
    return [language, { to, toName: data.toName, subject, text, link: data.link }];
  };
  return Object.fromEntries(await Promise.all(languages.map(mail))) as Record<Language, InviteMail>;
}
