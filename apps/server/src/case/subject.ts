import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import type { Reader, RequestRow, Row } from '../collections/rows.ts';
import { isTyped } from '../registry/registry.ts';

/** A company or person under due diligence, in one shape. */
export interface Subject {
  readonly id: string;
  readonly type: 'business' | 'individual';
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly number: string;
  readonly legalForm: string;
  readonly legalFormName: string;
  readonly register: RegisterAnswer | null;
  readonly registerFetchedAt: string;
  readonly business: Row<'kyc_businesses'> | undefined;
  readonly claimedAt: string;
}

interface SubjectReference {
  readonly business: string;
  readonly individual: string;
  /** Institution of the onboarding: what another one typed about the company is not shown to it. */
  readonly org?: string;
  readonly client_input?: RequestRow['client_input'];
}

export async function subjectOf(records: Reader, request: SubjectReference): Promise<Subject | undefined> {
  if (request.business !== '') return businessSubject(await records.get('kyc_businesses', request.business), request);
  if (request.individual !== '') return personSubject(await records.get('kyc_individual', request.individual));
  return undefined;
}

/** The answer of the register, else what the institution of this onboarding typed; null when there is neither. */
export function companyFacts(
  { register }: Pick<Row<'kyc_businesses'>, 'register'>,
  { org, client_input: input }: Pick<SubjectReference, 'org' | 'client_input'>,
): RegisterAnswer | null {
  if (!register || !isTyped(register)) return register;
  if (input?.kind === 'business') return input.company;
  return register.typedBy !== undefined && register.typedBy === org ? register : null;
}

function businessSubject(row: Row<'kyc_businesses'> | undefined, request: SubjectReference): Subject | undefined {
  if (!row) return undefined;
  const register = companyFacts(row, request);
  const isForeign = row.register !== null && register === null;
  return {
    id: row.id,
    type: 'business',
    name: row.name,
    firstName: '',
    lastName: '',
    country: row.country,
    number: row.registration_number,
    legalForm: isForeign ? '' : row.legal_form,
    legalFormName: isForeign ? '' : row.legal_form_name,
    register,
    registerFetchedAt: register && !isTyped(register) ? row.register_fetched_at : '',
    business: row,
    claimedAt: row.claimed_at,
  };
}

function personSubject(row: Row<'kyc_individual'> | undefined): Subject | undefined {
  if (!row) return undefined;
  return {
    id: row.id,
    type: 'individual',
    name: `${row.first_name} ${row.last_name}`,
    firstName: row.first_name,
    lastName: row.last_name,
    country: row.country,
    number: row.document_number,
    legalForm: '',
    legalFormName: '',
    register: null,
    registerFetchedAt: '',
    business: undefined,
    claimedAt: row.claimed_at,
  };
}
