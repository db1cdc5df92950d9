import type { ClientInput } from '@dossier/domain/contracts/shared/draft-values';
import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import type { AddressHistoryEntry } from '../collections/shapes.ts';
import { isTyped, plainNumber } from '../registry/registry.ts';
import { matchBusiness } from './match-subject.ts';

type SubjectColumns = Pick<Partial<RequestRow>, 'business' | 'individual'>;

interface Sending {
  /** ISO date. */
  readonly today: string;
  /** User of the contact. */
  readonly user: string;
}

/**
 * Finds or creates the subject of an onboarding that is being sent. A company without a number and a person always get
 * a new row.
 */
export async function findOrCreateSubject(
  records: DeskRecordsStore,
  client: ClientInput,
  sending: Sending,
): Promise<SubjectColumns> {
  if (client.kind === 'business') return { business: await findOrMakeBusiness(records, client.company, sending) };
  const individual = await records.create('kyc_individual', {
    first_name: client.firstName,
    last_name: client.lastName,
    document_number: client.documentNumber,
    country: client.country,
  });
  return { individual: individual.id };
}

async function findOrMakeBusiness(
  records: DeskRecordsStore,
  company: RegisterAnswer,
  { today, user }: Sending,
): Promise<string> {
  const known = await matchBusiness(records, company, user);
  if (known) {
    await refreshRegister(records, known, company, today);
    return known.id;
  }
  // The client's own answers are the first address of a company that an institution typed.
  const addresses = isTyped(company) ? [] : [entryOf(company.address, company.registeredSince || today)];
  const business = await records.create('kyc_businesses', {
    country: company.country,
    authority: company.authority,
    registration_number: plainNumber(company.registrationNumber),
    name: company.name,
    legal_form: company.legalForm,
    legal_form_name: company.legalFormName ?? '',
    register: company,
    register_fetched_at: isTyped(company) ? '' : records.now,
    address_history: addresses,
  });
  return business.id;
}

type Business = Awaited<ReturnType<DeskRecordsStore['need']>> & {
  id: string;
  address_history: AddressHistoryEntry[] | null;
  register: RegisterAnswer | null;
};

/** Replaces the register answer of a company by a newer one. Data typed by hand never replaces it. */
export async function refreshRegister(
  records: DeskRecordsStore,
  business: Business,
  company: RegisterAnswer,
  today: string,
): Promise<void> {
  if (isTyped(company) || isOlder(company, business.register)) return;
  const history = business.address_history ?? [];
  const entry = entryOf(company.address, today);
  const moved = !history.some((known) => sameAddress(known, entry));
  await records.update('kyc_businesses', business.id, {
    register: company,
    register_fetched_at: records.now,
    ...(moved ? { address_history: [...history, entry] } : {}),
  });
}

/** A draft can be sent long after its company was looked up. */
function isOlder(company: RegisterAnswer, known: RegisterAnswer | null): boolean {
  return known !== null && !isTyped(known) && company.fetchedAt < known.fetchedAt;
}

function entryOf(address: RegisterAnswer['address'], since: string): AddressHistoryEntry {
  const { street, houseNumber, postalCode, city, country } = address;
  return { street, houseNumber, postalCode, city, country, since: since.slice(0, 10), source: 'register' };
}

type Address = Partial<RegisterAnswer['address']>;
const addressKeys = ['street', 'houseNumber', 'postalCode', 'city', 'country'] as const;

/** Compares letters and digits only, regardless of case. */
export function sameAddress(one: Address, other: Address): boolean {
  return addressKeys.every((key) => plainNumber(one[key] ?? '') === plainNumber(other[key] ?? ''));
}
