import { clients } from '../../role-groups.ts';
import { myDataSchema } from '../answers/client.ts';
import type { ViewContract } from '../contract.ts';
import { noParams } from '../params.ts';

export const myData = {
  roles: clients,
  params: noParams,
  answer: myDataSchema,
} as const satisfies ViewContract;
