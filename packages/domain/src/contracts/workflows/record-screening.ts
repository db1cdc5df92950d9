import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { isoDate, longText, requestRef } from '../shared/fields.ts';
import { searchedList } from '../shared/list-version.ts';

/** Records a screening done by hand: what was searched, where, and the result. */
export const recordScreening = {
  roles: interns,
  input: z.extend(requestRef, {
    kind: z.enum(['company', 'person']),
    /** `subject`, a person's id, or an ownership node's id. */
    target: z.string().check(z.maxLength(15)),
    status: z.enum(['clear', 'failed', 'pending']),
    lists: z.array(searchedList).check(z.minLength(1), z.maxLength(50)),
    /** Day on which the lists were searched. */
    runOn: isoDate,
    reason: longText,
  }),
  answer: z.strictObject({ id: z.string() }),
} as const satisfies WorkflowContract;
