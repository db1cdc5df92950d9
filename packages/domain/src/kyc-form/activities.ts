import { maxActivities, maxAnswerLength, maxLongText } from '../limits.ts';
import { optionalText, z } from '../schema.ts';
import type { KycIssue } from './answers.ts';
import type { KycForm } from './form.ts';
import { schemaIssues } from './issue.ts';

/** Text keys of this section's messages. */
export const activitiesTexts = {
  details: 'kyc-form:activities.activity-required',
  sbi: 'kyc-form:activities.sbi-invalid',
  main: 'kyc-form:activities.main-required',
} as const;

const texts = activitiesTexts;

const activitySchema = z.object({
  sbi: z.string(texts.sbi).check(z.regex(/^\d{2,6}$/, texts.sbi)),
  edition: z.enum(['2008', '2025'], texts.sbi),
  description: optionalText(maxLongText),
  source: z.enum(['register', 'client'], texts.sbi),
});

/** A complete section: activities, one of them the main one, or a description in the client's own words. */
export const activitiesSchema = z
  .object({
    description: optionalText(maxAnswerLength),
    details: z.array(activitySchema, texts.details).check(z.maxLength(maxActivities, texts.details)),
    main: z.optional(z.string(texts.main)),
  })
  .check(
    z.refine(({ details, description }) => details.length > 0 || (description ?? '').trim() !== '', {
      path: ['details'],
      error: texts.details,
    }),
    z.refine(({ details, main }) => details.length === 0 || details.some((activity) => activity.sbi === main), {
      path: ['main'],
      error: texts.main,
    }),
  );

export function activitiesIssues({ answers }: KycForm): KycIssue[] {
  return schemaIssues('activities', activitiesSchema, answers.activities);
}
