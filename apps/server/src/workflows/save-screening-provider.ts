import { accept, refuse } from '@dossier/domain/result';
import * as z from 'zod';
import { isProviderAddress } from '../screening/addresses.ts';
import type { Workflows } from './contracts.ts';
import { defineWorkflow } from './workflow.ts';

/** An outside service answers instead of our own engine, from now on, or no longer. */
export const saveScreeningProvider = defineWorkflow<
  Workflows['save-screening-provider']['input'],
  Workflows['save-screening-provider']['answer']
>({
  name: 'save-screening-provider',
  input: z.object({
    isOn: z.boolean(),
    address: z.string().trim().max(2_000),
    dataset: z
      .string()
      .trim()
      .regex(/^[\w-]{0,100}$/),
    key: z.string().trim().max(500).optional(),
  }),
  async run({ records }, { isOn, address, dataset, key }) {
    if (address !== '' && !isProviderAddress(address)) return refuse('list-address-not-allowed');
    if (isOn && address === '') return refuse('list-has-no-address');
    const known = await records.first('screening_providers', 'id != ""');
    const values = { is_on: isOn, address, dataset: dataset || 'default', ...(key === undefined ? {} : { key }) };
    if (known) await records.update('screening_providers', known.id, values);
    else await records.create('screening_providers', values);
    return accept({ isOn });
  },
});
