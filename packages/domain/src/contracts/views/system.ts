import { leads } from '../../role-groups.ts';
import { systemSchema } from '../answers/system.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

/** Whether the desk is well: jobs, mails, lists, backups, storage, versions, checks and errors. */
export const system = {
  roles: leads,
  params: noParams,
  answer: systemSchema,
} as const satisfies ViewContract;
