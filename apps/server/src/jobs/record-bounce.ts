import type { Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import { mailIdOf } from '../mail/bounce-address.ts';
import { readBounce } from '../mail/read-bounce.ts';

interface BounceParts {
  readonly store: Store<DeskSchema>;
  readonly secret: string;
}

/**
 * Marks the mail that a report is about as undelivered.
 * @param recipient the envelope recipient of the report, if the mail server passes it
 * @returns a sentence for the operator, without personal data
 */
export async function recordBounce(parts: BounceParts, message: Buffer, recipient = ''): Promise<string> {
  const report = await readBounce(message);
  if (!report) return 'Ignored: not a report of a mail that could not be delivered.';
  const id = [recipient, ...report.to].map((address) => mailIdOf(address, parts.secret)).find(Boolean);
  if (id === undefined) return 'Ignored: the report is not addressed to a mail of this desk.';
  // A permanent failure bounces; a temporary one whose retries ended fails.
  const state = report.status.startsWith('5') ? 'bounced' : 'failed';
  const reply = `${state === 'bounced' ? 550 : 450} ${report.status}`;
  return parts.store.transaction(
    async (records) => {
      const mail = await records.get('mail_outbox', id);
      if (mail?.state !== 'sent') return 'Ignored: no sent mail with this id.';
      await records.update('mail_outbox', id, { state, reply });
      return `Mail ${id} (${mail.kind}) marked as ${state}: ${report.status}.`;
    },
    { operation: 'record-bounce' },
  );
}
