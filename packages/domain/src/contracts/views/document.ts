import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { documentPageSchema } from '../answers/documents.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

export const document = {
  roles: staff,
  params: z.object({ doc: idParam, subject: idParam, request: z.optional(idParam) }),
  answer: documentPageSchema,
} as const satisfies ViewContract;
