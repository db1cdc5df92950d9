import { languages } from '../../languages.ts';
import { reasonKinds } from '../../reason-templates.ts';
import { z } from '../../schema.ts';
import type { OutputOf } from '../shared/contract.ts';
import { templateTexts } from '../shared/template-texts.ts';

export const reasonTemplateSchema = z.strictObject({
  id: z.string(),
  /** '' is the desk. */
  org: z.string(),
  kind: z.enum(reasonKinds),
  texts: templateTexts,
});
export type ReasonTemplate = OutputOf<typeof reasonTemplateSchema>;

export const reasonTemplatesSchema = z.strictObject({
  /** In the order of their owner. */
  items: z.array(reasonTemplateSchema),
  mayManage: z.boolean(),
  /** Of an onboarding: the client's language, the institution and the values of placeholders. */
  about: z.nullable(
    z.strictObject({
      language: z.enum(languages),
      institution: z.string(),
      client: z.string(),
      reference: z.string(),
      /** ISO date, or ''. */
      deadline: z.string(),
    }),
  ),
});
export type ReasonTemplates = OutputOf<typeof reasonTemplatesSchema>;
