import { type CheckResult, systemRunKinds, systemRunStates, verificationLevels } from '@dossier/domain/system';
import { defineCollection } from '@dossier/records/collection';
import { json, number, select, text } from '@dossier/records/fields';
import { jobFields, orderedBy } from './job-fields.ts';
import { noticeWhen } from './notices.ts';
import { closed, isIntern } from './rules.ts';

/** Backups, verifications and checks: the order, and afterwards what it found. At most one of each kind is open. */
export const systemRuns = defineCollection({
  name: 'system_runs',
  fields: {
    kind: select(systemRunKinds, { required: true }),
    state: select(systemRunStates, { required: true }),
    ...orderedBy,
    ...jobFields,
    /** Name of the backup in its target. */
    backup: text({ max: 40 }),
    /** Size of the backup, files that it shares with others included. Unit: bytes. */
    bytes: number({ min: 0, onlyInt: true }),
    files: number({ min: 0, onlyInt: true }),
    file_bytes: number({ min: 0, onlyInt: true }),
    level: select(verificationLevels),
    results: json<CheckResult[] | null>(),
    /** A sentence in English, without personal data. */
    problem: text({ max: 2000 }),
  },
  // The page System shows leads how far a run is.
  notice: noticeWhen([], `(${isIntern} && @request.auth.role = "lead")`),
  rules: closed,
  indexes: [
    { columns: ['kind', 'created', 'id'] },
    { columns: ['kind', 'state', 'created', 'id'] },
    { columns: ['state', 'lease_until', 'id'] },
  ],
});
