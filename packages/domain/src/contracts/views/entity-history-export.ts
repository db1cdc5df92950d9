import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { language } from '../shared/fields.ts';
import { historyParams } from '../shared/params.ts';

export const entityHistoryExport = {
  roles: staff,
  params: z.extend(historyParams, { language: z.optional(language) }),
  answer: 'file',
} as const satisfies ViewContract;
