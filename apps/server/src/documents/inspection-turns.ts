import { ConcurrencyLimit } from '@dossier/records';

/** Files of users that are opened at the same time, per person and in all; further ones wait. */
export const inspectionTurns = new ConcurrencyLimit({ perKey: 1, total: 2 });
