import { openDocuments } from '../../reading/may-read-document.ts';
import { fullName, type Row, rowsById } from '../../reading/rows.ts';
import type { ViewContext } from '../view.ts';
import type { Candidate } from './match.ts';

/** Newest onboardings that are looked through: more than an organisation handles in years. */
const mostRows = 20_000;

function ownRequests({ records, actor }: ViewContext): Promise<Row<'gk_requests'>[]> {
  const own = actor.portal === 'gatekeeper' ? 'org = {:o}' : 'status != "draft"';
  return records.find('gk_requests', own, { o: actor.org }, { sort: '-updated', limit: mostRows });
}

/** What is searched in each group; nothing of other organisations is ever a candidate for a Gatekeeper. */
export const searchGroups: Readonly<
  Record<'subjects' | 'onboardings' | 'contacts' | 'documents', (context: ViewContext) => Promise<Candidate[]>>
> = { subjects, onboardings, contacts, documents };

async function subjects(context: ViewContext): Promise<Candidate[]> {
  const requests = (await ownRequests(context)).filter(({ subject }) => subject !== '');
  const newest = new Map(requests.toReversed().map((request) => [request.subject, request]));
  return [...newest.values()].map((request) => ({
    id: request.subject,
    title: request.client_name,
    detail: [request.client_country, request.client_number].filter(Boolean).join(' '),
    subject: request.subject,
    request: request.id,
    text: `${request.client_name} ${request.client_number}`,
  }));
}

async function onboardings(context: ViewContext): Promise<Candidate[]> {
  return (await ownRequests(context)).map((request) => ({
    id: request.id,
    title: request.reference || request.number,
    detail: request.client_name,
    subject: request.subject,
    request: request.id,
    text: `${request.reference} ${request.number} ${request.number.replace(/\D/g, '')} ${request.transaction_description}`,
  }));
}

async function contacts({ records, actor }: ViewContext): Promise<Candidate[]> {
  const own = actor.portal === 'gatekeeper' ? 'org = {:o}' : 'id != ""';
  const rows = await records.find('gk_contacts', own, { o: actor.org }, { sort: 'last_name', limit: mostRows });
  return rows.map((row) => ({
    id: row.id,
    title: fullName(row),
    detail: row.email,
    subject: '',
    request: '',
    text: `${fullName(row)} ${row.email} ${row.phone}`,
  }));
}

async function documents(context: ViewContext): Promise<Candidate[]> {
  const { records, actor } = context;
  const requests = await ownRequests(context);
  const bySubject = new Map(requests.filter(({ subject }) => subject !== '').map((one) => [one.subject, one]));
  const places = new Map<string, Row<'gk_requests'>>();
  for (const [subject, request] of bySubject) {
    for (const { doc } of await openDocuments(records, actor, subject)) places.set(doc, request);
  }
  for (const request of requests) {
    const own = await records.find('gk_requests_docs', 'request = {:r}', { r: request.id });
    for (const { doc } of own) places.set(doc, request);
  }
  const files = await rowsById(records, 'kyc_docs', [...places.keys()]);
  return [...files.values()].map((file) => {
    const request = places.get(file.id);
    return {
      id: file.id,
      title: file.name,
      detail: request?.client_name ?? '',
      subject: request?.subject ?? '',
      request: request?.id ?? '',
      text: `${file.name.replace(/[._-]/g, ' ')} ${file.name} ${request?.client_name ?? ''}`,
    };
  });
}
