import { delegableSections } from '@dossier/domain/kyc-form/helper-links';
import { refuse } from '@dossier/domain/result';
import { editableOf } from '../case/editable.ts';
import { openDelegation } from '../case/form-access.ts';
import { createLink, loadToInvite } from '../case/invite-helper.ts';
import { clientLanguage } from '../mail/client-language.ts';
import { sendHelperLink } from '../mail/send-helper-link.ts';
import { defineWorkflow } from './workflow.ts';

/** Lets a colleague fill in sections. Delegating again to the same address replaces the sections of the open link. */
export const delegateSections = defineWorkflow('delegate-sections', {
  async run(context, { request: id, sections, name, email: typed, language: chosen }) {
    const { records, actor, now } = context;
    const own = await loadToInvite(records, actor, id);
    if (!own.ok) return own;
    const request = own.value;
    const allowed = delegableSections(request.type, request.source_of_funds);
    const closed = sections.find((section) => !allowed.includes(section));
    if (closed || (await editableOf(records, request)) !== 'all') return refuse('section-closed', { section: closed });
    const email = typed.toLowerCase();
    const user = await records.first('end_client_users', 'email = {:email}', { email });
    const open = user && (await openDelegation(records, user.id, id, now));
    if (open?.ok && open.value.delegated) {
      const link = await records.update('helper_links', open.value.delegated.id, { sections: [...sections], name });
      return sendHelperLink(context, request, link, 'mail');
    }
    const [firstName = '', ...rest] = name.split(' ');
    const person = { firstName, lastName: rest.join(' ') };
    const link = await createLink(records, actor, request, {
      scope: 'sections',
      sections,
      name,
      email,
      language: chosen ?? (await clientLanguage(records, actor.id, request)),
      ...person,
      now,
    });
    return link.ok ? sendHelperLink(context, request, link.value, 'mail') : link;
  },
});
