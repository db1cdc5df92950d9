import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Notes that the reader of a helper link has signed in; a code to scan opens no second time. */
export const openHelperLink = {
  roles: clients,
  input: z.object({ link: recordId }),
  answer: z.strictObject({ link: z.string() }),
} as const satisfies WorkflowContract;
