import { accept } from '@dossier/domain/result';
import { endLink, loadOwnersLink } from '../case/invite-helper.ts';
import { defineWorkflow } from './workflow.ts';

/** The owner withdraws a link or a delegation. */
export const endHelperLink = defineWorkflow('end-helper-link', {
  async run({ records, actor }, { link: id }) {
    const own = await loadOwnersLink(records, actor, id);
    if (!own.ok) return own;
    const { link, request } = own.value;
    // Idempotent: a double click changes nothing.
    if (link.state === 'ended') return accept({ link: id });
    const ended = await endLink(records, request, link);
    return ended.ok ? accept({ link: id }) : ended;
  },
});
