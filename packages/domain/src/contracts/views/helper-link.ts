import { everyone } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { helperLinkSchema } from '../answers/helper-links.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

/** A helper link before its reader has signed in. */
export const helperLink = {
  roles: everyone,
  guests: true,
  params: z.object({ link: idParam, token: z.optional(z.string().check(z.maxLength(100))) }),
  answer: helperLinkSchema,
} as const satisfies ViewContract;
