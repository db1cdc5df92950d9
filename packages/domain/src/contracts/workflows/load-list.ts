import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Loads a list from its stored address now. */
export const loadList = {
  roles: leads,
  input: z.object({ list: recordId }),
  answer: z.strictObject({ load: z.string() }),
} as const satisfies WorkflowContract;
