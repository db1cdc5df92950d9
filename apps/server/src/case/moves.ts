import type { MoveAnswer } from '@dossier/domain/contracts/shared/move-answer';
import { isReadOnly, isWaitingFor, type OnboardingStatus } from '@dossier/domain/onboarding';
import {
  allowedMoves,
  type MoveName,
  type NextState,
  type OnboardingState,
  tryMove,
} from '@dossier/domain/onboarding-machine';
import type { Role } from '@dossier/domain/portal';
import { accept, type Result } from '@dossier/domain/result';
import type { DeskRecordsStore, Reader, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { institutionTarget } from './corrections.ts';
import { loadOnboardingFor } from './onboarding.ts';
import { draftOf } from './versions.ts';

/** State of a row as the state machine needs it: an archived one with the state it would be restored to. */
export function stateOf(request: RequestRow): OnboardingState {
  const before = request.status_before;
  if (!isReadOnly(request.status)) return { status: request.status, waitingOn: request.waiting_on };
  return {
    status: 'archived',
    waitingOn: request.waiting_on_before,
    ...(before === '' ? {} : { before: before as OnboardingStatus }),
  };
}

/** The moves that a role may make from the present state. */
export function movesFor(request: RequestRow, role: Role): MoveName[] {
  return allowedMoves(stateOf(request), role);
}

/** A move that the state machine allows. */
export interface AllowedMove {
  readonly request: RequestRow;
  readonly next: NextState;
}

/** Loads an onboarding and checks a move against the state machine. Errors: `not-found`, `move-not-allowed`. */
export async function checkMove(
  records: Reader,
  actor: Actor,
  id: string,
  name: MoveName,
): Promise<Result<AllowedMove>> {
  const request = await loadOnboardingFor(records, actor, id);
  if (!request.ok) return request;
  const resumed = await resumedState(records, request.value);
  const next = tryMove(name, { ...stateOf(request.value), ...(resumed && { resumed }) }, actor.role);
  return next.ok ? accept({ request: request.value, next: next.value }) : next;
}

/**
 * Where an onboarding goes on that waits for access after its form was submitted: at open corrections, which have a
 * draft, at an open question to the institution, or at the desk. Undefined for every other.
 */
async function resumedState(records: Reader, request: RequestRow): Promise<NextState | undefined> {
  if (!isWaitingFor(request, 'client_access') || request.version === '') return undefined;
  if (await draftOf(records, request)) return { status: 'waiting', waitingOn: 'client_corrections' };
  const question = 'request = {:request} && target = {:target} && status = "open"';
  const values = { request: request.id, target: institutionTarget };
  if (await records.first('gk_corrections', question, values)) return { status: 'waiting', waitingOn: 'gatekeeper' };
  return { status: 'submitted', waitingOn: '' };
}

/** Writes an allowed move together with the workflow's other changes to the row. */
export async function makeMove(
  records: DeskRecordsStore,
  { request, next }: AllowedMove,
  changes: Partial<RequestRow> = {},
): Promise<MoveAnswer> {
  if (next.status === 'none') throw new Error(`gk_requests/${request.id} has no next status`);
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
