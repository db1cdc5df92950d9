import { staff } from '../../role-groups.ts';
import { dashboardSchema } from '../answers/dashboard.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

export const dashboard = {
  roles: staff,
  params: noParams,
  answer: dashboardSchema,
} as const satisfies ViewContract;
