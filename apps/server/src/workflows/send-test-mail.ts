import { preferredLanguage } from '@dossier/domain/languages';
import { accept } from '@dossier/domain/result';
import { enqueueMail } from '../mail/enqueue.ts';
import { defineWorkflow } from './workflow.ts';

/** A mail to the lead who asks for it; at most one in each minute. */
export const sendTestMail = defineWorkflow('send-test-mail', {
  async run({ records, actor, now }) {
    const { email, language } = await records.need('internal_users', actor.id);
    await enqueueMail(records, {
      key: `test-mail:${actor.id}:${now.toISOString().slice(0, 16)}`,
      kind: 'test-mail',
      to: email,
      language: preferredLanguage(language),
      org: '',
      data: { at: records.now },
    });
    return accept({ sentTo: email });
  },
});
