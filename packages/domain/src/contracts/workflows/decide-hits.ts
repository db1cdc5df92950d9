import { maxHitsAtOnce } from '../../limits.ts';
import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { hitDecisions } from '../../screening.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { choice, reason, recordId } from '../shared/fields.ts';

/** One decision on every hit of the same list entry; hits of different entries are refused with `hits-differ`. */
export const decideHits = {
  roles: interns,
  input: z.object({
    hits: z.array(recordId).check(z.minLength(1), z.maxLength(maxHitsAtOnce)),
    state: choice(hitDecisions),
    reason,
  }),
  answer: z.strictObject({ decided: z.array(z.string()) }),
  hasLongBody: true,
} as const satisfies WorkflowContract;
