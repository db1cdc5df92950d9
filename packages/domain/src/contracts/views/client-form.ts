import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { clientFormSchema } from '../answers/client.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

export const clientForm = {
  roles: clients,
  params: z.object({ request: idParam }),
  answer: clientFormSchema,
} as const satisfies ViewContract;
