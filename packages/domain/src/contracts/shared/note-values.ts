import { maxLongText, maxMentions } from '../../limits.ts';
import { noteReaders } from '../../notes.ts';
import { refusalText } from '../../refusals.ts';
import { z } from '../../schema.ts';
import { choice, filledText, recordId } from './fields.ts';

export const noteText = filledText(maxLongText, refusalText('note-missing'));
export const noteReadersField = choice(noteReaders);

/** Ids of the people whom the text mentions. */
export const noteMentions = z.array(recordId).check(z.maxLength(maxMentions));

export const noteRef = z.object({ note: recordId });
export const noteAnswer = z.strictObject({ note: z.string() });
