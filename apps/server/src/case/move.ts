import type { MoveAnswer } from '@dossier/domain/contracts/move-answer';
import type { OnboardingStatus } from '@dossier/domain/onboarding';
import { type MoveName, type NewStanding, type Standing, tryMove } from '@dossier/domain/onboarding-machine';
import { accept, type Result } from '@dossier/domain/result';
import type { Actor } from '../runtime/actor.ts';
import type { DeskRecordsStore } from '../workflows/workflow.ts';
import { ownRequest, type Reader } from './own-request.ts';
import type { RequestRow } from './rows.ts';

/** Where a row stands, as the machine's table needs it. */
export function standingOf(request: RequestRow): Standing {
  const before = request.status_before;
  if (request.status !== 'archived') return { status: request.status, waitingOn: request.waiting_on };
  return {
    status: 'archived',
    waitingOn: request.waiting_on_before,
    ...(before === '' ? {} : { before: before as OnboardingStatus }),
  };
}

export interface AskedMove {
  readonly request: RequestRow;
  readonly next: NewStanding;
}

/** Loads an onboarding and asks the table for a move. Errors: `not-found`, `move-not-allowed`. */
export async function askMove(records: Reader, actor: Actor, id: string, name: MoveName): Promise<Result<AskedMove>> {
  const request = await ownRequest(records, actor, id);
  if (!request.ok) return request;
  const next = tryMove(name, standingOf(request.value), actor.role);
  return next.ok ? accept({ request: request.value, next: next.value }) : next;
}

/** Writes a move that the table allowed, with what else the workflow changes in the row. */
export async function makeMove(
  records: DeskRecordsStore,
  { request, next }: AskedMove,
  changes: Partial<RequestRow> = {},
): Promise<MoveAnswer> {
  if (next.status === 'none') throw new Error(`gk_requests/${request.id} cannot move to nothing`);
  const row = await records.update('gk_requests', request.id, {
    ...changes,
    status: next.status,
    waiting_on: next.waitingOn,
  });
  return answerOf(row);
}

export function answerOf(row: RequestRow): MoveAnswer {
  return { id: row.id, status: row.status, waitingOn: row.waiting_on };
}
