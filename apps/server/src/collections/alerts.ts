import { defineCollection } from '@dossier/records/collection';
import { date, json, relation, select, text } from '@dossier/records/fields';
import { anyOf, isGatekeeper, isIntern, onlyByWorkflow } from './rules.ts';

/** What monitoring found and somebody must look at. */
export const alerts = defineCollection({
  name: 'alerts',
  fields: {
    subscription: relation('gk_subscriptions', { required: true }),
    kind: text({ required: true, max: 60 }),
    facts: json<Record<string, unknown>>(),
    due: date(),
    state: select(['open', 'closed'] as const, { required: true }),
    reason: text({ max: 2_000 }),
  },
  rules: {
    list: anyOf(`(${isGatekeeper} && @request.auth.org != "" && subscription.org = @request.auth.org)`, isIntern),
    view: anyOf(`(${isGatekeeper} && @request.auth.org != "" && subscription.org = @request.auth.org)`, isIntern),
    create: onlyByWorkflow,
    update: onlyByWorkflow,
    delete: onlyByWorkflow,
  },
  indexes: [{ columns: ['subscription', 'state', 'id'] }],
});
