import type { QueueList } from '@dossier/domain/contracts/answers/onboardings';
import { isForDesk, isOpen, isWithOthers, type OnboardingStatus } from '@dossier/domain/onboarding';
import { type QueueTab, queueTabs, type VaultFilter } from '@dossier/domain/onboarding-filters';
import { accept } from '@dossier/domain/result';
import { type SqlBool, sql } from 'kysely';
import { statusIs } from '../case/status-condition.ts';
import { fullName, type Reader } from '../collections/rows.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { type CountCondition, countOf, countParts } from './parts/count-onboardings.ts';
import { listConditions, listPage } from './parts/list-onboardings.ts';
import { defineView } from './view.ts';

const open = statusIs(isOpen);

/** What belongs in each tab of the desk's queue. */
const tabs: Readonly<Record<QueueTab, (context: ViewContext) => CountCondition[]>> = {
  unassigned: () => [statusIs(isForDesk), sql<SqlBool>`r.assigned_intern = ''`],
  mine: ({ actor }) => [open, sql<SqlBool>`r.assigned_intern = ${actor.id}`],
  review: () => [statusIs(isForDesk)],
  waiting: () => [statusIs(isWithOthers)],
  overdue: ({ today }) => [open, sql<SqlBool>`r.deadline != ''`, sql<SqlBool>`r.deadline < ${today}`],
  all: () => [],
};

/** Conditions of a tab of the queue, and of one status if it is given. */
export function inTab(context: ViewContext, tab: QueueTab, status: OnboardingStatus | undefined): CountCondition[] {
  return [...(status ? [sql<SqlBool>`r.status = ${status}`] : []), ...tabs[tab](context)];
}

/** Conditions of a filter by the vault. */
export function byVault(filter: VaultFilter | undefined): CountCondition[] {
  return filter ? [vaultConditions[filter]] : [];
}

const vaultConditions: Readonly<Record<VaultFilter, CountCondition>> = {
  'other-owner': sql<SqlBool>`(${open}
    and exists (select 1 from vault_members m where m.subject = r.subject and m.role = 'owner')
    and not exists (select 1 from vault_members m where m.subject = r.subject and m.user = r.client_user))`,
  duplicate: sql<SqlBool>`r.business in (select b.id from kyc_businesses b join kyc_businesses d
    on d.country = b.country and d.authority = b.authority and d.registration_number = b.registration_number
    where b.registration_number != '' and d.registration_number != '' and d.id != b.id
    and b.owner_proven_at != '' and b.merged_into = '' and d.owner_proven_at != '' and d.merged_into = '')`,
};

/** A text search is slow, so its rows are read once for all parts. Without one each part has its index or counter. */
async function tabCounts(
  records: Reader,
  conditions: CountCondition[],
  parts: Record<Part, CountCondition[]>,
  byWords: boolean,
): Promise<Record<Part, number>> {
  if (byWords) return countParts(records, conditions, parts);
  const names = Object.keys(parts) as Part[];
  const counts = names.map(async (part) => [part, await countOf(records, [...conditions, ...parts[part]])] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<Part, number>;
}

/** A tab, or what is shown of the one that is open. */
type Part = QueueTab | 'chosen';

const mapTabs = <T>(make: (tab: QueueTab) => T) =>
  Object.fromEntries(queueTabs.map((tab) => [tab, make(tab)])) as Record<QueueTab, T>;

/** The desk's onboardings, in tabs by the next step. */
export const queue = defineView('queue', {
  async run(context, params) {
    const { records } = context;
    const conditions = [...(await listConditions(context, params)), ...byVault(params.vault)];
    const tab = inTab(context, params.tab ?? 'all', params.status);
    const parts = { ...mapTabs((one) => tabs[one](context)), chosen: tab };
    const { chosen, ...counts } = await tabCounts(records, conditions, parts, params.search !== undefined);
    const shown = { defaultSort: 'deadline', total: chosen };
    const window = await listPage(context, params, [...conditions, ...tab], shown);
    const orgs = await records.find('gk_org', '', {}, { sort: 'name' });
    const interns = await records.find('internal_users', 'active = true', {}, { sort: 'last_name' });
    return accept<QueueList>({
      ...window,
      counts,
      orgs: orgs.map(({ id, name }) => ({ id, name })),
      interns: interns.map((intern) => ({ id: intern.id, name: fullName(intern) })),
    });
  },
});
