import { identityMethods } from '../../kyc-form/answers.ts';
import { maxDocumentUsed } from '../../limits.ts';
import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import {
  choice,
  fieldTexts,
  idOf,
  isoDate,
  longText,
  reasonWhen,
  requestRef,
  shortName,
  text,
} from '../shared/fields.ts';

export const recordIdentity = {
  roles: staff,
  input: z
    .extend(requestRef, {
      /** Id of the person, or `self`. */
      person: z.union([idOf(fieldTexts.choice), z.literal('self')]),
      verifierFirstName: shortName,
      verifierLastName: shortName,
      date: isoDate,
      method: choice(identityMethods),
      documentUsed: z.optional(text(maxDocumentUsed)),
      result: z.enum(['verified', 'failed']),
      reason: z.optional(longText),
    })
    .check(reasonWhen(({ result }: { result: string }) => result === 'failed')),
  answer: z.strictObject({ id: z.string() }),
} as const satisfies WorkflowContract;
