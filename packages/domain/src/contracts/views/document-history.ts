import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { documentHistorySchema } from '../answers/documents.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

/** `request` selects the onboarding that names the client; absent: the newest that the viewer may see. */
export const documentHistory = {
  roles: staff,
  params: z.object({
    owner: idParam,
    kind: z.string().check(z.maxLength(40)),
    subject: idParam,
    request: z.optional(idParam),
  }),
  answer: documentHistorySchema,
} as const satisfies ViewContract;
