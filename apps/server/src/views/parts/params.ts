import * as z from 'zod';

/** An id of a record, as it comes in an address. */
export const idParam = z.string().max(40);
/** A number that comes as text. */
export const countParam = (most: number) => z.coerce.number().int().min(0).max(most);
/** `true`, `1` or nothing. */
export const flagParam = z.preprocess((value) => value === true || value === 'true' || value === '1', z.boolean());
export const noParams = z.object({}).transform((): Record<string, never> => ({}));
/** What somebody typed to search by. */
export const wordsParam = z.string().trim().max(200);
/** Language of a file that is taken away. */
export const languageParam = z.enum(['en', 'nl']);
