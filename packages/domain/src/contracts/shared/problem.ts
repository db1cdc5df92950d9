import { checks } from '../../checks.ts';
import { documentKinds } from '../../documents.ts';
import { maxLongText, maxProblems, minProblemReason } from '../../limits.ts';
import { refusalText } from '../../refusals.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from './contract.ts';
import { fieldTexts, recordId, text } from './fields.ts';

export const problemKinds = ['document', 'check', 'hit'] as const;

/** What a problem is about: facts that remain true after the onboarding was completed. */
const about = {
  document: { kind: z.literal('document'), id: recordId, documentKind: z.enum(documentKinds), ownerName: z.string() },
  check: { kind: z.literal('check'), id: z.enum(checks) },
  hit: { kind: z.literal('hit'), id: recordId, name: z.string(), list: z.string(), score: z.number() },
} as const;

/** A rejected document or check, or a dismissed match with a high score. Source: docs/domain.md section 11. */
export const problemFactsSchema = z.discriminatedUnion('kind', [
  z.strictObject(about.document),
  z.strictObject(about.check),
  z.strictObject(about.hit),
]);
export type ProblemFacts = OutputOf<typeof problemFactsSchema>;

const decided = {
  /** Name of the person who decided; '' when it was derived. */
  by: z.string(),
  at: z.string(),
  /** The reason of that decision. */
  reason: z.string(),
} as const;

/** The same with the decision that led to it, for the desk. */
export const problemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...about.document, ...decided, doc: recordId, version: z.number() }),
  z.strictObject({ ...about.check, ...decided }),
  /** `entry`: the entry's id on its list. `isForeign`: the reason was given for another institution and must not be copied. */
  z.strictObject({ ...about.hit, ...decided, entry: z.string(), isForeign: z.boolean() }),
]);
export type Problem = OutputOf<typeof problemSchema>;

/** Why an onboarding can be completed despite a problem. */
export const problemReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, refusalText('reason-missing')),
    z.minLength(minProblemReason, fieldTexts.reasonTooShort),
    z.maxLength(maxLongText, fieldTexts.tooLong),
  );

/** Id of a record or name of a check. Unit: characters. */
const maxProblemId = 40;

/** The reasons that a completion gives, one for each problem; those of problems that no longer exist are ignored. */
export const givenReasons = z._default(
  z
    .array(z.object({ kind: z.enum(problemKinds), id: text(maxProblemId), reason: problemReason }))
    .check(z.maxLength(maxProblems, fieldTexts.tooMany)),
  [],
);

/** A problem with which an onboarding was completed, as stored. */
export type AcceptedProblem = ProblemFacts & { readonly reason: string };

/** Identifies a problem among those of an onboarding. */
export const problemKey = ({ kind, id }: Pick<ProblemFacts, 'kind' | 'id'>): string => `${kind}:${id}`;
