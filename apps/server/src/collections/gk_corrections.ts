import { defineCollection } from '@dossier/records/collection';
import { date, number, relation, select, text } from '@dossier/records/fields';
import { noticeWhen, toClientOfRequest, toGatekeepersOfRequest } from './notices.ts';
import { anyOf, isIntern, isOwnOrgRequest, readBy } from './rules.ts';

export const correctionStatuses = ['open', 'answered', 'accepted'] as const;

/**
 * A correction that the desk requests. `target` is `section:<name>`, `document:<kind>:<owner>`,
 * `person:<id>`, or `institution` for a question to the institution.
 */
export const gkCorrections = defineCollection({
  name: 'gk_corrections',
  fields: {
    request: relation('gk_requests', { required: true }),
    round: number({ min: 1, onlyInt: true }),
    target: text({ required: true, max: 200 }),
    text: text({ required: true, max: 2_000 }),
    status: select(correctionStatuses, { required: true }),
    answer: text({ max: 2_000 }),
    asked_by: relation('internal_users'),
    answered_at: date(),
  },
  notice: noticeWhen(['request'], `(target != "institution" && ${toClientOfRequest})`, toGatekeepersOfRequest),
  rules: readBy(anyOf(`(${isOwnOrgRequest} && target = "institution")`, isIntern)),
  indexes: [{ columns: ['request', 'round', 'id'] }],
});
