import type { Views } from '@dossier/domain/contracts/views';
import { isCompleted } from '@dossier/domain/onboarding';
import { accept } from '@dossier/domain/result';
import { type SqlBool, sql } from 'kysely';
import { scope } from '../case/scope.ts';
import { statusIs } from '../case/status-condition.ts';
import { onboardingMatches } from './parts/onboarding-text.ts';
import { defineView } from './view.ts';

/** Most clients of one answer; others are found by a search. */
const most = 50;

/** The newest completed onboarding of each client without a subscription of the institution. */
export const subscriptionCandidates = defineView('subscription-candidates', {
  async run({ records, actor }, { search, request }) {
    const words = search ? onboardingMatches(records.database, search) : sql`1 = 1`;
    const one = request ? sql<SqlBool>`r.id = ${request}` : sql<SqlBool>`1 = 1`;
    const { rows } = await sql<{ id: string }>`
      select r.id as id from gk_requests r
      where ${scope(actor).gk_requests.sql('r')} and ${statusIs(isCompleted)} and ${words} and ${one}
      and not exists (select 1 from gk_subscriptions s
        where s.org = r.org and s.subject = r.subject and s.status != 'ended')
      and not exists (select 1 from gk_requests n where n.org = r.org and n.subject = r.subject
        and ${statusIs(isCompleted, 'n')} and (n.completed_at > r.completed_at or (n.completed_at = r.completed_at and n.id > r.id)))
      order by r.completed_at desc, r.id limit ${most}`.execute(records.sql);
    const found = await Promise.all(rows.map(({ id }) => records.need('gk_requests', id)));
    return accept<Views['subscription-candidates']['answer']>({
      items: found.map((row) => ({
        request: row.id,
        subject: row.subject,
        name: row.client_name,
        type: row.type,
        country: row.client_country,
        registrationNumber: row.client_number,
        reference: row.reference,
        completedAt: row.completed_at,
      })),
    });
  },
});
