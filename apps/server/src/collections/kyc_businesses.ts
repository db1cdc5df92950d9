import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import { defineCollection } from '@dossier/records/collection';
import { date, json, relation, text } from '@dossier/records/fields';
import { membersOfBusiness, noticeWhen, toGatekeepersOfSubject } from './notices.ts';
import { forInterns } from './rules.ts';
import type { AddressHistoryEntry } from './shapes.ts';

/** A company as a subject. Institutions share a row only by the rules of `case/match-subject.ts`. */
export const kycBusinesses = defineCollection({
  name: 'kyc_businesses',
  fields: {
    country: text({ required: true, max: 2 }),
    /** Register authority: RA code or court; together with country and number it identifies the company. */
    authority: text({ max: 60 }),
    registration_number: text({ max: 60 }),
    name: text({ required: true, max: 400 }),
    legal_form: text({ max: 4 }),
    legal_form_name: text({ max: 200 }),
    register: json<RegisterAnswer | null>(),
    register_fetched_at: date(),
    address_history: json<AddressHistoryEntry[]>(),
    claimed_at: date(),
    claimed_by: relation('end_client_users'),
    /** When the first owner of the vault was proven; empty while every owner is unproven. */
    owner_proven_at: date(),
    /** The row that this one was merged into; the onboardings, documents and members are there. */
    merged_into: text({ max: 15 }),
    merge_reason: text({ max: 2_000 }),
  },
  notice: noticeWhen([], toGatekeepersOfSubject('business'), membersOfBusiness),
  rules: forInterns,
  indexes: [
    { columns: ['country', 'authority', 'registration_number'], where: "registration_number != ''" },
    { columns: ['name', 'id'] },
  ],
});
