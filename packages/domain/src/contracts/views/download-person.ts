import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

/** Parameters: as of the view `person`. */
export const downloadPerson = {
  roles: staff,
  params: z.object({ subject: idParam, person: idParam }),
  answer: 'file',
  isArchive: true,
} as const satisfies ViewContract;
