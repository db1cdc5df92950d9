import { caseRoles } from '../../case-roles.ts';
import { verificationStatuses } from '../../checks.ts';
import { onboardingStatuses } from '../../onboarding.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from '../shared/contract.ts';
import { orEmpty } from '../shared/fields.ts';

/** Kinds of search results, in the order in which they are shown. */
export const searchKinds = ['subjects', 'people', 'onboardings', 'contacts', 'documents'] as const;

/** Details of a search result, per kind. */
export const foundFactsSchema = z.strictObject({
  status: z.optional(orEmpty(z.enum(onboardingStatuses))),
  verification: z.optional(z.enum(verificationStatuses)),
  country: z.optional(z.string()),
  /** ISO. The deadline of an onboarding, the newest onboarding of a contact, the day a document came in. */
  date: z.optional(z.string()),
  /** Onboardings of a contact. */
  count: z.optional(z.number()),
  contact: z.optional(z.string()),
  /** Of a document: `extract`. */
  kind: z.optional(z.string()),
  /** The person of a company whose document it is. */
  owner: z.optional(z.string()),
});
export type FoundFacts = OutputOf<typeof foundFactsSchema>;

export const searchAnswerSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      kind: z.enum(searchKinds),
      total: z.number(),
      items: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          detail: z.string(),
          subject: z.string(),
          request: z.string(),
          /** The id in the client's form, of a person. */
          person: z.optional(z.string()),
          near: z.boolean(),
          facts: z.optional(foundFactsSchema),
          /** The person in the onboarding whose name matched, when the onboarding's own name did not. */
          named: z.optional(
            z.strictObject({
              role: z.enum(caseRoles),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
  /** Words similar to the query, as they are spelled, when nothing matches exactly. */
  like: z.optional(z.array(z.string())),
});
export type SearchAnswer = OutputOf<typeof searchAnswerSchema>;
