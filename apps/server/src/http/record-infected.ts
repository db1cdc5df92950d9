import type { WorkflowName } from '@dossier/domain/contracts/workflows';
import type { FastifyBaseLogger } from 'fastify';
import { recordInfectedUpload } from '../reactions/write-history.ts';
import type { InfectedUpload } from '../runtime/workflow-context.ts';
import type { DeskParts, SignedInActor } from './desk-parts.ts';

interface Refused extends Pick<SignedInActor, 'actor' | 'record'> {
  readonly workflow: WorkflowName;
  readonly log: FastifyBaseLogger;
}

/** Logs a refused upload and writes it to the history, in a transaction of its own. Neither has the name of the file. */
export async function recordInfected(
  { store }: Pick<DeskParts, 'store'>,
  { actor, record, workflow, log }: Refused,
  found: InfectedUpload,
): Promise<void> {
  const { sha256, signature, request = '' } = found;
  const user = `${actor.collection} ${actor.id}`;
  log.warn({ malware: 'refused', sha256, signature, workflow, onboarding: request, user }, 'upload refused: malware');
  const by = { collection: actor.collection, id: actor.id };
  await store.transaction((records) => recordInfectedUpload(records, by, { ...found, org: actor.org }), {
    actor: record,
    operation: 'refuse-infected-upload',
  });
}
