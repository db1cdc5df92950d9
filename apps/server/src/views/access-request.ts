import { accept, refuse } from '@dossier/domain/result';
import { loadClientOnboarding } from '../case/client-onboarding.ts';
import { accessLine } from './parts/access-line.ts';
import { defineView } from './view.ts';

/** Who requests access to the vault, and why; only for members of that vault. */
export const accessRequest = defineView('access-request', {
  async run({ records, actor }, { access }) {
    const row = await records.get('gk_access', access);
    const file = row && (await loadClientOnboarding(records, actor.id, row.request));
    if (!row || !file || file.role === 'none') return refuse('not-found');
    const line = accessLine({ ...file, access: row });
    return line ? accept(line) : refuse('not-found');
  },
});
