import { accept, refuse } from '@dossier/domain/result';
import { keepsServiceKey } from '@dossier/domain/screening';
import { newId } from '@dossier/records';
import type { AddressPolicy } from '../runtime/address-policy.ts';
import { sealServiceKey } from '../screening/service-key.ts';
import { defineWorkflow } from './workflow.ts';

/** Enables or disables an external service that screens instead of the local engine. */
export const saveScreeningProvider = defineWorkflow('save-screening-provider', {
  async run({ records, ports, secrets }, { isOn, address, dataset, key }) {
    if (address !== '' && !isServiceAddress(ports.addresses, address)) return refuse('list-address-not-allowed');
    const stored = await records.first('screening_providers', 'id != ""');
    const id = stored?.id ?? newId();
    // The key belongs to one service: another address must not receive it.
    const kept = stored && keepsServiceKey(stored.address, address) ? stored.key : '';
    const saved = key === undefined ? kept : sealServiceKey(secrets, id, key);
    const values = { is_on: isOn, address, dataset: dataset || 'default', key: saved };
    if (stored) await records.update('screening_providers', id, values);
    else await records.create('screening_providers', { id, ...values });
    return accept({ isOn });
  },
});

/** The path of a query is appended to the address, so it has no query of its own. */
function isServiceAddress(addresses: AddressPolicy, address: string): boolean {
  const url = URL.parse(address);
  return url?.search === '' && url.hash === '' && addresses.allows(address);
}
