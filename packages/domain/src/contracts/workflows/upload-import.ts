import { maxImportBytes } from '../../limits.ts';
import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';

/** Multipart: a file of clients. It is read, and its columns are matched; nothing is imported. */
export const uploadImport = {
  roles: institutionAdmins,
  files: { maxBytes: maxImportBytes, maxFiles: 1 },
  input: z.object({}),
  answer: z.strictObject({ import: z.string() }),
} as const satisfies WorkflowContract;
