import { formLinkPauseMinutes } from '@dossier/domain/limits';
import { accept } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import { loadOnboardingFor } from '../case/onboarding.ts';
import { clientLanguage } from '../mail/client-language.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { loginLink } from '../mail/invite-mail.ts';
import { nameOf } from '../runtime/actor.ts';
import { defineWorkflow } from './workflow.ts';

/**
 * Mails the client a link to a form, to go on later or on another device. Pressed again within some minutes it sends
 * no second mail and answers with the time of the first.
 */
export const emailFormLink = defineWorkflow('email-form-link', {
  async run({ records, actor, origins, now }, { request: id }) {
    const own = await loadOnboardingFor(records, actor, id);
    if (!own.ok) return own;
    const request = own.value;
    const prefix = `form-link:${id}:${actor.id}:`;
    const since = dateText(new Date(now.getTime() - formLinkPauseMinutes * 60_000));
    const filter = 'to = {:to} && kind = "form-link" && created >= {:since}';
    const recent = await records.find('mail_outbox', filter, { to: actor.email, since }, { sort: '-created' });
    const last = recent.find(({ key }) => key.startsWith(prefix));
    if (last) return accept({ sentTo: actor.email, sentAt: last.created });
    await enqueueMail(records, {
      key: `${prefix}${records.now}`,
      kind: 'form-link',
      to: actor.email,
      language: await clientLanguage(records, actor.id, request),
      org: request.org,
      data: {
        toName: nameOf(actor),
        client: request.client_name,
        reference: request.reference,
        link: loginLink(origins, actor.email, id),
      },
    });
    return accept({ sentTo: actor.email, sentAt: records.now });
  },
});
