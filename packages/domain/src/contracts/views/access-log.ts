import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { accessLogSchema } from '../answers/client.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

export const accessLog = {
  roles: clients,
  params: z.object({ access: idParam }),
  answer: accessLogSchema,
} as const satisfies ViewContract;
