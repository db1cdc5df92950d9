import { type DerivedStatus, derivedStatuses } from '../../checks.ts';
import { z } from '../../schema.ts';

/** A value behind a gate: the value, or the status that is shown instead of it. */
export type Gated<T> =
  | { readonly open: true; readonly value: T }
  | { readonly open: false; readonly why: DerivedStatus };

export function gatedSchema<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.discriminatedUnion('open', [
    z.strictObject({ open: z.literal(true), value: schema }),
    z.strictObject({ open: z.literal(false), why: z.enum(derivedStatuses) }),
  ]);
}
