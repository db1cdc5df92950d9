import type { RegisterFault, RegisterSkips } from '@dossier/domain/register-import';
import { registerSources, registerStates } from '@dossier/domain/register-import';
import { defineCollection } from '@dossier/records/collection';
import { json, number, select, text } from '@dossier/records/fields';
import { jobFields, orderedBy } from './job-fields.ts';
import { noticeWhen } from './notices.ts';
import { closed, isIntern } from './rules.ts';
import type { StoredListFile } from './screening_loads.ts';

/** Imports of a company register: the job of an uploaded file, or what the command on the server did. */
export const registerImports = defineCollection({
  name: 'register_imports',
  fields: {
    state: select(registerStates, { required: true }),
    source: select(registerSources, { required: true }),
    file_name: text({ max: 300 }),
    /** The uploaded file, under `registers/<id>/` in the file store until it is read. */
    files: json<StoredListFile[]>({ hidden: true }),
    ...orderedBy,
    ...jobFields,
    read: number({ min: 0, onlyInt: true }),
    written: number({ min: 0, onlyInt: true }),
    skipped: json<RegisterSkips | null>(),
    faults: json<RegisterFault[]>(),
    problem: text({ max: 60 }),
  },
  // Leads see how far an import is.
  notice: noticeWhen([], `(${isIntern} && @request.auth.role = "lead")`),
  rules: closed,
  indexes: [{ columns: ['created', 'id'] }, { columns: ['state', 'lease_until', 'id'] }],
});
