import { reasonKinds } from '../../reason-templates.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { reasonTemplatesSchema } from '../answers/reason-templates.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

/** Of an onboarding: those that its forms offer. Otherwise those of an organisation; an intern chooses one. */
export const reasonTemplates = {
  roles: staff,
  params: z.object({
    request: z.optional(idParam),
    org: z.optional(idParam),
    kind: z.optional(z.enum(reasonKinds)),
  }),
  answer: reasonTemplatesSchema,
} as const satisfies ViewContract;
