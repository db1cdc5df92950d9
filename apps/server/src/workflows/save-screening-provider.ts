import { accept, refuse } from '@dossier/domain/result';
import { keepsServiceKey } from '@dossier/domain/screening';
import { isProviderAddress } from '../screening/addresses.ts';
import { defineWorkflow } from './workflow.ts';

/** Enables or disables an external service that screens instead of the local engine. */
export const saveScreeningProvider = defineWorkflow('save-screening-provider', {
  async run({ records }, { isOn, address, dataset, key }) {
    if (address !== '' && !isProviderAddress(address)) return refuse('list-address-not-allowed');
    const stored = await records.first('screening_providers', 'id != ""');
    // The key belongs to one service: another address must not receive it.
    const kept = keepsServiceKey(stored?.address ?? '', address) ? stored?.key : '';
    const values = { is_on: isOn, address, dataset: dataset || 'default', key: key ?? kept ?? '' };
    if (stored) await records.update('screening_providers', stored.id, values);
    else await records.create('screening_providers', values);
    return accept({ isOn });
  },
});
