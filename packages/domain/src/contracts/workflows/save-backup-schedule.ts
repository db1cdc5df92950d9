import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { backupIntervals } from '../../system.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { choice, fieldTexts } from '../shared/fields.ts';

/** Sets when backups are made. Where they go is a setting of the machine. */
export const saveBackupSchedule = {
  roles: leads,
  input: z.object({
    every: choice(backupIntervals),
    at: z.string(fieldTexts.missing).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, fieldTexts.choice)),
  }),
  answer: z.strictObject({ every: z.enum(backupIntervals), at: z.string() }),
} as const satisfies WorkflowContract;
