import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { kycStepsOf } from '@dossier/domain/kyc-form/steps';
import { newId } from '@dossier/records';
import { claimVaults } from '../case/claim-vaults.ts';
import { draftOf } from '../case/versions.ts';
import { answersOf } from './answers.ts';
import { documentsFor } from './documents.ts';
import type { Plan } from './plans.ts';
import type { Player, World } from './world.ts';

/** The client signs in for the first time, which claims the vault. */
export async function arrive(world: World, request: string): Promise<Player> {
  const { client_user } = await world.store.reader.need('gk_requests', request);
  const client = await world.player('end_client_users', client_user);
  await world.store.transaction(
    async (records) => {
      await claimVaults(records, client_user);
      await records.update('end_client_users', client_user, { last_seen_at: records.now, verified: true });
    },
    { actor: client.record },
  );
  return client;
}

export async function approve(world: World, client: Player, request: string): Promise<void> {
  const access = await world.store.reader.first('gk_access', 'request = {:r}', { r: request });
  await world.run('approve-access', client, { access: access?.id ?? '' });
}

export async function playRefusal(world: World, client: Player, request: string): Promise<void> {
  const access = await world.store.reader.first('gk_access', 'request = {:r}', { r: request });
  await world.run('refuse-access', client, { access: access?.id ?? '' });
}

interface Filling {
  readonly world: World;
  readonly client: Player;
  readonly plan: Plan;
  readonly request: string;
}

/** Fills in the first sections of the form or all of them, with their documents. */
export async function fillIn({ world, client, plan, request: id }: Filling, sections = 10): Promise<void> {
  const { store, clock } = world;
  const request = await store.reader.need('gk_requests', id);
  const draft = await draftOf(store.reader, request);
  const making = { plan, prefilled: draft?.answers ?? {}, newId, day: clock.day.bind(clock) };
  const answers = answersOf(making);
  const steps = kycStepsOf(request.type, request.source_of_funds).slice(0, sections);
  for (const section of steps) {
    clock.wait(4);
    await save(world, client, { request: id, section, values: answers[section] ?? {} });
  }
  if (sections < 10) return;
  for (const { input, file } of await documentsFor({ plan, answers, day: making.day, now: clock.now() })) {
    clock.wait(2);
    await world.run('add-document', client, { request: id, ...input }, file);
  }
}

async function save(world: World, client: Player, given: { request: string; section: KycSection; values: object }) {
  const request = await world.store.reader.need('gk_requests', given.request);
  const draft = await draftOf(world.store.reader, request);
  const revision = draft?.sectionStates[given.section]?.revision ?? 0;
  await world.run('save-kyc-section', client, { ...given, values: { ...given.values }, revision });
}
