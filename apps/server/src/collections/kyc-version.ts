import type { ContactAnswers, FundsAnswers, IdentityAnswers } from '@dossier/domain/kyc-form/answers';
import { date, json, number, relation, select, text } from '@dossier/records/fields';
import type { SectionStates } from './shapes.ts';

/** Fields of every version of a KYC form. */
export const versionFields = {
  request: relation('gk_requests', { required: true }),
  number: number({ min: 1, onlyInt: true }),
  state: select(['draft', 'submitted', 'superseded'] as const, { required: true }),
  contact: json<ContactAnswers>(),
  funds: json<FundsAnswers>(),
  identity: json<IdentityAnswers>(),
  /** Ids of the `kyc_docs` that were current when the version was submitted. Null in drafts. */
  documents: json<string[]>(),
  section_states: json<SectionStates>(),
  submitted_at: date(),
  submitted_by: text({ max: 15 }),
};

/** At most one draft per onboarding. */
export const versionIndexes = [
  { columns: ['request', 'state', 'id'] },
  { columns: ['request'], unique: true, where: "state = 'draft'" },
];
