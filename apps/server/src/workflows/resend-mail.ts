import { accept, refuse } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import { mayResend } from '../mail/may-resend.ts';
import { defineWorkflow } from './workflow.ts';

/** Makes a mail due now. One whose attempts have ended is tried once more. */
export const resendMail = defineWorkflow('resend-mail', {
  async run({ records, now }, { mail: id }) {
    const mail = await records.get('mail_outbox', id);
    if (!mail) return refuse('not-found');
    if (!mayResend(mail)) return refuse('already-decided');
    await records.update('mail_outbox', id, { state: 'waiting', next_at: dateText(now) });
    return accept({ mail: id });
  },
});
