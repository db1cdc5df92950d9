import { gatekeepers } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { draftViewSchema } from '../answers/onboardings.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

export const draft = {
  roles: gatekeepers,
  params: z.object({ request: idParam }),
  answer: draftViewSchema,
} as const satisfies ViewContract;
