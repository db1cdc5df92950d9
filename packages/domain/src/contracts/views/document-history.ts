import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { documentHistorySchema } from '../answers/documents.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

export const documentHistory = {
  roles: staff,
  params: z.object({ owner: idParam, kind: z.string().check(z.maxLength(40)), subject: idParam }),
  answer: documentHistorySchema,
} as const satisfies ViewContract;
