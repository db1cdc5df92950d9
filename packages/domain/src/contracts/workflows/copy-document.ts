import { documentTypes } from '../../documents.ts';
import { maxFilesPerOnboarding } from '../../limits.ts';
import { gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { fieldTexts, recordId, requestRef } from '../shared/fields.ts';

export const copyDocument = {
  roles: gatekeepers,
  input: z.extend(requestRef, {
    documents: z
      .array(recordId)
      .check(z.minLength(1, fieldTexts.file), z.maxLength(maxFilesPerOnboarding, fieldTexts.tooMany)),
    type: z.optional(z.enum(documentTypes)),
  }),
  answer: z.strictObject({ copied: z.array(z.string()) }),
} as const satisfies WorkflowContract;
