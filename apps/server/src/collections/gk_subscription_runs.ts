import type { ListVersion } from '@dossier/domain/contracts/shared/list-version';
import { registerResults } from '@dossier/domain/screening';
import { subscriptionCauses, subscriptionResults } from '@dossier/domain/subscriptions';
import { defineCollection } from '@dossier/records/collection';
import { json, number, relation, select } from '@dossier/records/fields';
import { anyOf, isGatekeeper, isIntern, readBy } from './rules.ts';

/** One run of a subscription: what was checked, and its result. Append-only. */
export const gkSubscriptionRuns = defineCollection({
  name: 'gk_subscription_runs',
  fields: {
    subscription: relation('gk_subscriptions', { required: true }),
    cause: select(subscriptionCauses, { required: true }),
    result: select(subscriptionResults, { required: true }),
    /** Number of alerts opened. */
    alerts: number({ min: 0, onlyInt: true }),
    lists: json<ListVersion[]>(),
    register: select(registerResults),
  },
  rules: readBy(
    anyOf(`(${isGatekeeper} && @request.auth.org != "" && subscription.org = @request.auth.org)`, isIntern),
  ),
  indexes: [{ columns: ['subscription', 'created', 'id'] }],
});
