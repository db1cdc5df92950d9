import type { ClientInput } from '@dossier/domain/contracts/shared/draft-values';
import type { Reader, Row } from '../collections/rows.ts';
import { plainNumber } from '../registry/registry.ts';
import { newestOfVault } from './versions.ts';

interface CompanyName {
  readonly country: string;
  readonly authority: string;
  readonly registrationNumber: string;
}

/** When the claimed vault of this company last got a submitted version; '' without one. */
export async function vaultUpdatedAt(records: Reader, company: CompanyName): Promise<string> {
  const number = plainNumber(company.registrationNumber);
  if (number === '') return '';
  const rows = await records.find(
    'kyc_businesses',
    'country = {:c} && (registration_number = {:n} || registration_number = {:t})',
    {
      c: company.country,
      n: number,
      t: company.registrationNumber,
    },
  );
  const row =
    rows.find(({ authority }) => authority === company.authority) ?? (rows.length === 1 ? rows[0] : undefined);
  return row ? claimedVaultUpdatedAt(records, row) : '';
}

/** The same for a known company. */
export async function claimedVaultUpdatedAt(records: Reader, row: Row<'kyc_businesses'>): Promise<string> {
  if (row.claimed_at === '') return '';
  const version = await newestOfVault(records, 'business', row.id);
  return version?.submittedAt ?? '';
}

/** The vault that a chosen company already has; null without one and for every natural person. */
export async function acceleratedOfInput(
  records: Reader,
  input: ClientInput | null,
): Promise<{ updatedAt: string } | null> {
  if (input?.kind !== 'business') return null;
  const updatedAt = await vaultUpdatedAt(records, input.company);
  return updatedAt === '' ? null : { updatedAt };
}
