import { presenceParts } from '../../presence.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { OutputOf, ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

export const presentPersonSchema = z.strictObject({
  person: z.string(),
  name: z.string(),
  request: z.string(),
  part: z.enum(presenceParts),
  isEditing: z.boolean(),
  /** Since when it is this part. */
  since: z.string(),
});
export type PresentPerson = OutputOf<typeof presentPersonSchema>;

/** Colleagues of the viewer's own side: of one onboarding, or of all. */
export const presence = {
  roles: staff,
  params: z.object({ request: z.optional(idParam) }),
  answer: z.strictObject({ people: z.array(presentPersonSchema) }),
} as const satisfies ViewContract;
