import { sql } from 'kysely';
import { scope } from '../../case/scope.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { candidateIds, type TextQuery } from './candidates.ts';
import { oncePerContext } from './once.ts';

/** Columns of an onboarding that the search shows and compares. */
export interface FoundRequest {
  readonly id: string;
  readonly subject: string;
  readonly client_name: string;
  readonly client_number: string;
  readonly client_country: string;
  readonly reference: string;
  readonly number: string;
  readonly transaction_description: string;
}

/** Onboardings `r` in the actor's scope. */
export const inScope = ({ actor }: ViewContext) => scope(actor).gk_requests.sql('r');

/** The columns of `FoundRequest`. */
export const requestColumns = sql`r.id, r.subject, r.client_name, r.client_number, r.client_country, r.reference, r.number, r.transaction_description`;

/** Candidates among the viewer's onboardings, last changed first. */
export const requestsFor = oncePerContext(
  async (context: ViewContext, textQuery: TextQuery): Promise<readonly FoundRequest[]> => {
    const { records, actor } = context;
    const ids = await candidateIds(records, actor, 'gk_requests', textQuery);
    const { rows } = await sql<FoundRequest>`
      select ${requestColumns} from gk_requests r
      where r.id in (select c.id from (${ids}) c) and ${inScope(context)} order by r.updated desc, r.id desc`.execute(
      records.sql,
    );
    return rows;
  },
);
