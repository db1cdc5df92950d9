import { checks } from '../../checks.ts';
import { maxReference, maxScopeNote } from '../../limits.ts';
import { draftPersonSchema, naturalPersonSchema } from '../../new-onboarding.ts';
import { onboardingTypes } from '../../onboarding.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from './contract.ts';
import { isoDate, longText, orEmpty, recordId, text } from './fields.ts';
import { registerAnswerSchema, registerKeySchema } from './register-answer.ts';

/** The company or person that an institution chose in step 1, until the onboarding is sent. */
export const clientInputSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('business'),
    company: registerAnswerSchema,
    /** The record that `company` is the answer of; absent when the institution typed it. */
    register: z.optional(registerKeySchema),
  }),
  z.extend(draftPersonSchema, { kind: z.literal('individual') }),
]);
export type ClientInput = OutputOf<typeof clientInputSchema>;

/**
 * What a caller may say about the client: the key of a register record, whose facts the server looks up itself, or what
 * was typed.
 */
export const givenClientSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('business'),
    company: z.optional(registerAnswerSchema),
    register: z.optional(registerKeySchema),
  }),
  z.extend(draftPersonSchema, { kind: z.literal('individual') }),
]);
export type GivenClient = OutputOf<typeof givenClientSchema>;

/** The same, complete: required by the wizard's next step and by sending. */
export const completeClientSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('business'), company: registerAnswerSchema }),
  z.extend(naturalPersonSchema, { kind: z.literal('individual') }),
]);

/** Steps 1 to 3 of the wizard, complete or not. Absent keys keep their stored value. */
export const draftValuesSchema = z.object({
  type: z.optional(z.enum(onboardingTypes)),
  client: z.optional(z.nullable(clientInputSchema)),
  hasRepresentative: z.optional(z.boolean()),
  /** Id of a `gk_contacts` row, or '' to clear. */
  contact: z.optional(orEmpty(recordId)),
  reference: z.optional(text(maxReference)),
  /** Shown to the client. */
  transactionDescription: z.optional(longText),
  /** The internal note: never shown to the client. */
  description: z.optional(longText),
  sourceOfFunds: z.optional(z.boolean()),
  deadline: z.optional(orEmpty(isoDate)),
  scope: z.optional(z.array(z.enum(checks))),
  scopeNote: z.optional(text(maxScopeNote)),
  remarks: z.optional(longText),
});
export type DraftValues = OutputOf<typeof draftValuesSchema>;

/** The same as callers send them. */
export const givenDraftSchema = z.extend(draftValuesSchema, { client: z.optional(z.nullable(givenClientSchema)) });
export type GivenDraft = OutputOf<typeof givenDraftSchema>;
