import { staff } from '../../role-groups.ts';
import { z } from '../../schema.ts';
import { personSchema } from '../answers/person.ts';
import type { ViewContract } from '../shared/contract.ts';
import { idParam } from '../shared/params.ts';

/** `person`: the id in the form of `subject`; for a client who is a person, the subject's own id. */
export const person = {
  roles: staff,
  params: z.object({ subject: idParam, person: idParam }),
  answer: personSchema,
} as const satisfies ViewContract;
