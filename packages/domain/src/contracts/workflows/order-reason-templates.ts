import { maxTemplates, reasonKinds } from '../../reason-templates.ts';
import { managers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { choice, orEmpty, recordId } from '../shared/fields.ts';

/** Orders the templates of one kind. Those that it does not name, because they are newer, come last. */
export const orderReasonTemplates = {
  roles: managers,
  input: z.object({
    org: orEmpty(recordId),
    kind: choice(reasonKinds),
    templates: z.array(recordId).check(z.maxLength(maxTemplates)),
  }),
  answer: z.strictObject({ ordered: z.number() }),
} as const satisfies WorkflowContract;
