import { eventActionNames } from '../../event-actions.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { factorKinds } from '../../second-factors.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

/** How the signed-in member of staff signs in after the password. Times are date texts, or ''. */
export const signInSecurity = {
  roles: staff,
  inSetUp: true,
  params: noParams,
  answer: z.strictObject({
    /** Oldest first. */
    factors: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(factorKinds),
        name: z.string(),
        created: z.string(),
        lastUsedAt: z.string(),
      }),
    ),
    /** Unused recovery codes; null without a set. */
    recoveryCodes: z.nullable(z.number()),
    acceptsMailedCode: z.boolean(),
    /** The institution or the desk requires an app or a passkey. */
    isRequired: z.boolean(),
    /** Its name. */
    organisation: z.string(),
    /** False where the portal has no host name, so that browsers refuse passkeys. */
    canUsePasskeys: z.boolean(),
    /** The newest changes. */
    changes: z.array(
      z.strictObject({
        id: z.string(),
        at: z.string(),
        action: z.enum(eventActionNames as [string, ...string[]]),
        /** '' when the system did it. */
        by: z.string(),
        isOwn: z.boolean(),
        facts: z.record(z.string(), z.string()),
      }),
    ),
  }),
} as const satisfies ViewContract;
