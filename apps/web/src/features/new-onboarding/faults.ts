import { type FieldError, fieldErrors } from '@dossier/domain/contracts/shared/field-errors';
import { z } from '@dossier/domain/schema';

/** Errors of a form by the name of the field. */
export type Faults = Readonly<Record<string, FieldError>>;

/** The first error of each field by its path: `address.street`. */
export function faultsByPath(schema: z.core.$ZodType, values: unknown): Faults {
  const parsed = z.safeParse(schema, values);
  return parsed.success ? {} : fieldErrors(parsed.error);
}

/** The first error of each field; those of a nested value belong to its field. */
export function faultsOf(schema: z.core.$ZodType, values: unknown): Faults {
  const faults: Record<string, FieldError> = {};
  for (const [path, error] of Object.entries(faultsByPath(schema, values))) faults[path.split('.')[0] ?? ''] ??= error;
  return faults;
}
