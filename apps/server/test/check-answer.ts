import { z } from '@dossier/domain/schema';

/** Throws on an answer that violates its contract: a missing or invalid value, or an additional key. */
export function checkAnswer(name: string, schema: z.core.$ZodType, answer: unknown): void {
  // As the client receives it: without undefined, and with dates as text.
  const checked = z.safeParse(schema, JSON.parse(JSON.stringify(answer)));
  if (!checked.success)
    throw new Error(`${name} answers outside its contract: ${JSON.stringify(checked.error.issues)}`);
}
