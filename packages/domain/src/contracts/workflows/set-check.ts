import { type CheckStatus, checkStatuses, checks } from '../../checks.ts';
import { interns } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { longText, reasonWhen, requestRef } from '../shared/fields.ts';
import { undoKey } from '../shared/undo.ts';

/** `seen` is the status that the decision replaces; refused with `stale-revision` when the check has another by now. */
export const setCheck = {
  roles: interns,
  input: z
    .extend(requestRef, {
      check: z.enum(checks),
      seen: z.enum(checkStatuses),
      status: z.enum(checkStatuses),
      reason: z.optional(longText),
    })
    .check(reasonWhen(({ status }: { status: CheckStatus }) => status === 'rejected' || status === 'failed')),
  answer: z.strictObject({ check: z.enum(checks), status: z.enum(checkStatuses), ...undoKey }),
} as const satisfies WorkflowContract;
