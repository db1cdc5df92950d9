import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { accessRequestViewSchema, clientFormRowSchema } from '../answers/client.ts';
import { helperTaskSchema } from '../answers/helper-links.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

export const clientForms = {
  roles: clients,
  params: noParams,
  answer: z.strictObject({
    forms: z.array(clientFormRowSchema),
    accessRequests: z.array(accessRequestViewSchema),
    /** What others asked of this client by a helper link. */
    tasks: z.array(helperTaskSchema),
  }),
} as const satisfies ViewContract;
