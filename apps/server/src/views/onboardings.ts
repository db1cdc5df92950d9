import { type OnboardingStatus, onboardingStatuses, onboardingTypes } from '@dossier/domain/onboarding';
import { accept } from '@dossier/domain/result';
import { type SqlBool, sql } from 'kysely';
import * as z from 'zod';
import type { ViewContext } from '../runtime/view-context.ts';
import { archivedFilters, archiveShows, deadlineFilters, type OnboardingList } from './contracts.ts';
import { assigneesFor } from './parts/assignees.ts';
import { type Condition, countByStatus, countOf } from './parts/count-onboardings.ts';
import { archivePart, narrowedTo } from './parts/list-filters.ts';
import { listConditions, listWindow, maxWindow } from './parts/list-onboardings.ts';
import { countParam, idParam, wordsParam } from './parts/params.ts';
import { defineView } from './view.ts';

export const listParams = z.object({
  search: wordsParam.optional(),
  sort: z.string().max(40).optional(),
  offset: countParam(10_000_000).optional(),
  limit: countParam(maxWindow).optional(),
  org: idParam.optional(),
  type: z.enum(onboardingTypes).optional(),
});

export const onboardingParams = listParams.extend({
  status: z.enum(onboardingStatuses).optional(),
  deadline: z.enum(deadlineFilters).optional(),
  assigned: idParam.optional(),
  show: z.enum(archiveShows).optional(),
  archived: z.enum(archivedFilters).optional(),
});

/** Without a status the list is of what is not in the archive. */
function inList(status: OnboardingStatus | undefined): Condition {
  return status ? sql<SqlBool>`r.status = ${status}` : sql<SqlBool>`r.status != 'archived'`;
}

const isArchived = sql<SqlBool>`r.status = 'archived'`;

/** The part of the list that its tabs choose. */
export function shownPart(
  context: ViewContext,
  { status, show }: Pick<z.output<typeof onboardingParams>, 'status' | 'show'>,
): Condition[] {
  return show ? [isArchived, ...archivePart(context, show)] : [inList(status)];
}

/** The viewer's onboardings: a window of them, how many there are, and how many per status. */
export const onboardings = defineView({
  name: 'onboardings',
  params: onboardingParams,
  async run(context, { show, ...params }) {
    const { records, actor } = context;
    const conditions = [...(await listConditions(records, actor, params)), ...narrowedTo(context, params)];
    const status = show ? 'archived' : params.status;
    const counted = await countByStatus(records, conditions);
    const shown = [...conditions, ...shownPart(context, { status, show })];
    const ofStatus = status ? counted.get(status) : sumOf(counted) - (counted.get('archived') ?? 0);
    const total = show ? undefined : (ofStatus ?? 0);
    const window = await listWindow(records, actor, params, shown, { usualSort: '-updated', total });
    const counts = Object.fromEntries(onboardingStatuses.map((one) => [one, counted.get(one) ?? 0]));
    return accept<OnboardingList>({
      ...window,
      counts: counts as OnboardingList['counts'],
      assignees: await assigneesFor(context),
      ...(status === 'archived' ? { archive: await archiveCounts(context, conditions) } : {}),
    });
  },
});

const sumOf = (counted: ReadonlyMap<string, number>) => [...counted.values()].reduce((sum, n) => sum + n, 0);

async function archiveCounts(context: ViewContext, conditions: Condition[]): Promise<OnboardingList['archive']> {
  const counts = archiveShows.map(
    async (show) =>
      [show, await countOf(context.records, [...conditions, isArchived, ...archivePart(context, show)])] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as OnboardingList['archive'];
}
