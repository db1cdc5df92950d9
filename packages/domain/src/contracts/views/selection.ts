import { moveNames } from '../../onboarding-machine.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { selectionParams } from '../shared/params.ts';

/** The first onboardings of a list, as many as one selection can have. */
export const selection = {
  roles: staff,
  params: selectionParams,
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.string(),
        /** The moves that the viewer has. */
        moves: z.array(z.enum(moveNames)),
      }),
    ),
    /** Of the list. */
    total: z.number(),
  }),
} as const satisfies ViewContract;
