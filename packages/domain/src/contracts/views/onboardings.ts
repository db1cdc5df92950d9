import { staff } from '../../role-groups.ts';
import { onboardingListSchema } from '../answers/onboardings.ts';
import type { ViewContract } from '../shared/contract.ts';
import { onboardingParams } from '../shared/params.ts';

export const onboardings = {
  roles: staff,
  params: onboardingParams,
  answer: onboardingListSchema,
} as const satisfies ViewContract;
