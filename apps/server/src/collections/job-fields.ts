import { date, number, text } from '@dossier/records/fields';

/** When an order was worked on, and who is at it: `claimJob` and its like read these. */
export const jobFields = {
  started_at: date(),
  ended_at: date(),
  /** Who is at it has until then to give a sign of life. */
  lease_until: date(),
  attempts: number({ min: 0, onlyInt: true }),
};

/** Who ordered it; empty when the desk did by itself. */
export const orderedBy = {
  by: text({ max: 15 }),
  by_name: text({ max: 400 }),
};
