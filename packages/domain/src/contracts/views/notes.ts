import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { notesSchema } from '../answers/notes.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

/** The notes on an onboarding that the reader's side may read. */
export const notes = {
  roles: staff,
  params: z.object({ request: idParam }),
  answer: notesSchema,
} as const satisfies ViewContract;
