import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { noteAnswer, noteRef } from '../shared/note-values.ts';

/** Puts a shared note of the own side into the report, or takes it out. */
export const reportNote = {
  roles: staff,
  input: z.extend(noteRef, { isReported: z.boolean() }),
  answer: noteAnswer,
} as const satisfies WorkflowContract;
