import { wordsOf } from '@dossier/domain/fold';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasRight } from '../../case/portal-rights.ts';
import { openDocuments } from '../../case/readable-documents.ts';
import { scope } from '../../case/scope.ts';
import { fileText } from '../../collections/search-text.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { candidateIds, type TextQuery } from './candidates.ts';
import type { Candidate } from './match.ts';
import { type Named, namedFor } from './named.ts';
import { inScope, requestsFor } from './requests.ts';

/** Onboardings that match the query and whose documents are candidates. */
const mostRequests = 200;
/** Documents whose read access is checked: that costs a query per vault. */
const mostRead = 200;

interface Link {
  readonly id: string;
  readonly name: string;
  readonly request: string;
  readonly subject: string;
  readonly client: string;
  readonly updated: string;
  /** Of a person of a business; '' for the subject's own. */
  readonly person: string;
  /** 1: the institution added it to the onboarding; it belongs to no vault. */
  readonly own: number;
}

/** Candidates among the documents of the viewer's onboardings and their vaults. `readable` checks access afterwards. */
export async function documents(context: ViewContext, textQuery: TextQuery): Promise<Candidate[]> {
  const { actor, records } = context;
  const { org } = scope(actor);
  const part = { ...textQuery, any: true };
  const names = await namedFor(context, textQuery);
  if (org !== undefined) return candidatesOf(await linksOf(context, inScope(context)), names);
  const named = await candidateIds(records, actor, 'kyc_docs', part);
  const ofRequests = [...names.map(({ request }) => request), ...(await requestsFor(context, textQuery))];
  if (wordsOf(textQuery.query).length > 1)
    ofRequests.push(...(await requestsFor(context, { ...part, most: mostRequests })));
  const requests = [...new Set(ofRequests.map(({ id }) => id))].slice(0, mostRequests);
  const links = await linksOf(context, sql<SqlBool>`d.id in (select n.id from (${named}) n)`);
  if (requests.length > 0) links.push(...(await linksOf(context, sql<SqlBool>`r.id in (${sql.join(requests)})`)));
  return candidatesOf(links, names);
}

/** Documents with the onboarding by which the viewer knows them. */
async function linksOf(context: ViewContext, condition: RawBuilder<SqlBool>): Promise<Link[]> {
  const { records } = context;
  const kinds = [
    { person: sql`''`, tables: sql`gk_requests_docs l join gk_requests r on r.id = l.request` },
    { person: sql`''`, tables: sql`kyc_businesses_docs l join gk_requests r on r.subject = l.business` },
    {
      person: sql`''`,
      tables: sql`kyc_individuals_docs l join gk_requests r on r.subject = l.individual and l.individual != ''`,
    },
    {
      person: sql`l.person`,
      tables: sql`kyc_individuals_docs l join gk_requests r on r.subject = l.business and l.individual = '' and l.business != ''`,
    },
  ];
  const links: Link[] = [];
  for (const [at, { person, tables }] of kinds.entries()) {
    const { rows } = await sql<Link>`
      select d.id, d.name, r.id as request, r.subject, r.client_name as client, r.updated, ${person} as person, ${at === 0 ? 1 : 0} as own
      from ${tables} join kyc_docs d on d.id = l.doc
      where ${inScope(context)} and ${condition} order by r.updated desc, r.id desc`.execute(records.sql);
    links.push(...rows);
  }
  return links;
}

/** Each document once: with the onboarding that it was added to, else with the one of its vault that changed last. */
function candidatesOf(links: readonly Link[], names: readonly Named[]): Candidate[] {
  const holders = new Map(names.filter(({ id }) => id !== '').map((one) => [`${one.request.subject} ${one.id}`, one]));
  const found = new Map<string, Link>();
  const inOrder = links.toSorted((a, b) => (a.updated < b.updated ? 1 : -1));
  for (const link of inOrder) {
    const known = found.get(link.id);
    if (!known || Number(link.own) > Number(known.own)) found.set(link.id, link);
  }
  return [...found.values()].map(({ id, name, request, subject, client, person, own }) => {
    const holder = holders.get(`${subject} ${person}`);
    return {
      id,
      title: name,
      detail: client,
      subject,
      request,
      text: `${fileText(name)} ${client} ${holder?.name ?? ''}`,
      ...(holder && { named: { role: holder.role, name: holder.name } }),
      ...(Number(own) === 1 ? {} : { vault: subject }),
    };
  });
}

/** Documents that the viewer may read: the institution's own, and those of a vault that are open to it. */
export async function readable(context: ViewContext, found: readonly Candidate[]): Promise<Candidate[]> {
  const { records, actor } = context;
  if (hasRight(actor, 'read-every-document')) return [...found];
  const open = new Map<string, Set<string>>();
  const allowed: Candidate[] = [];
  for (const candidate of found.slice(0, mostRead)) {
    const { vault } = candidate;
    if (vault !== undefined && !open.has(vault))
      open.set(vault, new Set((await openDocuments(records, actor, vault)).map(({ doc }) => doc)));
    if (vault === undefined || open.get(vault)?.has(candidate.id)) allowed.push(candidate);
  }
  return allowed;
}
