import { accept, type Result, refuse } from '@dossier/domain/result';
import { linkOfPerson, personOf } from '../case/helper-links.ts';
import { createLink, endLink, loadToInvite } from '../case/invite-helper.ts';
import { personName } from '../case/people.ts';
import { clientLanguage } from '../mail/client-language.ts';
import { sendHelperLink } from '../mail/send-helper-link.ts';
import { defineWorkflow } from './workflow.ts';

/** Names the address of a person and sends the link, by mail or as a code to scan. Another address replaces a link. */
export const invitePerson = defineWorkflow('invite-person', {
  async run(context, { request: id, person: personId, email: typed, by, language: chosen }) {
    const { records, actor, now } = context;
    const own = await loadToInvite(records, actor, id);
    if (!own.ok) return own;
    const request = own.value;
    const person = await personOf(records, request, personId);
    if (!person) return refuse('not-found');
    const email = typed.toLowerCase();
    const known = await linkOfPerson(records, request, personId);
    if (known?.email === email && known.state !== 'declined') return sendHelperLink(context, request, known, by);
    const ended: Result<null> = known ? await endLink(records, request, known) : accept();
    if (!ended.ok) return ended;
    const { firstName = '', lastName = '' } = person;
    const link = await createLink(records, actor, request, {
      scope: 'person',
      person: personId,
      name: personName(person),
      email,
      language: chosen ?? (await clientLanguage(records, actor.id, request)),
      firstName,
      lastName,
      now,
    });
    return link.ok ? sendHelperLink(context, request, link.value, by) : link;
  },
});
