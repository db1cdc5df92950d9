import { checkStatuses, checks } from '@dossier/domain/checks';
import { ApiError } from '@dossier/records';
import { defineCollection } from '@dossier/records/collection';
import { relation, select, text } from '@dossier/records/fields';
import { allHooks, appendOnly } from './frozen.ts';
import { noticeWhen, toGatekeepersOfRequest, toGatekeepersWhenCompleted } from './notices.ts';
import { closed, isIntern } from './rules.ts';

/** Screening checks stay behind a gate until the onboarding is completed. */
const isNoScreening = 'check != "company_screening" && check != "person_screening"';

/** The statuses of each check, append-only: the latest row is the current one. */
export const statuses = defineCollection({
  name: 'statuses',
  fields: {
    request: relation('gk_requests', { required: true }),
    check: select(checks, { required: true }),
    status: select(checkStatuses, { required: true }),
    reason: text({ max: 2_000 }),
    by: text({ max: 15 }),
    by_name: text({ max: 400 }),
  },
  notice: noticeWhen(['request'], `(${isNoScreening} && ${toGatekeepersOfRequest})`, toGatekeepersWhenCompleted),
  rules: { ...closed, list: isIntern, view: isIntern },
  indexes: [{ columns: ['request', 'check', 'created', 'id'] }],
  hooks: allHooks(appendOnly, { beforeCreate: [rejectedHasReason] }),
});

function rejectedHasReason(next: Record<string, unknown>): void {
  if (next['status'] === 'rejected' && String(next['reason'] ?? '').trim() === '') {
    throw new ApiError(400, 'A rejection always has a reason.');
  }
}
