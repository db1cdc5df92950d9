import { scopeWithFunds } from '@dossier/domain/checks';
import type { ClientInput, DraftValues } from '@dossier/domain/contracts/shared/draft-values';
import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import { onboardingNumber } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { chosenClient } from '../case/chosen-company.ts';
import { checkMove } from '../case/moves.ts';
import { findVisibleOnboarding } from '../case/onboarding.ts';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/** Saves the answers of the wizard. The first save needs a subject and assigns the number of the onboarding. */
export const saveDraft = defineWorkflow('save-draft', {
  async prepare(
    { records, actor, ports, now },
    { request: id, values: { client, ...others } },
  ): Promise<Result<DraftValues>> {
    if (!client) return accept(client === undefined ? others : { ...others, client });
    const stored = id === undefined ? undefined : await findVisibleOnboarding(records, actor, id);
    const choice = { registry: ports.registry, org: actor.org, now, stored: stored?.client_input ?? null };
    const chosen = await chosenClient(client, choice);
    return chosen.ok ? accept({ ...others, client: chosen.value }) : chosen;
  },
  async run(context, { request: id }) {
    const given = context.prepared;
    const contact = await ownContact(context, given.contact);
    if (!contact.ok) return contact;
    const row = id === undefined ? await create(context, given) : await update(context, id, given);
    if (!row.ok) return row;
    return accept({ id: row.value.id, number: row.value.number, savedAt: context.records.now });
  },
});

/** A contact of another organisation is refused like a missing one. */
async function ownContact({ records, actor }: WorkflowContext<unknown>, id: string | undefined): Promise<Result<null>> {
  if (id === undefined || id === '') return accept();
  const contact = await records.get('gk_contacts', id);
  return contact?.org === actor.org ? accept() : refuse('contact-missing');
}

async function create(context: WorkflowContext<unknown>, given: DraftValues): Promise<Result<RequestRow>> {
  const { records, actor } = context;
  if (!given.client) return refuse('client-missing');
  const row = await records.create('gk_requests', {
    type: given.client.kind,
    scope: [],
    ...columnsOf(given),
    ...scopeColumn(given),
    number: await nextNumber(context),
    org: actor.org,
    status: 'draft',
    round: 0,
    created_by: actor.id,
  });
  return accept(row);
}

async function update(context: WorkflowContext<unknown>, id: string, given: DraftValues): Promise<Result<RequestRow>> {
  const checked = await checkMove(context.records, context.actor, id, 'save-draft');
  if (!checked.ok) return checked;
  return accept(
    await context.records.update('gk_requests', id, {
      ...columnsOf(given),
      ...scopeColumn(given, checked.value.request),
    }),
  );
}

/** Numbers are sequential per organisation and year. The number of a deleted draft is reused only if it was the last. */
async function nextNumber({ records, actor, today }: WorkflowContext<unknown>): Promise<string> {
  const org = await records.need('gk_org', actor.org);
  const year = Number(today.slice(0, 4));
  const prefix = onboardingNumber(org.code, year, 0).slice(0, -6);
  const [last] = await lastNumbers(records, prefix);
  return onboardingNumber(org.code, year, Number((last ?? prefix).slice(prefix.length) || 0) + 1);
}

async function lastNumbers(records: DeskRecordsStore, prefix: string): Promise<string[]> {
  const rows = await records.connection.all(
    'SELECT "number" FROM "gk_requests" WHERE "number" >= ? AND "number" < ? ORDER BY "number" DESC LIMIT 1',
    [prefix, `${prefix}~`],
  );
  return rows.map((row) => String(row['number']));
}

/** Returns the columns for the keys of the input; the others remain unchanged. */
function columnsOf(given: DraftValues): Partial<RequestRow> {
  const columns: Partial<Record<keyof RequestRow, unknown>> = {
    type: given.client?.kind ?? given.type,
    client_input: given.client,
    has_representative: given.hasRepresentative,
    contact: given.contact,
    reference: given.reference,
    transaction_description: given.transactionDescription,
    description: given.description,
    source_of_funds: given.sourceOfFunds,
    deadline: given.deadline,
    scope_note: given.scopeNote,
    remarks: given.remarks,
    ...(given.client === undefined ? {} : shownNames(given.client)),
  };
  const set = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as Partial<RequestRow>;
}

/** The scope follows the request for the source of funds. */
function scopeColumn({ scope, sourceOfFunds }: DraftValues, stored?: RequestRow): Partial<RequestRow> {
  if (scope === undefined && sourceOfFunds === undefined) return {};
  return {
    scope: scopeWithFunds(scope ?? stored?.scope ?? [], sourceOfFunds ?? stored?.source_of_funds ?? false),
  };
}

/** Columns by which lists display, sort and search. */
function shownNames(client: ClientInput | null): Partial<RequestRow> {
  if (client === null) return { client_name: '', client_number: '', client_country: '' };
  if (client.kind === 'business') return companyNames(client.company);
  const name = `${client.firstName} ${client.lastName}`.trim();
  return { client_name: name, client_number: client.documentNumber, client_country: client.country };
}

function companyNames({ name, registrationNumber, country }: RegisterAnswer): Partial<RequestRow> {
  return { client_name: name, client_number: registrationNumber, client_country: country };
}
