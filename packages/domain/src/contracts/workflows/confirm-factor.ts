import { maxFactorName } from '../../limits.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { filledText, recordId } from '../shared/fields.ts';
import { passkeyResponse } from '../shared/passkey-response.ts';

/** Adds a started factor after its first code or signature. */
export const confirmFactor = {
  roles: staff,
  inSetUp: true,
  input: z.object({
    factor: recordId,
    name: filledText(maxFactorName),
    /** Of an authenticator app. */
    code: z.optional(z.string().check(z.trim(), z.maxLength(20))),
    /** Of a passkey. */
    response: z.optional(passkeyResponse),
  }),
  /** `recoveryCodes`: the set that was created with the first factor; empty for further factors. */
  answer: z.strictObject({ factor: z.string(), recoveryCodes: z.array(z.string()) }),
} as const satisfies WorkflowContract;
