import { date, number, text } from '@dossier/records/fields';

/** Times and lease of a job: read by `claimJob` (`runtime/claim-job.ts`). */
export const jobFields = {
  started_at: date(),
  ended_at: date(),
  /** The claiming process must renew its lease before this time. */
  lease_until: date(),
  attempts: number({ min: 0, onlyInt: true }),
};

/** The user who ordered it; empty when it was ordered automatically. */
export const orderedBy = {
  by: text({ max: 15 }),
  by_name: text({ max: 400 }),
};
