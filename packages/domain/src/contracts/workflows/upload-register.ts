import { maxListBytes } from '../../limits.ts';
import { registerFormats } from '../../register-import.ts';
import { leads } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';

/** Multipart: one file of a company register. It is read in the background. */
export const uploadRegister = {
  roles: leads,
  files: { maxBytes: maxListBytes, maxFiles: 1 },
  input: z.object({ format: z.enum(registerFormats) }),
  answer: z.strictObject({ import: z.string() }),
} as const satisfies WorkflowContract;
