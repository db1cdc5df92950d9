import { gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { documentRowSchema } from '../answers/documents.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam, searchParam } from '../shared/params.ts';

export const earlierDocuments = {
  roles: gatekeepers,
  params: z.object({ request: idParam, q: z.optional(searchParam) }),
  answer: z.strictObject({
    documents: z.array(
      z.extend(documentRowSchema, {
        from: z.strictObject({ request: z.string(), reference: z.string(), name: z.string() }),
      }),
    ),
  }),
} as const satisfies ViewContract;
