import { registerProblems, registerSkipReasons, registerSources, registerStates } from '../../register-import.ts';
import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';

const registerImport = z.strictObject({
  id: z.string(),
  state: z.enum(registerStates),
  source: z.enum(registerSources),
  fileName: z.string(),
  /** '' for the command on the server. */
  by: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  read: z.number(),
  written: z.number(),
  skipped: z.partialRecord(z.enum(registerSkipReasons), z.number()),
  faults: z.array(z.strictObject({ record: z.number(), lei: z.string(), reason: z.enum(registerSkipReasons) })),
  problem: z.union([z.enum(registerProblems), z.literal('')]),
});

/** Where companies are found: whether there are any, and the last imports. */
export const register = {
  roles: leads,
  params: z.object({}),
  answer: z.strictObject({
    hasCompanies: z.boolean(),
    /** Newest first. */
    imports: z.array(registerImport),
    /** How the command is typed on the server. */
    command: z.string(),
  }),
} as const satisfies ViewContract;
