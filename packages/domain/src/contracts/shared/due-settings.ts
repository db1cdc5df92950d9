import { maxReminderDays, maxReminders } from '../../reminders.ts';
import { z } from '../../schema.ts';
import { dueSteps, maxTargetDays } from '../../turns.ts';
import { fieldTexts } from './fields.ts';

const wholeDays = (least: number, most: number) =>
  z
    .number(fieldTexts.days)
    .check(z.int(fieldTexts.days), z.minimum(least, fieldTexts.fewDays), z.maximum(most, fieldTexts.manyDays));

const isAscending = (days: readonly number[]): boolean =>
  days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0));

export const reminderPolicy = z.object({
  isOn: z.boolean(),
  days: z
    .array(wholeDays(1, maxReminderDays))
    .check(
      z.minLength(1, fieldTexts.days),
      z.maxLength(maxReminders, fieldTexts.days),
      z.refine(isAscending, fieldTexts.ascending),
    ),
  warnDays: wholeDays(0, maxReminderDays),
  warnsClient: z.boolean(),
  warnsOwner: z.boolean(),
});

/** Unit: working days; 0: no target. */
export const dueTargets = z.partialRecord(z.enum(dueSteps), wholeDays(0, maxTargetDays));
