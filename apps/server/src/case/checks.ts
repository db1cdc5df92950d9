import { type Check, type CheckStatus, checks } from '@dossier/domain/checks';
import type { DeskRecordsStore, Reader, RequestRow, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { nameOf } from '../runtime/actor.ts';

/** The newest status of each check of an onboarding. */
export async function newestStatuses(records: Reader, request: string): Promise<Map<Check, Row<'statuses'>>> {
  const rows = await records.find('statuses', 'request = {:request}', { request }, { sort: 'created,@rowid' });
  return new Map(rows.map((row) => [row.check as Check, row]));
}

/** The checks that can apply to an onboarding of this type, scope and source-of-funds flag. */
export function applicableChecks(request: RequestRow): Check[] {
  const personOnly: readonly Check[] = ['funds', 'documents', 'identity', 'person_screening'];
  const scope = request.scope ?? [];
  return checks.filter((check) => {
    if (check === 'funds' && !request.source_of_funds && !scope.includes('funds')) return false;
    return request.type === 'business' || personOnly.includes(check);
  });
}

export interface NewCheckStatus {
  readonly check: Check;
  readonly status: CheckStatus;
  readonly reason?: string | undefined;
}

/** Appends the statuses that differ from the newest. `by` is null when the system derived them. */
export async function appendCheckStatuses(
  records: DeskRecordsStore,
  request: string,
  statuses: readonly NewCheckStatus[],
  by: Actor | null,
): Promise<void> {
  const newest = await newestStatuses(records, request);
  for (const { check, status, reason = '' } of statuses) {
    const last = newest.get(check);
    if (last?.status === status && last.reason === reason) continue;
    const who = by ? { by: by.id, by_name: nameOf(by) } : {};
    await records.create('statuses', { request, check, status, reason, ...who });
  }
}
