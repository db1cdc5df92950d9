import { reasonKinds } from '../../reason-templates.ts';
import { managers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { choice, orEmpty, recordId } from '../shared/fields.ts';
import { templateTexts } from '../shared/template-texts.ts';

/** Adds a template at the end, or changes one. `org` '' is the desk. */
export const saveReasonTemplate = {
  roles: managers,
  input: z.object({
    org: orEmpty(recordId),
    kind: choice(reasonKinds),
    /** Of the one to change. */
    template: z.optional(recordId),
    texts: templateTexts,
  }),
  answer: z.strictObject({ template: z.string() }),
  hasLongBody: true,
} as const satisfies WorkflowContract;
