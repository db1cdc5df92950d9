import { accept, refuse } from '@dossier/domain/result';
import { isProviderAddress } from '../screening/addresses.ts';
import { defineWorkflow } from './workflow.ts';

/** An outside service answers instead of our own engine, from now on, or no longer. */
export const saveScreeningProvider = defineWorkflow('save-screening-provider', {
  async run({ records }, { isOn, address, dataset, key }) {
    if (address !== '' && !isProviderAddress(address)) return refuse('list-address-not-allowed');
    const known = await records.first('screening_providers', 'id != ""');
    const values = { is_on: isOn, address, dataset: dataset || 'default', ...(key === undefined ? {} : { key }) };
    if (known) await records.update('screening_providers', known.id, values);
    else await records.create('screening_providers', values);
    return accept({ isOn });
  },
});
