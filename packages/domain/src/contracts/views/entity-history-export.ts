import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { language } from '../shared/fields.ts';
import { historyParams } from '../shared/params.ts';

export const historyFormats = ['csv', 'json'] as const;

export const entityHistoryExport = {
  roles: staff,
  params: z.extend(historyParams, {
    language: z.optional(language),
    /** `json`: everything that is needed to compute the hashes again, whatever is filtered. */
    format: z.optional(z.enum(historyFormats)),
  }),
  answer: 'file',
} as const satisfies ViewContract;
