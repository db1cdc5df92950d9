import { clients } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { ownIdentificationSchema } from '../answers/helper-links.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

/** What the reader of a helper link may see. */
export const ownIdentification = {
  roles: clients,
  params: z.object({ link: idParam }),
  answer: ownIdentificationSchema,
} as const satisfies ViewContract;
