import type { MoveAnswer } from '@dossier/domain/contracts/shared/move-answer';
import { remindHours } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { claimIfSeen, clientOf } from '../case/client-user.ts';
import { checkMove, makeMove } from '../case/moves.ts';
import { sendInvitation } from '../mail/send-invitation.ts';
import { momentOf } from '../runtime/clock.ts';
import type { OperationContext, Target } from './operation.ts';

/** Sends the invitation mail again, at most once a day. */
export async function remindClient(
  { records, actor, now, origins }: OperationContext,
  { request: id }: Target,
): Promise<Result<MoveAnswer>> {
  const checked = await checkMove(records, actor, id, 'remind');
  if (!checked.ok) return checked;
  const { request } = checked.value;
  if (request.reminded_at !== '') {
    const hours = (now.getTime() - momentOf(request.reminded_at).getTime()) / 3_600_000;
    if (hours < remindHours) return refuse('reminded-today', { remindedAt: request.reminded_at });
  }
  const client = await clientOf(records, request);
  if (!client.ok) return client;
  const client_user = client.value.id;
  const state = await makeMove(records, checked.value, {
    reminded_at: records.now,
    client_user,
    // It takes the place of the next one by the policy.
    reminders_sent: request.reminders_sent + 1,
  });
  await claimIfSeen(records, request, client.value);
  await sendInvitation(records, { ...request, client_user }, origins, {
    key: `remind:${id}:${records.now}`,
    isReminder: true,
  });
  return accept(state);
}
