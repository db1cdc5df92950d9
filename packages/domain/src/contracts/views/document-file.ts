import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import type { ViewContract } from '../shared/contract.ts';
import { flagParam, idParam } from '../shared/params.ts';

/** `request` is the onboarding that the reader works on, for the access log; absent: the newest that uses the document. */
export const documentFile = {
  roles: everyone,
  params: z.object({ doc: idParam, download: z.optional(flagParam), request: z.optional(idParam) }),
  answer: 'file',
} as const satisfies ViewContract;
