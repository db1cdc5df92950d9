import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { factorKinds } from '../../second-factors.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { choice, ownPassword } from '../shared/fields.ts';

/** Starts adding a second factor. A limited session needs no password: it follows from entering it. */
export const beginFactor = {
  roles: staff,
  inSetUp: true,
  input: z.object({ kind: choice(factorKinds), password: ownPassword }),
  answer: z.strictObject({
    factor: z.string(),
    /** Of an authenticator app: the key in base32, and the same as an `otpauth:` address. */
    app: z.optional(z.strictObject({ key: z.string(), address: z.string() })),
    /** Of a passkey: options for the browser (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
    passkey: z.optional(z.unknown()),
  }),
} as const satisfies WorkflowContract;
