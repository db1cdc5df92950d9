import { scopeWithFunds } from '@dossier/domain/checks';
import type { ClientInput, DraftValues } from '@dossier/domain/contracts/shared/draft-values';
import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import { onboardingNumber } from '@dossier/domain/onboarding';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';

interface Drafting {
  readonly org: string;
  /** Gatekeeper who creates it. */
  readonly by: string;
  /** ISO date. */
  readonly today: string;
  /** Columns that are not answers of the wizard. */
  readonly others?: Partial<RequestRow>;
}

/** Creates the draft of an onboarding with the next number of its organisation. */
export async function createDraft(
  records: DeskRecordsStore,
  given: DraftValues & { readonly client: ClientInput },
  { org, by, today, others }: Drafting,
): Promise<RequestRow> {
  return records.create('gk_requests', {
    type: given.client.kind,
    scope: [],
    ...draftColumns(given),
    ...scopeColumn(given),
    ...others,
    number: await nextNumber(records, org, today),
    org,
    status: 'draft',
    round: 0,
    created_by: by,
  });
}

/** Numbers are sequential per organisation and year. The number of a deleted draft is reused only if it was the last. */
async function nextNumber(records: DeskRecordsStore, id: string, today: string): Promise<string> {
  const org = await records.need('gk_org', id);
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
export function draftColumns(given: DraftValues): Partial<RequestRow> {
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
export function scopeColumn({ scope, sourceOfFunds }: DraftValues, stored?: RequestRow): Partial<RequestRow> {
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
