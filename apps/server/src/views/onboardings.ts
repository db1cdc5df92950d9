import type { OnboardingList } from '@dossier/domain/contracts/answers/onboardings';
import type { OnboardingParams } from '@dossier/domain/contracts/shared/params';
import { isReadOnly, type OnboardingStatus, onboardingStatuses } from '@dossier/domain/onboarding';
import { archiveShows } from '@dossier/domain/onboarding-filters';
import { accept } from '@dossier/domain/result';
import { type SqlBool, sql } from 'kysely';
import { statusIs } from '../case/status-condition.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { assigneesFor } from './parts/assignees.ts';
import { type CountCondition, countBy, countOf } from './parts/count-onboardings.ts';
import { archiveConditions, filterConditions } from './parts/filter-conditions.ts';
import { listConditions, listPage } from './parts/list-onboardings.ts';
import { defineView } from './view.ts';

const isArchived = statusIs(isReadOnly);

/** Without a status the list holds everything outside the archive. */
function inList(status: OnboardingStatus | undefined): CountCondition {
  return status ? sql<SqlBool>`r.status = ${status}` : sql<SqlBool>`not ${isArchived}`;
}

/** The part of the list that its tabs choose. */
export function shownPart(
  context: ViewContext,
  { status, show }: Pick<OnboardingParams, 'status' | 'show'>,
): CountCondition[] {
  return show ? [isArchived, ...archiveConditions(context, show)] : [inList(status)];
}

/** The viewer's onboardings: a window of them, how many there are, and how many per status. */
export const onboardings = defineView('onboardings', {
  async run(context, { show, ...params }) {
    const { records } = context;
    const conditions = [...(await listConditions(context, params)), ...filterConditions(context, params)];
    const status = show ? 'archived' : params.status;
    const counted = await countBy(records, 'r.status', conditions);
    const shown = [...conditions, ...shownPart(context, { status, show })];
    const ofStatus = status ? counted.get(status) : sumOf(counted) - (counted.get('archived') ?? 0);
    const total = show ? undefined : (ofStatus ?? 0);
    const window = await listPage(context, params, shown, { defaultSort: '-updated', total });
    const counts = Object.fromEntries(onboardingStatuses.map((one) => [one, counted.get(one) ?? 0]));
    return accept<OnboardingList>({
      ...window,
      counts: counts as OnboardingList['counts'],
      assignees: await assigneesFor(context),
      ...(status && isReadOnly(status) ? { archive: await archiveCounts(context, conditions) } : {}),
    });
  },
});

const sumOf = (counted: ReadonlyMap<string, number>) => [...counted.values()].reduce((sum, n) => sum + n, 0);

async function archiveCounts(context: ViewContext, conditions: CountCondition[]): Promise<OnboardingList['archive']> {
  const counts = archiveShows.map(
    async (show) =>
      [show, await countOf(context.records, [...conditions, isArchived, ...archiveConditions(context, show)])] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as OnboardingList['archive'];
}
