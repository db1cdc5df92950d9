import { languages } from '../../languages.ts';
import { portalNames } from '../../portal.ts';
import { z } from '../../schema.ts';
import { loadProblems } from '../../screening.ts';
import { backupIntervals, checkNames, checkStates, systemRunStates, verificationLevels } from '../../system.ts';
import type { OutputOf } from '../shared/contract.ts';
import { orEmpty } from '../shared/fields.ts';

/** Times are date texts, or '' where there is none yet. */
const run = z.strictObject({ id: z.string(), state: z.enum(systemRunStates), at: z.string(), problem: z.string() });

export const systemMailSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  /** The onboarding of a client's mail. */
  request: z.nullable(z.strictObject({ request: z.string(), subject: z.string(), reference: z.string() })),
  state: z.enum(['waiting', 'sending', 'failed', 'bounced']),
  attempts: z.number(),
  reply: z.string(),
  /** The last attempt. */
  at: z.string(),
  nextAt: z.string(),
  /** It can be sent again: its content was kept. */
  mayResend: z.boolean(),
  language: z.enum(languages),
});

export const systemSchema = z.strictObject({
  program: z.strictObject({
    version: z.string(),
    build: z.string(),
    node: z.string(),
    database: z.enum(['sqlite', 'postgres']),
    schema: z.number(),
    startedAt: z.string(),
  }),
  /** Of this instance, since its start. `waiting` and `oldestSeconds` are those of the desk, null for jobs without orders. */
  jobs: z.array(
    z.strictObject({
      name: z.string(),
      isRunning: z.boolean(),
      lastAt: z.string(),
      nextAt: z.string(),
      failed: z.number(),
      waiting: z.nullable(z.number()),
      oldestSeconds: z.nullable(z.number()),
    }),
  ),
  mail: z.strictObject({
    /** Host and port; '' where mails are kept in the mailbox. */
    server: z.string(),
    /** In the last 24 hours. */
    sent: z.number(),
    waiting: z.number(),
    failed: z.number(),
    /** Not delivered, newest first, a few. */
    rows: z.array(systemMailSchema),
  }),
  lists: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      date: z.string(),
      loadedAt: z.string(),
      isLate: z.boolean(),
      problem: z.nullable(z.enum(loadProblems)),
    }),
  ),
  backup: z.strictObject({
    every: z.enum(backupIntervals),
    at: z.string(),
    /** False while the standard applies. */
    isChosen: z.boolean(),
    folder: z.string(),
    isOnSameDisk: z.boolean(),
    recipients: z.number(),
    /** The newest complete one. */
    last: z.nullable(z.strictObject({ at: z.string(), bytes: z.number() })),
    verified: z.nullable(z.strictObject({ at: z.string(), level: z.enum(verificationLevels), files: z.number() })),
    nextAt: z.string(),
    nextVerificationAt: z.string(),
    /** The newest order of each kind. */
    backupRun: z.nullable(run),
    verificationRun: z.nullable(run),
  }),
  /** Null where no scanner is set. */
  malware: z.nullable(
    z.strictObject({
      address: z.string(),
      /** Name and version; '' while it does not answer. */
      engine: z.string(),
      /** When its signatures were built; '' if it has none of its publisher, or does not answer. */
      signaturesOf: z.string(),
      isOld: z.boolean(),
      waiting: z.number(),
      infected: z.number(),
    }),
  ),
  storage: z.strictObject({
    databaseBytes: z.number(),
    freeBytes: z.number(),
    totalBytes: z.number(),
    /** As of the last backup; null before it. */
    files: z.nullable(z.strictObject({ count: z.number(), bytes: z.number(), at: z.string() })),
  }),
  checks: z.nullable(
    z.strictObject({
      state: z.enum(systemRunStates),
      at: z.string(),
      problem: z.string(),
      results: z.array(
        z.strictObject({
          check: z.enum(checkNames),
          state: z.enum(checkStates),
          text: z.string(),
          facts: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      ),
    }),
  ),
  /** Of this instance since its start, newest first. */
  errors: z.array(
    z.strictObject({
      at: z.string(),
      /** '' for a job. */
      requestId: z.string(),
      /** Method and route without values, or the name of the job. */
      where: z.string(),
      /** 0 for a job. */
      status: z.number(),
      portal: orEmpty(z.enum(portalNames)),
    }),
  ),
});
export type SystemAnswer = OutputOf<typeof systemSchema>;
