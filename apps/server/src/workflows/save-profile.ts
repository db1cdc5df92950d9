import type { AuthCollection } from '@dossier/domain/portal';
import { accept } from '@dossier/domain/result';
import * as z from 'zod';
import type { Workflows } from './contracts.ts';
import { defineWorkflow } from './workflow.ts';

const name = z.string().trim().min(1).max(200);

/** What people say of themselves: names, language, which mails they want. */
export const saveProfile = defineWorkflow<Workflows['save-profile']['input'], Workflows['save-profile']['answer']>({
  name: 'save-profile',
  input: z.object({
    firstName: name.optional(),
    lastName: name.optional(),
    language: z.enum(['en', 'nl']).optional(),
    notify: z
      .record(z.string().max(60), z.boolean())
      .refine((kinds) => Object.keys(kinds).length <= 50)
      .optional(),
  }),
  async run({ records, actor }, { firstName, lastName, language, notify }) {
    const given = { first_name: firstName, last_name: lastName, language, notify };
    const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    await records.update(actor.collection as AuthCollection, actor.id, changes);
    return accept({ id: actor.id });
  },
});
