import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { language } from '../shared/fields.ts';
import { idParam } from '../shared/params.ts';

/** One vault, or without `subject` every vault of the viewer. */
export const downloadMyData = {
  roles: clients,
  params: z.object({ subject: z.optional(idParam), language: z.optional(language) }),
  answer: 'file',
  isArchive: true,
} as const satisfies ViewContract;
