import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import type { Reader, Row } from '../collections/rows.ts';

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

export async function subjectOf(
  records: Reader,
  request: { readonly business: string; readonly individual: string },
): Promise<Subject | undefined> {
  if (request.business !== '') return businessSubject(await records.get('kyc_businesses', request.business));
  if (request.individual !== '') return personSubject(await records.get('kyc_individual', request.individual));
  return undefined;
}

function businessSubject(row: Row<'kyc_businesses'> | undefined): Subject | undefined {
  if (!row) return undefined;
  return {
    id: row.id,
    type: 'business',
    name: row.name,
    firstName: '',
    lastName: '',
    country: row.country,
    number: row.registration_number,
    legalForm: row.legal_form,
    legalFormName: row.legal_form_name,
    register: row.register,
    registerFetchedAt: row.register_fetched_at,
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
