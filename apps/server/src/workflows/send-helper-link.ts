import { refuse } from '@dossier/domain/result';
import { loadLink } from '../case/helper-links.ts';
import { loadOwnersLink } from '../case/invite-helper.ts';
import { sendHelperLink as send } from '../mail/send-helper-link.ts';
import { defineWorkflow } from './workflow.ts';

/** Sends a link again, also an expired one. */
export const sendHelperLink = defineWorkflow('send-helper-link', {
  async run(context, { link: id, by }) {
    const own = await loadOwnersLink(context.records, context.actor, id);
    if (!own.ok) return own;
    const loaded = await loadLink(context.records, own.value.link, context.now);
    if (!loaded.ok) return loaded;
    const { link, request, closed } = loaded.value;
    if (closed !== '' && closed !== 'expired') return refuse('link-closed', { why: closed });
    return send(context, request, link, by);
  },
});
