import { accessStatuses } from '@dossier/domain/access-request';
import { defineCollection } from '@dossier/records/collection';
import { date, relation, select, text } from '@dossier/records/fields';
import { namesOneSubject } from './frozen.ts';
import { noticeWhen, toClientOfRequest } from './notices.ts';
import { anyOf, isIntern, isOwnOrg, readBy } from './rules.ts';

/** An organisation's permission to view a subject's vault, requested and granted per onboarding. */
export const gkAccess = defineCollection({
  name: 'gk_access',
  fields: {
    org: relation('gk_org', { required: true }),
    request: relation('gk_requests', { required: true }),
    business: relation('kyc_businesses'),
    individual: relation('kyc_individual'),
    subject: text({ max: 15 }),
    requester_name: text({ required: true, max: 400 }),
    /** The transaction description of the onboarding, shown to the client. */
    description: text({ max: 2_000 }),
    status: select(accessStatuses, { required: true }),
    decided_by: relation('end_client_users'),
    decided_at: date(),
    /** When approved access ended; empty when a request was withdrawn before it was approved. */
    withdrawn_at: date(),
    /** The client who withdrew it; empty when the institution cancelled the onboarding. */
    withdrawn_by: relation('end_client_users'),
  },
  notice: noticeWhen(['request'], toClientOfRequest),
  rules: readBy(anyOf(isOwnOrg, isIntern)),
  indexes: [{ columns: ['request', 'created', 'id'] }, { columns: ['subject', 'status', 'id'] }],
  hooks: namesOneSubject,
});
