import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

/** `passwordChangedAt`: '' when unknown. */
export const myLogin = {
  roles: staff,
  params: noParams,
  answer: z.strictObject({ passwordChangedAt: z.string() }),
} as const satisfies ViewContract;
