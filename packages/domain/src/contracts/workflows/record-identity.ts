import { identityMethods } from '../../kyc-form/answers.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { isoDate, longText, recordId, requestRef, shortName, text } from '../shared/fields.ts';

export const recordIdentity = {
  roles: staff,
  input: z.extend(requestRef, {
    /** Id of the person, or `self`. */
    person: z.union([recordId, z.literal('self')]),
    verifierFirstName: shortName,
    verifierLastName: shortName,
    date: isoDate,
    method: z.enum(identityMethods),
    documentUsed: z.optional(text(200)),
    result: z.enum(['verified', 'failed']),
    reason: z.optional(longText),
  }),
  answer: z.strictObject({ id: z.string() }),
} as const satisfies WorkflowContract;
