import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { entitySchema } from '../answers/entity.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

/** `request` selects an older onboarding; absent: the newest that the viewer may see. */
export const entity = {
  roles: staff,
  params: z.object({ subject: idParam, request: z.optional(idParam) }),
  answer: entitySchema,
} as const satisfies ViewContract;
