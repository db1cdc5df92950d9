import { fieldErrors, refusalOfErrors } from '@dossier/domain/contracts/shared/field-errors';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { z } from '@dossier/domain/schema';

/** Reads the body of a request. A refusal names the invalid fields, or is the one refusal that all of them have. */
export function readInput<S extends z.core.$ZodType>(schema: S, body: unknown): Result<z.output<S>> {
  const { success, data, error } = z.safeParse(schema, body ?? {});
  if (success) return accept(data);
  const refusal = refusalOfErrors(error);
  return refusal ? refuse(refusal) : refuse('input-invalid', { fields: fieldErrors(error) });
}
