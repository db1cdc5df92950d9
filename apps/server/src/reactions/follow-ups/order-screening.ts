import { updateDerivedChecks } from '../../case/derive-checks.ts';
import { orderRun } from '../../screening/order-run.ts';
import type { FollowUp } from './follow-up.ts';

/** Queues a screening run for the submitted version. The job runs after the commit and survives a restart. */
export const orderScreening: FollowUp = async ({ records }, onboarding) => {
  await orderRun(records, onboarding.id, 'submit');
  // Results of the previous version do not apply to this one.
  await updateDerivedChecks(records, onboarding, null);
};
