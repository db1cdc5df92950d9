import { z } from '@dossier/domain/schema';

/** Throws on an answer that its contract does not describe: a missing or wrong value, or a key too many. */
export function checkAnswer(name: string, schema: z.core.$ZodType, answer: unknown): void {
  // As the client receives it: without undefined, and with dates as text.
  const checked = z.safeParse(schema, JSON.parse(JSON.stringify(answer)));
  if (!checked.success)
    throw new Error(`${name} answers outside its contract: ${JSON.stringify(checked.error.issues)}`);
}
