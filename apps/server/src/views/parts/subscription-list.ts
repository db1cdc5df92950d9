import type { Views } from '@dossier/domain/contracts/views';
import { maxSubscriptions } from '@dossier/domain/limits';
import { isDraft } from '@dossier/domain/onboarding';
import { type SubscriptionPart, subscriptionParts } from '@dossier/domain/subscriptions';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { scope } from '../../case/scope.ts';
import { statusIs } from '../../case/status-condition.ts';
import type { Reader } from '../../collections/rows.ts';
import type { Actor } from '../../runtime/actor.ts';
import { onboardingMatches } from './onboarding-text.ts';

type Condition = Expression<SqlBool>;

const hasOpenAlert = sql`exists (select 1 from alerts a where a.subscription = s.id and a.state = 'open')`;
const hasNoResult = sql`s.last_result in ('possible-hit', 'not-completed', 'failed')`;

const parts: Readonly<Record<SubscriptionPart, RawBuilder<SqlBool>>> = {
  active: sql`s.status = 'active'`,
  attention: sql`s.status != 'ended' and (${hasNoResult} or ${hasOpenAlert})`,
  paused: sql`s.status = 'paused'`,
  ended: sql`s.status = 'ended'`,
  all: sql`1 = 1`,
};

function conditionsOf(
  { database }: Reader,
  actor: Actor,
  { subscription, subject, search, level, cadence }: Views['subscriptions']['params'],
): Condition[] {
  const conditions: Condition[] = [scope(actor).gk_subscriptions.sql('s')];
  if (subscription) conditions.push(sql<SqlBool>`s.id = ${subscription}`);
  if (subject) conditions.push(sql<SqlBool>`s.subject = ${subject}`);
  if (level) conditions.push(sql<SqlBool>`s.level = ${level}`);
  if (cadence) conditions.push(sql<SqlBool>`s.cadence = ${cadence}`);
  if (search)
    conditions.push(sql<SqlBool>`exists (select 1 from gk_requests r where r.subject = s.subject and r.org = s.org
      and not ${statusIs(isDraft)} and ${onboardingMatches(database, search)})`);
  return conditions;
}

const allOf = (conditions: readonly Condition[]) => sql<SqlBool>`${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`;

async function countOf({ sql: database }: Reader, conditions: readonly Condition[]): Promise<number> {
  const query = sql<{ n: number }>`select count(*) as n from gk_subscriptions s where ${allOf(conditions)}`;
  return Number((await query.execute(database)).rows[0]?.n ?? 0);
}

/** Number of subscriptions in each part, under the same search and filters. */
export async function countedParts(records: Reader, actor: Actor, params: Views['subscriptions']['params']) {
  const conditions = conditionsOf(records, actor, params);
  const counts = subscriptionParts.map(
    async (part) => [part, await countOf(records, [...conditions, parts[part]])] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<SubscriptionPart, number>;
}

/** Ids in the order of their next run; those without one last. */
export async function subscriptionWindow(
  records: Reader,
  actor: Actor,
  params: Views['subscriptions']['params'],
): Promise<{ ids: string[]; total: number }> {
  const { status = 'all', offset = 0, limit = maxSubscriptions } = params;
  const conditions = [...conditionsOf(records, actor, params), parts[status]];
  const query = sql<{ id: string }>`
    select s.id as id from gk_subscriptions s where ${allOf(conditions)}
    order by s.next_run = '', s.next_run, s.id limit ${limit} offset ${offset}`;
  const { rows } = await query.execute(records.sql);
  return { ids: rows.map(({ id }) => id), total: await countOf(records, conditions) };
}
