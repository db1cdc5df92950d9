import { zoneKinds, zoneSexes } from '../../machine-readable-zone.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from '../shared/contract.ts';

/** Why nothing could be read: no lines of a zone, lines that are not clear, a PDF, or a file that takes too long. */
export const unreadReasons = ['no-zone', 'unclear', 'pdf', 'too-complex'] as const;
export type UnreadReason = (typeof unreadReasons)[number];

/**
 * What the machine-readable zone of an identity document says; a value that could not be understood is ''. Data of the
 * issuing state, which can hold a citizen service number, are not part of it.
 */
export const zoneValuesSchema = z.strictObject({
  kind: z.enum(zoneKinds),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  nationality: z.string(),
  number: z.string(),
  /** ISO dates. */
  birthDate: z.string(),
  expiry: z.string(),
  sex: z.enum(['', ...zoneSexes]),
  /** Names have no check digit and are cut off when long. */
  lastName: z.string(),
  firstNames: z.string(),
  /** Whether the check digit of a value fits; `whole`: the one of the zone. */
  fits: z.strictObject({
    number: z.boolean(),
    birthDate: z.boolean(),
    expiry: z.boolean(),
    whole: z.boolean(),
  }),
});
export type ZoneValues = OutputOf<typeof zoneValuesSchema>;

/** A reading of an identity document. Nothing of it is stored. */
export const identityReadingSchema = z.strictObject({
  unread: z.nullable(z.enum(unreadReasons)),
  values: z.nullable(zoneValuesSchema),
});
export type IdentityReading = OutputOf<typeof identityReadingSchema>;
