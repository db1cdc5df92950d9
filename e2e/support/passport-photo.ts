import { drawSpecimen, type Flaws, randomFrom, zoneLines } from '@dossier/server/mrz-specimens';

export type { Flaws };

interface Holder {
  readonly lastName: string;
  readonly firstNames: string;
  readonly number: string;
}

/** A photo of an invented passport of a person in the sample form. */
export async function passportPhoto(name: string, holder: Holder, flaws: Flaws = {}) {
  const rest = { format: 'TD3', state: 'NLD', birth: '800229', sex: 'F', expiry: '340821' } as const;
  const lines = zoneLines({ ...rest, ...holder });
  const buffer = await drawSpecimen(lines, { quality: 80, ...flaws }, randomFrom(1));
  return { name, mimeType: 'image/jpeg', buffer };
}
