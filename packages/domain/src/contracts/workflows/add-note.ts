import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';
import { noteAnswer, noteMentions, noteReadersField, noteText } from '../shared/note-values.ts';

/** Writes a note on an onboarding. In the report only where both sides read it. */
export const addNote = {
  roles: staff,
  input: z.extend(requestRef, {
    text: noteText,
    readers: noteReadersField,
    mentions: noteMentions,
    isReported: z.boolean(),
  }),
  answer: noteAnswer,
} as const satisfies WorkflowContract;
