import { remindHours } from '@dossier/domain/limits';
import { accept, refuse } from '@dossier/domain/result';
import { checkMove, makeMove } from '../case/moves.ts';
import { sendInvitation } from '../mail/send-invitation.ts';
import { momentOf } from '../runtime/clock.ts';
import { defineWorkflow } from './workflow.ts';

/** The invitation mail again, at most once a day. */
export const remind = defineWorkflow('remind', {
  async run({ records, actor, now, origins }, { request: id }) {
    const asked = await checkMove(records, actor, id, 'remind');
    if (!asked.ok) return asked;
    const { request } = asked.value;
    if (request.reminded_at !== '') {
      const hours = (now.getTime() - momentOf(request.reminded_at).getTime()) / 3_600_000;
      if (hours < remindHours) return refuse('reminded-today', { remindedAt: request.reminded_at });
    }
    const standing = await makeMove(records, asked.value, { reminded_at: records.now });
    await sendInvitation(records, request, origins, { key: `remind:${id}:${records.now}`, isReminder: true });
    return accept(standing);
  },
});
