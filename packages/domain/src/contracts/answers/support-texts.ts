import { languages } from '../../languages.ts';
import { z } from '../../schema.ts';

/** The support text in each language; '' where there is none, readers then see another language's (`textIn`). */
export const supportTextsSchema = z.record(z.enum(languages), z.string());
