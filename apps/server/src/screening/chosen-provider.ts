import type { Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { AddressPolicy } from '../runtime/address-policy.ts';
import type { SecretBox } from '../runtime/secret-box.ts';
import type { ScreeningProvider } from './provider.ts';
import { openServiceKey } from './service-key.ts';
import { YenteProvider } from './yente-provider.ts';

interface ProviderParts {
  readonly store: Store<DeskSchema>;
  readonly now: () => Date;
  readonly addresses: AddressPolicy;
  readonly secrets: SecretBox;
}

/** The provider that a lead selected, read before every use: the local engine, unless an external service is enabled. */
export function chosenProvider(
  own: ScreeningProvider,
  { store, now, addresses, secrets }: ProviderParts,
): ScreeningProvider {
  return {
    async screen(subjects) {
      const row = await store.reader.first('screening_providers', 'is_on = true');
      if (!row) return own.screen(subjects);
      const key = openServiceKey(secrets, row);
      if (key === undefined) return { ok: false, error: 'provider-key-unreadable' };
      const { address, dataset } = row;
      return new YenteProvider({ address, dataset, key, now, addresses }).screen(subjects);
    },
  };
}
