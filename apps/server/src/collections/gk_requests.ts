import type { ClientInput } from '@dossier/domain/contracts/shared/draft-values';
import type { AcceptedProblem } from '@dossier/domain/contracts/shared/problem';
import { languages } from '@dossier/domain/languages';
import {
  onboardingStatuses,
  onboardingTypes,
  outcomes,
  readableFilter,
  waitingReasons,
} from '@dossier/domain/onboarding';
import { type Spent, turnSteps } from '@dossier/domain/turns';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, json, number, relation, select, text } from '@dossier/records/fields';
import { subjectFollows } from './frozen.ts';
import { isClientUser, noticeWhen, toMembers } from './notices.ts';
import { anyOf, isOwnOrg, isSentToIntern, readBy } from './rules.ts';
import { listedFields, requestWords } from './search-text.ts';
import type { CheckScope } from './shapes.ts';
import { beginTurn, followTurn } from './turn.ts';

/** An onboarding: one due-diligence request of one organisation about one subject. */
export const gkRequests = defineCollection({
  name: 'gk_requests',
  fields: {
    /** `KV-2026-000123`; assigned at the first save. */
    number: text({ required: true, max: 32 }),
    org: relation('gk_org', { required: true }),
    type: select(onboardingTypes, { required: true }),
    status: select(onboardingStatuses, { required: true }),
    waiting_on: select(waitingReasons),
    outcome: select(outcomes),
    /** Status and what it waited on before it was archived. */
    status_before: select(onboardingStatuses),
    waiting_on_before: select(waitingReasons),
    round: number({ min: 0, onlyInt: true }),
    reference: text({ max: 200 }),
    /** Shown to the client, also in the access request. */
    transaction_description: text({ max: 2_000 }),
    /** The internal note of a draft. Sending turns it into the first note, so it is empty afterwards. */
    description: text({ max: 2_000 }),
    scope: json<CheckScope>(),
    scope_note: text({ max: 1_000 }),
    /** ISO date, inclusive. */
    deadline: text({ max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    remarks: text({ max: 2_000 }),
    source_of_funds: bool(),
    has_representative: bool(),
    contact: relation('gk_contacts'),
    /** The chosen client until the onboarding is sent. */
    client_input: json<ClientInput | null>(),
    business: relation('kyc_businesses'),
    individual: relation('kyc_individual'),
    subject: text({ max: 15 }),
    /** Name, number and country as entered by the institution: displayed, sorted and searched by lists. */
    client_name: text({ max: 400 }),
    client_number: text({ max: 60 }),
    client_country: text({ max: 2 }),
    client_user: relation('end_client_users'),
    /** Id of the current frozen version; empty before the first submission. */
    version: text({ max: 15 }),
    assigned_intern: relation('internal_users'),
    requested_at: date(),
    submitted_at: date(),
    completed_at: date(),
    archived_at: date(),
    reminded_at: date(),
    /** Language of the newest invitation that the desk sent; '' before. */
    invite_language: select(languages),
    /** Reason of the last cancellation, reopening or restoring. */
    reason: text({ max: 2_000 }),
    /** The problems with which it was completed; empty before. */
    accepted_problems: json<readonly AcceptedProblem[]>(),
    created_by: relation('gatekeeper_users'),
    /** The import that created it, its row in the file, and the key by which a further import finds it again. */
    import: relation('client_imports', { hidden: true }),
    import_row: number({ min: 0, onlyInt: true, hidden: true }),
    import_key: text({ max: 1_200, hidden: true }),
    /** Whose turn it is, since when, and what is left of its target: written by `turn.ts` alone. */
    step: select(turnSteps, { hidden: true }),
    step_since: date({ hidden: true }),
    step_base: number({ onlyInt: true, hidden: true }),
    step_spent: json<Spent>({ hidden: true }),
    /** Reminders of this step, by hand or by the policy of the institution. */
    reminders_sent: number({ min: 0, onlyInt: true, hidden: true }),
    /** The institution stopped reminders of this onboarding. */
    reminders_stopped: bool({ hidden: true }),
    /** The end of the history, written with each of its entries: their number, and the hash of the last one. */
    history_entries: number({ min: 0, onlyInt: true, hidden: true }),
    history_hash: text({ max: 64, hidden: true }),
  },
  notice: noticeWhen(
    ['id'],
    `(${readableFilter()} && (${anyOf(toMembers('business'), toMembers('individual'), isClientUser)}))`,
  ),
  rules: readBy(anyOf(isOwnOrg, isSentToIntern)),
  indexes: [
    { columns: ['number'], unique: true },
    { columns: ['org', 'status', 'updated', 'id'] },
    { columns: ['org', 'updated', 'id'] },
    { columns: ['org', 'deadline', 'id', 'status'] },
    { columns: ['status', 'deadline', 'id'] },
    { columns: ['status', 'completed_at', 'id'] },
    { columns: ['status', 'assigned_intern', 'deadline', 'id'] },
    { columns: ['subject', 'org', 'created'] },
    { columns: ['client_user', 'id'] },
    { columns: ['contact', 'id'] },
    { columns: ['import', 'import_row', 'id'] },
    { columns: ['step', 'step_base', 'id'] },
    { columns: ['org', 'step', 'step_base', 'id'] },
    { columns: ['archived_at', 'id'] },
    // Lists read their windows from these alone, also the last one: what follows the id is compared only.
    { columns: ['client_name', 'id', 'status', 'type', 'waiting_on', 'step'], nocase: ['client_name'] },
    { columns: ['org', 'client_name', 'id', 'status', 'type', 'waiting_on', 'step'], nocase: ['client_name'] },
    { columns: ['reference', 'id', 'status'], nocase: ['reference'] },
    { columns: ['deadline', 'id', 'status'] },
    { columns: ['submitted_at', 'id', 'status'] },
    { columns: ['updated', 'id', 'status'] },
  ],
  searchIndex: {
    fields: [...listedFields, 'transaction_description'],
    within: ['org'],
    textOf: requestWords,
    version: 2,
  },
  counters: ['org', 'status'],
  hooks: {
    beforeCreate: [subjectWhenSent, beginTurn],
    beforeUpdate: [subjectWhenSent, followTurn],
  },
});

function subjectWhenSent(next: Record<string, unknown>): void {
  if (next['status'] !== 'draft') subjectFollows(next);
}
