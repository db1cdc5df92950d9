import { type Check, type CheckStatus, checks } from '@dossier/domain/checks';
import type { Actor } from '../runtime/actor.ts';
import { nameOf } from '../runtime/actor.ts';
import type { DeskRecordsStore } from '../workflows/workflow.ts';
import type { Reader } from './own-request.ts';
import type { RequestRow, Row } from './rows.ts';

/** The newest word of each check of an onboarding. */
export async function newestStatuses(records: Reader, request: string): Promise<Map<Check, Row<'statuses'>>> {
  const rows = await records.find('statuses', 'request = {:request}', { request }, { sort: 'created,@rowid' });
  return new Map(rows.map((row) => [row.check as Check, row]));
}

/** The checks that an onboarding of this kind can have at all. */
export function applicableChecks(request: RequestRow): Check[] {
  const personOnly: readonly Check[] = ['funds', 'documents', 'identity', 'person_screening'];
  const scope = request.scope ?? [];
  return checks.filter((check) => {
    if (check === 'funds' && !request.source_of_funds && !scope.includes('funds')) return false;
    return request.type === 'business' || personOnly.includes(check);
  });
}

export interface NewWord {
  readonly check: Check;
  readonly status: CheckStatus;
  readonly reason?: string | undefined;
}

/** Appends the words that differ from the newest ones. Nobody as `by` stands for the desk itself. */
export async function appendWords(
  records: DeskRecordsStore,
  request: string,
  words: readonly NewWord[],
  by: Actor | null,
): Promise<void> {
  const newest = await newestStatuses(records, request);
  for (const { check, status, reason = '' } of words) {
    const last = newest.get(check);
    if (last?.status === status && last.reason === reason) continue;
    const who = by ? { by: by.id, by_name: nameOf(by) } : {};
    await records.create('statuses', { request, check, status, reason, ...who });
  }
}
