import { accept, refuse } from '@dossier/domain/result';
import { loadOwnLink } from '../case/helper-links.ts';
import { defineWorkflow } from './workflow.ts';

/** The reader of a link has signed in. */
export const openHelperLink = defineWorkflow('open-helper-link', {
  async run({ records, actor, now }, { link: id }) {
    const own = await loadOwnLink(records, actor, id, now);
    if (!own.ok) return own;
    const { link, closed } = own.value;
    if (closed !== '') return refuse('link-closed', { why: closed });
    const isFirst = link.state === 'invited';
    if (isFirst || link.scan_token !== '') {
      const opened = isFirst ? ({ state: 'opened', opened_at: records.now } as const) : {};
      await records.update('helper_links', id, { ...opened, scan_token: '' });
    }
    return accept({ link: id });
  },
});
