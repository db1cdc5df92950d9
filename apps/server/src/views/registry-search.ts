import { accept } from '@dossier/domain/result';
import { vaultUpdatedAt } from '../case/accelerated.ts';
import { defineView } from './view.ts';

/** Companies of the register for step 1 of the wizard; of a claimed vault only its existence and date. */
export const registrySearch = defineView('registry-search', {
  async run({ records, ports }, { q, country }) {
    const found = await ports.registry.search(q, { country });
    const hits = await Promise.all(
      found.map(async ({ key, near }) => {
        const company = await ports.registry.get(key);
        if (!company) return [];
        return [
          {
            ...company,
            provider: ports.registry.provider,
            near,
            vaultUpdatedAt: await vaultUpdatedAt(records, company),
          },
        ];
      }),
    );
    return accept({ hits: hits.flat(), total: hits.flat().length });
  },
});
