import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

export const downloadAll = {
  roles: staff,
  params: z.object({ request: idParam }),
  answer: 'file',
  isArchive: true,
} as const satisfies ViewContract;
