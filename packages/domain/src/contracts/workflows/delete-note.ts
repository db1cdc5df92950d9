import { staff } from '../../role-groups.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { noteAnswer, noteRef } from '../shared/note-values.ts';

/** Deletes the text of an own note; that there was one stays visible. */
export const deleteNote = { roles: staff, input: noteRef, answer: noteAnswer } as const satisfies WorkflowContract;
