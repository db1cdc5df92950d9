import { accept, refuse } from '@dossier/domain/result';
import { loadOwnLink } from '../case/helper-links.ts';
import { dropPhotos } from '../case/invite-helper.ts';
import { defineWorkflow } from './workflow.ts';

/** The reader does not know the owner or the company. What was given before stays with the institution. */
export const declineHelperLink = defineWorkflow('decline-helper-link', {
  async run({ records, actor, now }, { link: id }) {
    const own = await loadOwnLink(records, actor, id, now);
    if (!own.ok) return own;
    const { link, closed } = own.value;
    if (closed === 'declined') return accept({ link: id });
    if (closed !== '' || link.state === 'given') return refuse('link-closed', { why: closed || link.state });
    await dropPhotos(records, link);
    await records.update('helper_links', id, { state: 'declined', scan_token: '', photos: [], photo_sides: {} });
    return accept({ link: id });
  },
});
