import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { language } from '../shared/fields.ts';
import { selectionParams } from '../shared/params.ts';

/** The list as the viewer sees it, as CSV. */
export const onboardingsExport = {
  roles: staff,
  params: z.extend(selectionParams, { language: z.optional(language) }),
  answer: 'file',
} as const satisfies ViewContract;
