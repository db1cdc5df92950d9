import { maxListBytes, maxListFiles } from '../../limits.ts';
import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { recordId } from '../shared/fields.ts';

/** Multipart: `list` and its files. Loads in the background. */
export const uploadList = {
  roles: leads,
  files: { maxBytes: maxListBytes, maxFiles: maxListFiles },
  input: z.object({ list: recordId }),
  answer: z.strictObject({ load: z.string() }),
} as const satisfies WorkflowContract;
