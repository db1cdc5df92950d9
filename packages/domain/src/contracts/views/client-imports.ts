import { institutionAdmins } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { importLineSchema } from '../answers/client-imports.ts';
import type { ViewContract } from '../shared/contract.ts';
import { noParams } from '../shared/params.ts';

/** The newest imports of the institution. */
export const clientImports = {
  roles: institutionAdmins,
  params: noParams,
  answer: z.strictObject({ items: z.array(importLineSchema) }),
} as const satisfies ViewContract;
