/** Work on the desk as a whole that runs in a process of its own, one of each kind at a time. */
export const systemRunKinds = ['backup', 'verification', 'checks'] as const;
export type SystemRunKind = (typeof systemRunKinds)[number];

export const systemRunStates = ['waiting', 'running', 'done', 'failed'] as const;

export type SystemRunState = (typeof systemRunStates)[number];

/**
 * How far a backup was verified. `started`: restored, every digest and the database compared, and the desk started.
 * `read`: the same, but not started. `stored`: encrypted to keys that the desk does not have; every object has the bytes
 * that were written. `present`: the same, of a backup without digests, so that its objects were only found.
 */
export const verificationLevels = ['started', 'read', 'stored', 'present'] as const;
export type VerificationLevel = (typeof verificationLevels)[number];

export const backupIntervals = ['off', 'hour', 'day'] as const;

/** When backups are made. `at` is a time in the time zone of the desk, `03:00`; used by `day` only. */
export interface BackupSchedule {
  readonly every: (typeof backupIntervals)[number];
  readonly at: string;
}

/** Applies until a lead chooses. */
export const standardSchedule: BackupSchedule = { every: 'day', at: '03:00' };

/** After this time the last verification is too old. Unit: days. */
export const verifyEveryDays = 7;

/** Checks of `npm run doctor` and of the page System, in this order. */
export const checkNames = [
  'settings',
  'node',
  'folder',
  'space',
  'secret',
  'database',
  'schema',
  'storage',
  'files',
  'history',
  'malware',
  'clock',
  'mail',
  'origins',
  'proxy',
  'backup',
  'verification',
  'lists',
  'queues',
] as const;
export type CheckName = (typeof checkNames)[number];

export const checkStates = ['ok', 'warn', 'fail'] as const;
export type CheckState = (typeof checkStates)[number];

/** The result of a check; `text` is the key of its sentence in `system:checks`. */
export interface CheckResult {
  readonly check: CheckName;
  readonly state: CheckState;
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
}
