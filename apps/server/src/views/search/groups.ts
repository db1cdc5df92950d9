import { sql } from 'kysely';
import { scope } from '../../case/scope.ts';
import { fullName } from '../../collections/rows.ts';
import { plainNumber } from '../../collections/search-text.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { candidateIds, type TextQuery } from './candidates.ts';
import { documents, readable } from './documents.ts';
import type { Candidate } from './match.ts';
import { type Named, namedFor } from './named.ts';
import { type FoundRequest, requestsFor } from './requests.ts';

/** One kind of results. */
interface Group {
  /** Candidates within the actor's scope. */
  readonly candidates: (context: ViewContext, textQuery: TextQuery) => Promise<Candidate[]>;
  /** Restricts matches to those that the actor may read, where the check is more expensive than the match. */
  readonly readable?: (context: ViewContext, found: readonly Candidate[]) => Promise<Candidate[]>;
}

export const searchGroups: Readonly<Record<'subjects' | 'people' | 'onboardings' | 'contacts' | 'documents', Group>> = {
  subjects: {
    candidates: async (context, textQuery) => [
      ...subjects(await requestsFor(context, textQuery)),
      ...foundByName(await namedFor(context, textQuery), subjects),
    ],
  },
  people: { candidates: async (context, textQuery) => people(await namedFor(context, textQuery)) },
  onboardings: {
    candidates: async (context, textQuery) => [
      ...onboardings(await requestsFor(context, textQuery)),
      ...foundByName(await namedFor(context, textQuery), onboardings),
      ...onboardingsOfClients(await requestsFor(context, textQuery)),
    ],
  },
  contacts: { candidates: contacts },
  documents: { candidates: documents, readable },
};

/** Each subject once, with its onboarding that changed last, in the order of these. */
function subjects(requests: readonly FoundRequest[]): Candidate[] {
  const newest = new Map<string, FoundRequest>();
  for (const request of requests) if (!newest.has(request.subject)) newest.set(request.subject, request);
  newest.delete('');
  return [...newest.values()].map((request) => ({
    id: request.subject,
    title: request.client_name,
    detail: [request.client_country, request.client_number].filter(Boolean).join(' '),
    subject: request.subject,
    request: request.id,
    text: clientText(request),
  }));
}

/** The name of the client, and its number as it is written and without separators. */
const clientText = ({ client_name: name, client_number: number }: FoundRequest): string =>
  `${name} ${number} ${plainNumber(number)}`;

function onboardings(requests: readonly FoundRequest[]): Candidate[] {
  return requests.map((request) => {
    const { reference, number, transaction_description: description } = request;
    return onboarding(request, `${reference} ${number} ${number.replace(/\D/g, '')} ${description}`);
  });
}

/** The client's words apart, so that no query matches by a word of the client and one of the onboarding. */
function onboardingsOfClients(requests: readonly FoundRequest[]): Candidate[] {
  return requests.map((request) => onboarding(request, clientText(request)));
}

function onboarding(request: FoundRequest, text: string): Candidate {
  return {
    id: request.id,
    title: request.reference || request.number,
    detail: request.client_name,
    subject: request.subject,
    request: request.id,
    text,
  };
}

/** Onboardings or subjects that contain a person or owner of this name. */
function foundByName(names: readonly Named[], candidatesOf: (requests: FoundRequest[]) => Candidate[]): Candidate[] {
  return names.flatMap(({ request, text, role, name }) =>
    candidatesOf([request]).map((candidate) => ({ ...candidate, text, named: { role, name } })),
  );
}

/** People and owners in the forms of clients, each once per client, with the onboarding that changed last. */
function people(names: readonly Named[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { id: person, name, role, text, isCompany, request } of names) {
    const { subject, client_name: detail } = request;
    const id = `${subject} ${person}`;
    if (person === '' || isCompany || found.has(id)) continue;
    found.set(id, { id, person, title: name, detail, subject, request: request.id, text, named: { role, name } });
  }
  return [...found.values()];
}

interface FoundContact {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
}

async function contacts({ records, actor }: ViewContext, textQuery: TextQuery): Promise<Candidate[]> {
  const ids = await candidateIds(records, actor, 'gk_contacts', textQuery);
  const { rows } = await sql<FoundContact>`
    select p.id, p.first_name, p.last_name, p.email, p.phone from gk_contacts p
    where p.id in (select c.id from (${ids}) c) and ${scope(actor).gk_contacts.sql('p')} order by p.last_name, p.id`.execute(
    records.sql,
  );
  return rows.map((row) => ({
    id: row.id,
    title: fullName(row),
    detail: row.email,
    subject: '',
    request: '',
    text: `${fullName(row)} ${row.email} ${row.phone}`,
  }));
}
