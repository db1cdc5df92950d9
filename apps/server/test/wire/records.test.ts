import { once } from 'node:events';
import { connect } from 'node:net';
import { hashForRecord } from '@dossier/records';
import { EventSource } from 'eventsource';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make, makeContact } from '../factories.ts';
import { done, draftValues, onboardingAt, requestRow, startWorld, type World } from '../scenario.ts';
import type { Person } from '../test-app.ts';
import { refusedBySdk, sdkFor } from './sdk.ts';

let world: World;
let own: PocketBase;
beforeAll(async () => {
  // The official client expects a browser: this provides an event stream.
  Object.assign(globalThis, { EventSource });
  world = await startWorld();
  own = await sdkFor(world, world.gatekeeper);
});
afterAll(() => world.close());

const contact = (more: Record<string, string> = {}) => ({
  org: world.org,
  first_name: 'Joris',
  last_name: 'van Rijsbergen',
  email: 'joris@rijsbergen.example',
  phone: '+32470123456',
  ...more,
});

describe('contacts through the record API', () => {
  test('are listed by page, perPage and filter, and only those of the own institution [API-21]', async () => {
    for (const index of [1, 2, 3, 4, 5]) await makeContact(world, world.org, `list-${index}@page.example`);
    await makeContact(world, world.otherOrg, 'list-6@page.example');
    const filter = own.filter('email ~ {:part}', { part: '@page.example' });
    const first = await own.collection('gk_contacts').getList(1, 2, { filter, sort: 'email' });
    expect(first).toMatchObject({ page: 1, perPage: 2, totalItems: 5, totalPages: 3 });
    expect(first.items.map((row) => row['email'])).toEqual(['list-1@page.example', 'list-2@page.example']);
    const last = await own.collection('gk_contacts').getList(3, 2, { filter, sort: 'email' });
    expect(last.items.map((row) => row['email'])).toEqual(['list-5@page.example']);
    const error = await refusedBySdk(world, () =>
      own.collection('gk_contacts').getList(1, 2, { filter: 'nothing = 1' }),
    );
    expect(error.status).toBe(400);
  });

  test('are created, read and changed by the own institution [API-22, API-23, API-24]', async () => {
    const made = await own.collection('gk_contacts').create(contact());
    expect(made).toMatchObject({ ...contact(), collectionName: 'gk_contacts' });
    expect(await own.collection('gk_contacts').getOne(made.id)).toEqual(made);
    world.clock.advance({ seconds: 5 });
    const changed = await own.collection('gk_contacts').update(made.id, { phone: '+32470999999' });
    expect(changed).toMatchObject({ id: made.id, phone: '+32470999999', last_name: 'van Rijsbergen' });
    expect(String(changed['updated']) > String(made['updated'])).toBe(true);
    expect(await world.store.reader.need('gk_contacts', made.id)).toMatchObject({ phone: '+32470999999' });
  });

  test('of another institution do not exist, and cannot be created for it [API-22, API-23, API-24]', async () => {
    const theirs = await makeContact(world, world.otherOrg, 'theirs@duinrand.example');
    const statuses = [
      await refusedBySdk(world, () => own.collection('gk_contacts').getOne(theirs.id)),
      await refusedBySdk(world, () => own.collection('gk_contacts').update(theirs.id, { phone: '1' })),
      await refusedBySdk(world, () => own.collection('gk_contacts').create(contact({ org: world.otherOrg }))),
      await refusedBySdk(world, () => own.collection('gk_contacts').create(contact({ email: 'nobody' }))),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 400, 400]);
  });

  test('are deleted by superusers only [API-25]', async () => {
    const row = await makeContact(world, world.org, 'delete@me.example');
    for (const who of [world.gatekeeper, world.admin, world.intern, world.lead, world.client]) {
      const sdk = await sdkFor(world, who);
      expect((await refusedBySdk(world, () => sdk.collection('gk_contacts').delete(row.id))).status).toBe(403);
    }
    const superuser = await superuserSdk();
    expect(await superuser.collection('gk_contacts').delete(row.id)).toBe(true);
    expect(await world.store.reader.get('gk_contacts', row.id)).toBeUndefined();
  });
});

/** A superuser of the record API, created for this test. */
async function superuserSdk(): Promise<PocketBase> {
  const email = 'root@desk.example';
  const password = (await hashForRecord('a superuser’s password')) as never;
  await make(world, '_superusers' as never, { email, password, verified: true } as never);
  const sdk = await sdkFor(world, null);
  await sdk.collection('_superusers').authWithPassword(email, 'a superuser’s password');
  return sdk;
}

describe('realtime', () => {
  test('delivers a change of an onboarding to its own institution and to interns only [API-26]', async () => {
    const id = await onboardingAt(world, 'requested');
    const readers: readonly Person[] = [
      world.gatekeeper,
      world.intern,
      world.otherGatekeeper,
      world.otherAdmin,
      world.client,
    ];
    const heard = readers.map(() => [] as string[]);
    const sdks = await Promise.all(readers.map((who) => sdkFor(world, who)));
    for (const [index, sdk] of sdks.entries()) {
      await sdk.collection('gk_requests').subscribe('*', ({ action, record }) => {
        heard[index]?.push(`${action} ${record.id} ${record['status']}`);
      });
    }
    // Another institution's own change follows: its subscribers have received everything before it.
    await done(world.run(world.gatekeeper, 'cancel', { request: id, reason: 'The sale is off.' }));
    const foreign = await foreignDraft();
    await expect.poll(() => [heard[2]?.length, heard[3]?.length], { timeout: 10_000 }).toEqual([1, 1]);
    expect(heard[0]).toEqual([`update ${id} archived`]);
    expect(heard[1]).toEqual([`update ${id} archived`]);
    expect(heard[2]).toEqual([`create ${foreign} draft`]);
    expect(heard[3]).toEqual([`create ${foreign} draft`]);
    expect(heard[4]).toEqual([]);
    for (const sdk of sdks) await sdk.collection('gk_requests').unsubscribe();
  });

  test('stops after unsubscribing [API-26]', async () => {
    const id = await onboardingAt(world, 'draft');
    const heard: string[] = [];
    const stop = await own.collection('gk_requests').subscribe(id, ({ action }) => void heard.push(action));
    await done(world.run(world.gatekeeper, 'save-draft', { request: id, values: { reference: 'A' } }));
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['update']);
    await stop();
    await done(world.run(world.gatekeeper, 'save-draft', { request: id, values: { reference: 'B' } }));
    expect((await requestRow(world, id)).reference).toBe('B');
    expect(heard).toEqual(['update']);
  });
});

test('the server shuts down in order while clients are subscribed', async () => {
  const other = await startWorld();
  const sdk = await sdkFor(other, other.gatekeeper);
  await sdk.collection('gk_requests').subscribe('*', () => undefined);
  // A browser opens connections ahead, and may never use them.
  const ahead = connect(Number(new URL(other.url).port), '127.0.0.1');
  await once(ahead, 'connect');
  await other.close();
  await sdk.realtime.unsubscribe();
}, 20_000);

async function foreignDraft(): Promise<string> {
  const theirs = await makeContact(world, world.otherOrg, 'foreign@duinrand.example');
  const values = draftValues(world, 'individual', { contact: theirs.id });
  return (await done(world.run(world.otherGatekeeper, 'save-draft', { values }))).id;
}
