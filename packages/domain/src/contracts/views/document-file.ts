import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { flagParam, idParam } from '../shared/params.ts';

export const documentFile = {
  roles: everyone,
  params: z.object({ doc: idParam, download: z.optional(flagParam) }),
  answer: 'file',
} as const satisfies ViewContract;
