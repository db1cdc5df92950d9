import { isReadable } from '@dossier/domain/onboarding';
import type { OnboardingRow } from '#list-views/onboarding-columns.tsx';
import type { Portal } from '#portals/portal.ts';

/** The link of a row: a draft opens in the wizard, anything else has its page. */
export function hrefOf({ links }: Portal, row: Pick<OnboardingRow, 'id' | 'status' | 'subject'>): string {
  if (!isReadable(row.status)) return links.newOnboarding?.(row.id, '1') ?? '';
  return links.entity?.({ subject: row.subject, request: row.id }) ?? '';
}
