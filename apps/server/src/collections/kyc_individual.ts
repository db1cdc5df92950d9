import { defineCollection } from '@dossier/records/collection';
import { date, relation, text } from '@dossier/records/fields';
import { membersOfIndividual, noticeWhen, toGatekeepersOfSubject } from './notices.ts';
import { forInterns } from './rules.ts';

/** A natural person as a subject. Never matched by data that an institution entered. */
export const kycIndividual = defineCollection({
  name: 'kyc_individual',
  fields: {
    first_name: text({ required: true, max: 200 }),
    last_name: text({ required: true, max: 200 }),
    document_number: text({ max: 60 }),
    country: text({ max: 2 }),
    claimed_at: date(),
    claimed_by: relation('end_client_users'),
    /** When the first owner of the vault was proven; empty while every owner is unproven. */
    owner_proven_at: date(),
  },
  notice: noticeWhen([], toGatekeepersOfSubject('individual'), membersOfIndividual),
  rules: forInterns,
  indexes: [{ columns: ['last_name', 'id'] }],
});
