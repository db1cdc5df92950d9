import { maxListVersion, maxShortName } from '../../limits.ts';
import { z } from '../../schema.ts';
import { listKinds } from '../../screening.ts';
import type { OutputOf } from './contract.ts';
import { filledText, text } from './fields.ts';

/** A list as recorded by a reviewer who searched it by hand. */
export const searchedList = z.object({ name: filledText(maxShortName), version: text(maxListVersion), date: text(30) });

/** A list version that a name was screened against. */
export const listVersion = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** ISO date; the day of the import if the list has no date: `version` is then a checksum. */
  date: z.string(),
  /** Id, kind and number of entries of a list of the desk; absent when recorded by hand. */
  list: z.optional(z.string()),
  kind: z.optional(z.enum(listKinds)),
  entries: z.optional(z.number()),
});
export type ListVersion = OutputOf<typeof listVersion>;
