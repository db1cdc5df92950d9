import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { choice, fieldTexts, isoDate, reason, requestRef } from '../shared/fields.ts';
import { searchedList } from '../shared/list-version.ts';

/** Results that can be recorded by hand. */
export const recordedStatuses = ['clear', 'failed', 'pending'] as const;

/** Records a screening done by hand: what was searched, where, and the result. */
export const recordScreening = {
  roles: interns,
  input: z.extend(requestRef, {
    kind: z.enum(['company', 'person']),
    /** `subject`, a person's id, or an ownership node's id. */
    target: z.string().check(z.maxLength(15)),
    status: choice(recordedStatuses),
    lists: z.array(searchedList).check(z.minLength(1, fieldTexts.missing), z.maxLength(50, fieldTexts.tooMany)),
    /** Day on which the lists were searched. */
    runOn: isoDate,
    reason,
  }),
  answer: z.strictObject({ id: z.string() }),
  hasLongBody: true,
} as const satisfies WorkflowContract;
