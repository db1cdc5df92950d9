import { expiresSoonDays } from '@dossier/domain/limits';
import { daysBetween } from '#i18n/days.ts';
import type { DocumentFilter } from './document-filter-names.ts';
import type { DocumentRow } from './document-name.ts';

/** Which documents each filter shows. */
export const documentFilters: Readonly<Record<DocumentFilter, (row: DocumentRow, today: string) => boolean>> = {
  all: () => true,
  'to-check': (row) => row.verification === 'pending',
  rejected: (row) => row.verification === 'rejected' || row.verification === 'failed',
  verified: (row) => row.verification === 'verified',
  expiring: (row, today) => isExpiring(row.expiresOn, today),
};

export function isExpiring(expiresOn: string, today: string): boolean {
  return expiresOn !== '' && daysBetween(today, expiresOn.slice(0, 10)) <= expiresSoonDays;
}
