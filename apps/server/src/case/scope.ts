import { isReadable, onboardingStatuses, readableFilter } from '@dossier/domain/onboarding';
import type { PortalName } from '@dossier/domain/portal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';

/** Collections whose rows belong to an organisation, directly or through another row. */
interface ScopedRows {
  gk_requests: Pick<Row<'gk_requests'>, 'org' | 'status'>;
  gk_org: Pick<Row<'gk_org'>, 'id'>;
  gk_contacts: Pick<Row<'gk_contacts'>, 'org'>;
  gk_subscriptions: Pick<Row<'gk_subscriptions'>, 'org'>;
}

/** Collections that are scoped by queries only: a row alone does not say whose it is. */
type QueriedCollection = 'alerts' | 'events' | 'gk_requests_docs' | 'gk_subscription_runs' | 'notifications';

/** Which rows of one collection an actor may see, in the three forms that queries and checks need. */
export interface RowScope {
  /** Condition for SQL on the table with this alias. */
  readonly sql: (alias: string) => RawBuilder<SqlBool>;
  /** Filter for record queries, to be passed with `values`. */
  readonly filter: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The same for a collection whose rows say whose they are. */
export interface CheckedRowScope<R> extends RowScope {
  readonly includes: (row: R) => boolean;
}

export type Scope = Readonly<{ [N in keyof ScopedRows]: CheckedRowScope<ScopedRows[N]> }> &
  Readonly<Record<QueriedCollection, RowScope>> & {
    /** The one organisation whose rows are visible; undefined when it is none or several. */
    readonly org: string | undefined;
  };

const none = { sql: () => sql<SqlBool>`1 = 0`, filter: 'id = ""', values: {}, includes: () => false };
const all = { sql: () => sql<SqlBool>`1 = 1`, filter: 'id != ""', values: {}, includes: () => true };

const noRows: Scope = {
  org: undefined,
  gk_requests: none,
  gk_org: none,
  gk_contacts: none,
  gk_subscriptions: none,
  gk_requests_docs: none,
  gk_subscription_runs: none,
  alerts: none,
  events: none,
  notifications: none,
};

const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);

function ownOrg<F extends 'org' | 'id'>(org: string, field: F): CheckedRowScope<Readonly<Record<F, string>>> {
  return {
    sql: (alias) => sql<SqlBool>`${column(alias, field)} = ${org}`,
    filter: `${field} = {:scopeOrg}`,
    values: { scopeOrg: org },
    includes: (row) => row[field] === org,
  };
}

/** Rows of one organisation through a relation: `relation` refers to a row of `table`, which has `org`. */
const ofOrgThrough = (org: string, relation: string, table: string): RowScope => ({
  sql: (alias) =>
    sql<SqlBool>`${column(alias, relation)} in (select t.id from ${sql.table(table)} t where t.org = ${org})`,
  filter: `${relation}.org = {:scopeOrg}`,
  values: { scopeOrg: org },
});

/** Rows about an onboarding that may be viewed, and those about none. */
const orAboutNone = ({ sql: ofRequest, filter, values }: RowScope): RowScope => ({
  sql: (alias) => sql<SqlBool>`(${column(alias, 'request')} = '' or ${ofRequest(alias)})`,
  filter: `(request = "" || (${filter}))`,
  values,
});

function organisation(org: string): Scope {
  if (org === '') return noRows;
  return {
    org,
    gk_requests: ownOrg(org, 'org'),
    gk_org: ownOrg(org, 'id'),
    gk_contacts: ownOrg(org, 'org'),
    gk_subscriptions: ownOrg(org, 'org'),
    gk_requests_docs: ofOrgThrough(org, 'request', 'gk_requests'),
    gk_subscription_runs: ofOrgThrough(org, 'subscription', 'gk_subscriptions'),
    alerts: ofOrgThrough(org, 'subscription', 'gk_subscriptions'),
    events: ownOrg(org, 'org'),
    notifications: orAboutNone(ofOrgThrough(org, 'request', 'gk_requests')),
  };
}

/** SQL of `isReadable`, with literals so that partial indexes match. */
const readable = (alias: string) =>
  sql.join(
    onboardingStatuses
      .filter((status) => !isReadable(status))
      .map((status) => sql`${column(alias, 'status')} != ${sql.lit(status)}`),
    sql` and `,
  );

const ofReadable: RowScope = {
  sql: (alias) =>
    sql<SqlBool>`exists (select 1 from gk_requests q where q.id = ${column(alias, 'request')} and ${readable('q')})`,
  filter: readableFilter('request.status'),
  values: {},
};

/** Staff of the desk: every organisation, but drafts are the organisation's own. */
const desk: Scope = {
  org: undefined,
  gk_requests: {
    sql: (alias) => sql<SqlBool>`${readable(alias)}`,
    filter: readableFilter(),
    values: {},
    includes: ({ status }) => isReadable(status),
  },
  gk_org: all,
  gk_contacts: all,
  gk_subscriptions: all,
  gk_requests_docs: ofReadable,
  gk_subscription_runs: all,
  alerts: all,
  notifications: orAboutNone(ofReadable),
  events: {
    sql: (
      alias,
    ) => sql<SqlBool>`(${column(alias, 'action')} like '%list-%' or ${column(alias, 'action')} = 'superuser-wrote' or exists (
      select 1 from gk_requests q where q.id = ${column(alias, 'request')} and ${readable('q')}))`,
    filter: `((request != "" && ${readableFilter('request.status')}) || action ~ "list-" || action = "superuser-wrote")`,
    values: {},
  },
};

const scopes: Readonly<Record<PortalName, (actor: Pick<Actor, 'org'>) => Scope>> = {
  gatekeeper: ({ org }) => organisation(org),
  intern: () => desk,
  // Clients have no rows of an organisation: they reach onboardings through their vaults (client-onboarding.ts).
  client: () => noRows,
};

/** Which rows an actor may see. An unknown portal sees none. */
export function scope(actor: Pick<Actor, 'portal' | 'org'>): Scope {
  return Object.hasOwn(scopes, actor.portal) ? scopes[actor.portal](actor) : noRows;
}
