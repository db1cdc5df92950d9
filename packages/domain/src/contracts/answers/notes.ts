import { noteReaders, noteSides } from '../../notes.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from '../shared/contract.ts';

export const noteSchema = z.strictObject({
  id: z.string(),
  readers: z.enum(noteReaders),
  /** '' once it is deleted. */
  text: z.string(),
  author: z.strictObject({ id: z.string(), name: z.string(), side: z.enum(noteSides) }),
  mentions: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  at: z.string(),
  /** '' when its text was never changed. */
  editedAt: z.string(),
  /** '' while it exists. */
  deletedAt: z.string(),
  isReported: z.boolean(),
  /** What the reader may do with it now. */
  mayEdit: z.boolean(),
  mayReport: z.boolean(),
});
export type Note = OutputOf<typeof noteSchema>;

export const notePersonSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  side: z.enum(noteSides),
  isManager: z.boolean(),
});
export type NotePerson = OutputOf<typeof notePersonSchema>;

export const notesSchema = z.strictObject({
  side: z.enum(noteSides),
  /** Newest first. */
  notes: z.array(noteSchema),
  /** Whom the reader may mention in a shared note, themselves left out; in a note of one side those of that side. */
  people: z.array(notePersonSchema),
  mayWrite: z.boolean(),
});
export type Notes = OutputOf<typeof notesSchema>;
