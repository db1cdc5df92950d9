import { type FieldError, fieldErrors } from '@dossier/domain/contracts/shared/field-errors';
import { z } from '@dossier/domain/schema';

/** Errors of a form by the name of the field. */
export type Faults = Readonly<Record<string, FieldError>>;

/** The first error of each field; those of a nested value belong to its field. */
export function faultsOf(schema: z.core.$ZodType, values: unknown): Faults {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return {};
  const faults: Record<string, FieldError> = {};
  for (const [path, error] of Object.entries(fieldErrors(parsed.error))) faults[path.split('.')[0] ?? ''] ??= error;
  return faults;
}
