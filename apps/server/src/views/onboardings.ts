import { onboardingStatuses, onboardingTypes } from '@dossier/domain/onboarding';
import { accept } from '@dossier/domain/result';
import { type SqlBool, sql } from 'kysely';
import * as z from 'zod';
import type { OnboardingList } from './contracts.ts';
import { countByStatus, listConditions, listWindow, maxWindow } from './parts/list-onboardings.ts';
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

/** The viewer's onboardings: a window of them, how many there are, and how many per status. */
export const onboardings = defineView({
  name: 'onboardings',
  params: listParams.extend({ status: z.enum(onboardingStatuses).optional() }),
  async run({ records, actor }, params) {
    const conditions = listConditions(records, actor, params);
    const counted = await countByStatus(records, conditions);
    const inList = params.status ? sql<SqlBool>`r.status = ${params.status}` : sql<SqlBool>`r.status != 'archived'`;
    const window = await listWindow(records, actor, params, [...conditions, inList], '-updated');
    const counts = Object.fromEntries(onboardingStatuses.map((status) => [status, counted.get(status) ?? 0]));
    return accept<OnboardingList>({ ...window, counts: counts as OnboardingList['counts'] });
  },
});
