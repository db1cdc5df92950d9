import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRecords, type Store } from '@dossier/records';
import { mountReactions } from '../reactions/index.ts';
import { demoCompanies } from '../registry/demo/demo-companies.ts';
import { LocalRegistry } from '../registry/local-registry.ts';
import { storedRegistry } from '../registry/stored-registry.ts';
import { AddressPolicy } from '../runtime/address-policy.ts';
import type { Origins } from '../runtime/config.ts';
import { uploadsOf } from '../runtime/data-folder.ts';
import { openDesk, openSource, openTarget } from '../runtime/open-desk.ts';
import { buildInline } from '../screening/build-inline.ts';
import { type DeskScreening, openScreening } from '../screening/open-screening.ts';
import { DemoClock } from './clock.ts';
import { addCrowd } from './crowd/fill.ts';
import { loadDemoLists } from './lists.ts';
import { createOrganisationsAndStaff } from './people.ts';
import { plans } from './plans.ts';
import { play } from './play.ts';
import { subscribe } from './subscriptions.ts';
import { secrets, World } from './world.ts';

export interface SeedOptions {
  readonly dataFolder: string;
  /** Target of the records; absent: the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly origins: Origins;
  readonly now: () => Date;
  /** How many onboardings there are in all; absent or fewer than those of the demo: the demo alone. */
  readonly onboardings?: number | undefined;
}

/**
 * Creates the demo in a new data folder: people, 300 companies, and onboardings in every state, played through the
 * workflows on a clock of its own. It is built in a temporary folder and moved when complete, so that an interrupted
 * start leaves nothing partial.
 */
export async function seedDemo({ dataFolder, databaseUrl, origins, now, onboardings }: SeedOptions): Promise<void> {
  const making = join(dataFolder, 'making-demo');
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true, mode: 0o700 });
  await makeWorld(making, origins, now());
  if (onboardings !== undefined) addCrowd(making, onboardings, now());
  for (const name of await readdir(making)) {
    // The database is moved last: its presence marks the folder as in use.
    if (!name.startsWith('dossier.db')) await rename(join(making, name), join(dataFolder, name));
  }
  if (databaseUrl !== undefined) await copyInto(databaseUrl, making, now);
  else
    for (const name of (await readdir(making)).toSorted().toReversed())
      await rename(join(making, name), join(dataFolder, name));
  await rm(making, { recursive: true, force: true });
}

/** First and last load of the lists. Unit: days before the present. */
const listsFirst = 58;
const listsLast = 2;

/** In one transaction, so that concurrent readers see nothing or everything. */
async function copyInto(databaseUrl: string, making: string, now: () => Date): Promise<void> {
  // The files have been moved to the data folder.
  const from = await openSource(making, now);
  const to = await openTarget(databaseUrl, now);
  try {
    await copyRecords(from as unknown as Store, to as unknown as Store);
  } finally {
    await to.close();
    await from.close();
  }
}

async function makeWorld(folder: string, origins: Origins, present: Date): Promise<void> {
  const clock = new DemoClock(present);
  const { store, files } = await openDesk(folder, clock.now);
  let screening: DeskScreening | undefined;
  try {
    mountReactions(store, origins);
    const registry = new LocalRegistry(storedRegistry(store), () => clock.now().getTime());
    const mailer = { send: () => Promise.reject(new Error('the demo sends no mail')) };
    const outside = { addresses: new AddressPolicy(), secrets };
    const ports = { mailer, registry, files, now: clock.now, ...outside };
    screening = openScreening({ store, files, dataFolder: folder, now: clock.now, read: buildInline, ...outside });
    const world = new World({ store, ports, origins, clock, screening, folder: uploadsOf(folder) });
    const lists = { store, files, screening, clock, folder: uploadsOf(folder) };
    clock.goTo(60);
    await storedRegistry(store).upsert(demoCompanies);
    const staff = await createOrganisationsAndStaff(world);
    await loadDemoLists(lists, listsFirst);
    for (const plan of plans.toSorted((a, b) => b.from - a.from)) await play(world, staff, plan);
    await subscribe(world);
    await loadDemoLists(lists, listsLast);
    await screening.rescreen();
    await settleMails(world);
    await world.tidy();
  } finally {
    await screening?.stop();
    await store.close();
  }
}

/** Marks mails of the demo's history as sent, so that they are not delivered when the demo starts. */
async function settleMails(world: World): Promise<void> {
  await world.store.transaction(async (records) => {
    for (const mail of await records.find('mail_outbox', 'state = "waiting"')) {
      await records.update('mail_outbox', mail.id, { state: 'sent', attempts: 1, sent_at: mail.created, data: null });
    }
  });
}
