import { type Language, languages } from '../../languages.ts';
import { maxLongText } from '../../limits.ts';
import { maxTemplateName, unknownPlaceholders } from '../../reason-templates.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from './contract.ts';
import { fieldTexts, filledText } from './fields.ts';

const templateText = z.object({
  name: filledText(maxTemplateName),
  text: filledText(maxLongText).check(
    z.refine((text) => unknownPlaceholders(text).length === 0, fieldTexts.placeholder),
  ),
});
export type TemplateText = OutputOf<typeof templateText>;

/** A template needs a name and a text in every language: the client's language decides which one is used. */
export const templateTexts = z.object(
  Object.fromEntries(languages.map((language) => [language, templateText])) as Record<Language, typeof templateText>,
);
export type TemplateTexts = OutputOf<typeof templateTexts>;
