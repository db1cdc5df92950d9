import { clients } from '../../role-groups.ts';
import { myDataSchema } from '../answers/client.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

export const myData = {
  roles: clients,
  params: noParams,
  answer: myDataSchema,
} as const satisfies ViewContract;
