import type { CaseRole } from '@dossier/domain/case-roles';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { newestAccess } from '../../case/access.ts';
import { gateFor } from '../../case/gates.ts';
import { hasRight } from '../../case/portal-rights.ts';
import { type CaseName, namesOfCase } from '../../collections/case-names.ts';
import { fullName } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { candidateIds, mostCandidates, type TextQuery } from './candidates.ts';
import { fits } from './match.ts';
import { oncePerContext } from './once.ts';
import { type FoundRequest, inScope, requestColumns } from './requests.ts';

/** A matching name in one of the viewer's onboardings: an owner, a person of the company, or the contact. */
export interface Named extends CaseName {
  readonly request: FoundRequest;
}

/** Most onboardings whose gates are evaluated per search. */
const mostRead = 200;
/** The index of versions does not know institutions, so more candidates of the whole desk are filtered by scope. */
const mostOfDesk = 20_000;

/** Names in onboardings that the viewer may read now, last changed first. */
export const namedFor = oncePerContext(
  async (context: ViewContext, textQuery: TextQuery): Promise<readonly Named[]> => {
    const answered = [
      ...(await inVersions(context, textQuery, 'kyc_businesses_details')),
      ...(await inVersions(context, textQuery, 'kyc_individuals_details')),
    ];
    return [...(await allowed(context, answered)), ...(await asContacts(context, textQuery))];
  },
);

type Versions = 'kyc_businesses_details' | 'kyc_individuals_details';

async function inVersions(context: ViewContext, textQuery: TextQuery, collection: Versions): Promise<Named[]> {
  const { records, actor } = context;
  const readsDrafts = hasRight(actor, 'read-drafts');
  const ids = await candidateIds(
    records,
    actor,
    collection,
    readsDrafts ? textQuery : { ...textQuery, most: mostOfDesk },
  );
  // The frozen version counts; before the first submit, the draft for those who may read it.
  const counts = readsDrafts
    ? sql<SqlBool>`(r.version = d.id or (r.version = '' and d.state = 'draft'))`
    : sql<SqlBool>`r.version = d.id`;
  const { rows } = await sql<FoundRequest & { details: string }>`
    select ${requestColumns}, d.id as details from ${sql.table(collection)} d join gk_requests r on r.id = d.request
    where d.id in (select c.id from (${ids}) c) and ${counts} and ${inScope(context)}
    order by r.updated desc, r.id desc limit ${mostCandidates}`.execute(records.sql);
  const versions = await Promise.all(rows.map(({ details }) => records.get(collection, details)));
  return rows.flatMap((request, at) =>
    namesOfCase(versions[at] ?? {})
      .filter(({ text }) => fits(textQuery.query, text, textQuery.near))
      .map((name) => ({ ...name, request })),
  );
}

/** Names of answers pass the gates of their onboarding: none before the client approved access. */
async function allowed(context: ViewContext, found: readonly Named[]): Promise<Named[]> {
  const { records, actor } = context;
  if (hasRight(actor, 'read-ungated')) return [...found];
  const byRequest = Map.groupBy(found, ({ request }) => request.id);
  const open: Named[] = [];
  for (const [id, names] of [...byRequest].slice(0, mostRead)) {
    const request = await records.get('gk_requests', id);
    if (!request) continue;
    const gate = gateFor(actor, request, await newestAccess(records, id));
    open.push(...names.filter(({ role }) => gate(sectionOf(role)) === undefined));
  }
  return open;
}

const sectionOf = (role: CaseRole) => (role === 'owner' ? 'ownership' : 'people');

interface ContactRow extends FoundRequest {
  readonly first_name: string;
  readonly last_name: string;
}

/** Contacts are data of the institution, so they are not gated. */
async function asContacts(context: ViewContext, textQuery: TextQuery): Promise<Named[]> {
  const { records, actor } = context;
  const ids = await candidateIds(records, actor, 'gk_contacts', textQuery);
  const rows = await contactRows(context, sql<SqlBool>`p.id in (select c.id from (${ids}) c)`);
  return rows.flatMap(({ first_name, last_name, ...request }) => {
    const name = fullName({ first_name, last_name });
    const matches = fits(textQuery.query, name, textQuery.near);
    return matches ? [{ id: '', name, role: 'contact' as const, text: name, isCompany: false, request }] : [];
  });
}

async function contactRows(context: ViewContext, condition: RawBuilder<SqlBool>): Promise<readonly ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    select ${requestColumns}, p.first_name, p.last_name from gk_contacts p join gk_requests r on r.contact = p.id
    where ${condition} and ${inScope(context)} order by r.updated desc, r.id desc limit ${mostCandidates}`.execute(
    context.records.sql,
  );
  return rows;
}
