import { fieldErrors } from '@dossier/domain/contracts/shared/field-errors';
import { z } from '@dossier/domain/schema';
import i18next from 'i18next';

/** The text with which the server refuses a field of a workflow's input, in the language of the page. */
export function refusalText(schema: z.core.$ZodType, input: unknown, field: string): string {
  const parsed = z.safeParse(schema, input);
  const error = parsed.success ? undefined : fieldErrors(parsed.error)[field];
  if (error?.key === undefined) throw new Error(`the server has no words about ${field}`);
  return String(i18next.t(error.key as never, { maximum: error.maximum } as never));
}
