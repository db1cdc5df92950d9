import type { RecordsReader } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import type { ScreeningProvider } from './provider.ts';
import { YenteProvider } from './yente-provider.ts';

/** The provider that a lead selected, read before every use: the local engine, unless an external service is enabled. */
export function chosenProvider(
  reader: RecordsReader<DeskSchema>,
  own: ScreeningProvider,
  now: () => Date,
): ScreeningProvider {
  return {
    async screen(subjects) {
      const row = await reader.first('screening_providers', 'is_on = true');
      if (!row) return own.screen(subjects);
      const { address, dataset, key } = row;
      return new YenteProvider({ address, dataset, key, now }).screen(subjects);
    },
  };
}
