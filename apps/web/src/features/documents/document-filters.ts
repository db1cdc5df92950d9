import { expiresSoonDays } from '@dossier/domain/limits';
import { daysBetween } from '#i18n/days.ts';
import type { DocumentRow } from './document-name.ts';

/** The chips above the list, in the URL as `?filter=`. */
export const documentFilters = {
  all: () => true,
  'to-check': (row: DocumentRow) => row.verification === 'pending',
  rejected: (row: DocumentRow) => row.verification === 'rejected' || row.verification === 'failed',
  verified: (row: DocumentRow) => row.verification === 'verified',
  expiring: (row: DocumentRow, today: string) => isExpiring(row.expiresOn, today),
} as const satisfies Record<string, (row: DocumentRow, today: string) => boolean>;

export type DocumentFilter = keyof typeof documentFilters;
export const documentFilterNames = Object.keys(documentFilters) as DocumentFilter[];

export function isExpiring(expiresOn: string, today: string): boolean {
  return expiresOn !== '' && daysBetween(today, expiresOn.slice(0, 10)) <= expiresSoonDays;
}
