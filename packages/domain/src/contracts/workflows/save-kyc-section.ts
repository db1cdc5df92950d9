import { kycSections } from '../../kyc-form/answers.ts';
import { maxSectionBytes } from '../../limits.ts';
import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { WorkflowContract } from '../shared/contract.ts';
import { requestRef } from '../shared/fields.ts';

const utf8 = new TextEncoder();
const fits = (values: unknown) => utf8.encode(JSON.stringify(values)).length <= maxSectionBytes;

/** Saves a section as typed, complete or not. `revision` is the one last read; `stale-revision` when it is older. */
export const saveKycSection = {
  roles: clients,
  input: z.extend(requestRef, {
    section: z.enum(kycSections),
    revision: z.int().check(z.minimum(0)),
    values: z.record(z.string().check(z.maxLength(100)), z.unknown()).check(z.refine(fits, 'Section too large.')),
  }),
  answer: z.strictObject({ revision: z.number(), savedAt: z.string() }),
  hasLongBody: true,
} as const satisfies WorkflowContract;
