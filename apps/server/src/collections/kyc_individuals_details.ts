import type {
  ContactAnswers,
  FundsAnswers,
  IdentityAnswers,
  IndividualAnswers,
} from '@dossier/domain/kyc-form/answers';
import { defineCollection } from '@dossier/records/collection';
import { date, json, number, relation, select, text } from '@dossier/records/fields';
import { frozenOnceSubmitted } from './frozen.ts';
import { forInterns } from './rules.ts';
import type { SectionStates } from './shapes.ts';

/** The versions of a natural person's KYC: the draft as typed, submitted ones frozen. */
export const kycIndividualsDetails = defineCollection({
  name: 'kyc_individuals_details',
  fields: {
    individual: relation('kyc_individual', { required: true }),
    request: relation('gk_requests', { required: true }),
    number: number({ min: 1, onlyInt: true }),
    state: select(['draft', 'submitted', 'superseded'] as const, { required: true }),
    contact: json<ContactAnswers>(),
    /** Answers of the section `individual`. */
    personal: json<IndividualAnswers>(),
    funds: json<FundsAnswers>(),
    identity: json<IdentityAnswers>(),
    /** Ids of `kyc_docs` that were current when the version was submitted: what a frozen version shows. Null in drafts. */
    documents: json<string[]>(),
    section_states: json<SectionStates>(),
    submitted_at: date(),
    submitted_by: text({ max: 15 }),
  },
  rules: forInterns,
  indexes: [
    { columns: ['individual', 'state', 'number'] },
    { columns: ['request', 'state', 'id'] },
    { columns: ['request'], unique: true, where: "state = 'draft'" },
  ],
  hooks: frozenOnceSubmitted,
});
