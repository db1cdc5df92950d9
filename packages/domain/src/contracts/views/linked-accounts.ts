import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

/** The accounts of sign-in providers that are linked to the viewer's own account. Times are date texts. */
export const linkedAccounts = {
  roles: everyone,
  params: noParams,
  answer: z.strictObject({
    /** Oldest first. `provider`: the name on the sign-in button. */
    accounts: z.array(z.strictObject({ id: z.string(), provider: z.string(), linkedAt: z.string() })),
    /** Does the sign-in page offer a provider? */
    isOffered: z.boolean(),
    /** The newest changes. */
    changes: z.array(
      z.strictObject({
        id: z.string(),
        at: z.string(),
        action: z.enum(['provider-linked', 'provider-unlinked']),
        provider: z.string(),
      }),
    ),
  }),
} as const satisfies ViewContract;
