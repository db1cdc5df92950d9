import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { beforeSignInSchema } from '../answers/client.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

export const beforeSignIn = {
  roles: everyone,
  guests: true,
  params: z.object({ formId: z.optional(idParam) }),
  answer: beforeSignInSchema,
} as const satisfies ViewContract;
