import type { SchemaStamp } from '@dossier/records';

/**
 * The digest of the stored schema of each version, oldest first. A change of a collection's fields, indexes, counters or
 * search index, and a migration, append one; `npm run check` names it. Entries of released versions never
 * change: an older program refuses data that has a later entry.
 */
export const schemaDigests: readonly string[] = [
  'e8dfe51e05e75a14',
  '7a64d0d722c9a4ff',
  '6939d892cbe502a5',
  '23dbe7b2454394df',
  '981521c92bb9af32',
  'e0925cdbf0b0cfe9',
  '6a15b7a7279af313',
  '324377774608b922',
  '3b68b458191076a8',
  'ba93f40cc6c3fb79',
  '1e34fc84ea273e77',
  '065cfe2d960f733d',
  '251444112569e334',
  '333ecee3ab7f3b03',
  '6d272980bd3a4324',
  'a8c47ae8e8468ff3',
  'b67e38b1c452d17d',
  'b0e2544450529dac',
  'e8234f36e8f3c01e',
  'eed0ef1e9b39d8c0',
  '1a0107ad567babfb',
  '1ca73a6468ed47f3',
  'f9de737e62c44b2e',
  'ce453f599782d245',
  '484a7789ac42de29',
  '4347884adf3be946',
  'e2833427e60efac6',
  'ad63f4ff4f607887',
];

/** "DSR1", and the version of the schema that this program writes. */
export const schemaStamp: SchemaStamp = { application: 0x44535231, version: schemaDigests.length };
