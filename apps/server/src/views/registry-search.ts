import { accept } from '@dossier/domain/result';
import { defineView } from './view.ts';

/** Companies of the register for step 1 of the wizard. Whether one has a vault is shown after access only. */
export const registrySearch = defineView('registry-search', {
  async run({ ports }, { q, country }) {
    const { provider } = ports.registry;
    const found = await ports.registry.search(q, { country });
    const hits = await Promise.all(
      found.map(async ({ key, near }) => {
        const company = await ports.registry.get(key);
        return company ? [{ ...company, provider, near }] : [];
      }),
    );
    return accept({ hits: hits.flat(), total: hits.flat().length });
  },
});
