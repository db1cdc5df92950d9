import { maxLongText } from '../../limits.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { text } from '../shared/fields.ts';
import { noteAnswer, noteMentions, noteRef, noteText } from '../shared/note-values.ts';

/** Changes the text of an own note. `seen` is the text from which its author started. */
export const editNote = {
  roles: staff,
  input: z.extend(noteRef, { seen: text(maxLongText), text: noteText, mentions: noteMentions }),
  answer: noteAnswer,
  hasLongBody: true,
} as const satisfies WorkflowContract;
