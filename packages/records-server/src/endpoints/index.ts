import type { Endpoint } from '@dossier/records/extension';
import type { Operator } from '../operator/operator.ts';
import { backups } from './backups.ts';
import { collections } from './collections.ts';
import { crons } from './crons.ts';
import { logs } from './logs.ts';
import { settings } from './settings.ts';

/** The endpoints for superusers under `/api`. */
export function operatorEndpoints(operator: Operator): Endpoint[] {
  return [collections, ...[settings, logs, crons, backups].map((endpoint) => endpoint(operator))];
}
