import { z } from '../../schema.ts';

/** In the answer of a workflow that the same person can undo: the input of `undo`; '' when nothing was changed. */
export const undoKey = { undo: z.string() };
