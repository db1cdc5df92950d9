import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storedRegistry } from '../adapters/stored-registry.ts';
import type { Origins } from '../config.ts';
import { openDesk } from '../open-desk.ts';
import { mountReactions } from '../reactions/index.ts';
import { demoCompanies } from '../registry/demo-companies.ts';
import { LocalRegistry } from '../registry/local-registry.ts';
import { DemoClock } from './clock.ts';
import { makePeople } from './people.ts';
import { plans } from './plans.ts';
import { play } from './play.ts';
import { subscribe } from './subscriptions.ts';
import { World } from './world.ts';

export interface SeedOptions {
  readonly dataFolder: string;
  readonly origins: Origins;
  readonly now: () => Date;
}

/**
 * Makes the demo world in a new data folder: people, 300 companies, and onboardings in every state, played through
 * the workflows on a clock of its own. It is made beside and moved into place when it is whole, so that a start that
 * was cut short leaves nothing half done.
 */
export async function seedDemo({ dataFolder, origins, now }: SeedOptions): Promise<void> {
  const making = join(dataFolder, 'making-demo');
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  await makeWorld(making, origins, now());
  for (const name of await readdir(making)) {
    // The database last: it is what says that the folder is in use.
    if (!name.startsWith('dossier.db')) await rename(join(making, name), join(dataFolder, name));
  }
  for (const name of (await readdir(making)).toSorted().toReversed())
    await rename(join(making, name), join(dataFolder, name));
  await rm(making, { recursive: true, force: true });
}

async function makeWorld(folder: string, origins: Origins, present: Date): Promise<void> {
  const clock = new DemoClock(present);
  const { store, files } = await openDesk(folder, clock.now);
  try {
    mountReactions(store, origins);
    const registry = new LocalRegistry(storedRegistry(store), () => clock.now().getTime());
    const mailer = { send: () => Promise.reject(new Error('the demo sends no mail')) };
    const ports = { mailer, registry, files, now: clock.now };
    const world = new World({ store, ports, origins, clock, folder: join(folder, 'uploads') });
    clock.goTo(60);
    await storedRegistry(store).upsert(demoCompanies);
    const staff = await makePeople(world);
    for (const plan of plans.toSorted((a, b) => b.from - a.from)) await play(world, staff, plan);
    await subscribe(world);
    await settleMails(world);
    await world.tidy();
  } finally {
    await store.close();
  }
}

/** The mails of the past were sent in the past: nobody gets them when the demo is opened. */
async function settleMails(world: World): Promise<void> {
  await world.store.transaction(async (records) => {
    for (const mail of await records.find('mail_outbox', 'state = "waiting"')) {
      await records.update('mail_outbox', mail.id, { state: 'sent', attempts: 1, sent_at: mail.created });
    }
  });
}
