import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { accessRequestViewSchema, clientFormRowSchema } from '../answers/client.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

export const clientForms = {
  roles: clients,
  params: noParams,
  answer: z.strictObject({
    forms: z.array(clientFormRowSchema),
    accessRequests: z.array(accessRequestViewSchema),
  }),
} as const satisfies ViewContract;
