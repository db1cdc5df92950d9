import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { accessRequestPageSchema } from '../answers/client.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

export const accessRequest = {
  roles: clients,
  params: z.object({ access: idParam }),
  answer: accessRequestPageSchema,
} as const satisfies ViewContract;
