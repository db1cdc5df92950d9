import { exportFormats } from '../../list-search.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { language } from '../shared/fields.ts';
import { selectedIds, selectionParams } from '../shared/params.ts';

/** The list as the viewer sees it, or the selected onboardings, as CSV or XLSX. */
export const onboardingsExport = {
  roles: staff,
  params: z.extend(selectionParams, {
    language: z.optional(language),
    format: z.optional(z.enum(exportFormats)),
    /** Ids of the selected onboardings; without them the whole list. */
    requests: z.optional(selectedIds),
  }),
  answer: 'file',
} as const satisfies ViewContract;
