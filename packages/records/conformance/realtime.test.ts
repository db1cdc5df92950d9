import { EventSource } from 'eventsource';
import type PocketBase from 'pocketbase';
import type { RecordSubscription } from 'pocketbase';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ann, bob, lea, openWorld, root, send, sendJson, type World } from './world.ts';

let world: World;
const open: PocketBase[] = [];
beforeAll(async () => {
  Object.assign(globalThis, { EventSource });
  world = await openWorld({
    seed: async (records) => {
      for (let i = 0; i < 50; i++) {
        const id = `crowd${String(i).padStart(10, '0')}`;
        await records.create('users', { id, email: `${id}@example.eu` } as never);
      }
    },
  });
});
afterEach(async () => {
  for (const pb of open.splice(0)) await pb.realtime.unsubscribe();
});
afterAll(() => world.close());

interface Listener {
  readonly pb: PocketBase;
  readonly heard: RecordSubscription[];
}

async function listen(collection: string, topic: string, person?: string, options: object = {}): Promise<Listener> {
  const pb = await world.as(person);
  open.push(pb);
  const heard: RecordSubscription[] = [];
  await pb.collection(collection).subscribe(topic, (event) => heard.push(event), options);
  return { pb, heard };
}

const actions = ({ heard }: Listener) =>
  heard.map(({ action, record }) => `${action} ${record['text'] ?? record['name'] ?? record.id}`);
const as = (person?: string) => world.as(person);
/** Everything before this was delivered once a listener of its own heard the mark. */
async function settled(): Promise<void> {
  const mark = await listen('labels', '*');
  const name = `mark ${Math.random()}`;
  await (await as()).collection('labels').create({ name });
  await expect.poll(() => actions(mark), { timeout: 10_000 }).toContain(`create ${name}`);
}

describe('realtime', () => {
  it('sends creates, updates and deletes, in order', async () => {
    const all = await listen('labels', '*');
    const pb = await as();
    const { id } = await pb.collection('labels').create({ name: 'first' });
    const one = await listen('labels', id);
    await pb.collection('labels').update(id, { name: 'second' });
    await pb.collection('labels').delete(id);
    await expect.poll(() => actions(all)).toEqual(['create first', 'update second', 'delete second']);
    await expect.poll(() => actions(one)).toEqual(['update second', 'delete second']);
    expect(all.heard[0]?.record).toMatchObject({ id, collectionName: 'labels', name: 'first' });
  });

  it('announces all that a listener may see under one topic, and hidden rows as a notice of the named fields', async () => {
    const all = async (person?: string, options: object = {}) => {
      const pb = await world.as(person);
      open.push(pb);
      const heard: RecordSubscription[] = [];
      await pb.realtime.subscribe('*', (event) => heard.push(event), options);
      return heard;
    };
    const [annHears, bobHears, guestHears] = [await all(ann), await all(bob), await all()];
    const filtered = await all(ann, { query: { filter: 'title ~ "n"' } });
    const direct = await listen('closed', '*', ann);
    await (await as(ann)).collection('notes').create({ owner: ann, text: 'hers' });
    await (await as(root)).collection('closed').create({ title: 'not sent', topic: 'books' });
    await settled();
    const seen = (heard: RecordSubscription[]) => heard.map(({ record }) => record['text'] ?? record['topic']);
    expect(seen(annHears)).toEqual(['hers', 'books', undefined]);
    expect(seen(bobHears)).toEqual(['books', undefined]);
    expect(seen(guestHears)).toEqual([undefined]);
    expect(Object.keys(annHears[1]?.record ?? {}).sort()).toEqual(['collectionId', 'collectionName', 'topic']);
    expect(filtered.map(({ record }) => record.collectionName)).not.toContain('closed');
    expect(direct.heard).toEqual([]);
  });

  it('applies the rules to each subscriber', async () => {
    const [annHears, bobHears, guestHears, rootHears] = [
      await listen('notes', '*', ann),
      await listen('notes', '*', bob),
      await listen('notes', '*'),
      await listen('notes', '*', root),
    ];
    await (await as(ann)).collection('notes').create({ owner: ann, text: 'hers' });
    await (await as(bob)).collection('notes').create({ owner: bob, text: 'his' });
    await settled();
    expect(actions(annHears)).toEqual(['create hers']);
    expect(actions(bobHears)).toEqual(['create his']);
    expect(actions(guestHears)).toEqual([]);
    expect(actions(rootHears)).toEqual(['create hers', 'create his']);
  });

  it('lets the new state decide: who loses access hears nothing, who may no longer exist hears the last', async () => {
    const pb = await as(root);
    const { id } = await pb.collection('notes').create({ owner: ann, text: 'moving' });
    const [annHears, bobHears] = [await listen('notes', id, ann), await listen('notes', id, bob)];
    await pb.collection('notes').update(id, { owner: bob });
    await pb.collection('notes').delete(id);
    await settled();
    expect(actions(annHears)).toEqual([]);
    expect(actions(bobHears)).toEqual(['update moving', 'delete moving']);
  });

  it('sends nothing of closed collections, and nothing of refused writes', async () => {
    const [guest, superuser] = [await listen('closed', '*', ann), await listen('closed', '*', root)];
    const labels = await listen('labels', '*');
    await (await as(root)).collection('closed').create({ title: 'x' });
    await expect((await as()).collection('labels').create({ name: '' })).rejects.toMatchObject({ status: 400 });
    await settled();
    expect(guest.heard).toEqual([]);
    expect(superuser.heard).toHaveLength(1);
    expect(labels.heard.map(({ record }) => record['name'])).toEqual([expect.stringMatching(/^mark/)]);
  });

  it('hides what reads hide', async () => {
    const guest = await listen('users', ann);
    const self = await listen('users', ann, ann);
    await (await as(ann)).collection('users').update(ann, { name: 'Ann' });
    await settled();
    for (const { heard } of [guest, self]) {
      expect(heard).toHaveLength(1);
      for (const field of ['remark', 'tokenKey', 'password']) expect(heard[0]?.record).not.toHaveProperty(field);
    }
    expect(guest.heard[0]?.record).not.toHaveProperty('email');
    expect(self.heard[0]?.record).toHaveProperty('email');
  });

  it('takes filter, fields and expand of a topic; a bad filter delivers nothing', async () => {
    const good = await listen('notes', '*', ann, {
      query: { filter: 'text ~ "yes"', fields: 'text,expand.owner.name', expand: 'owner' },
    });
    const bad = await listen('notes', '*', ann, { query: { filter: 'nothing = 1' } });
    const pb = await as(ann);
    await pb.collection('notes').create({ owner: ann, text: 'yes' });
    await pb.collection('notes').create({ owner: ann, text: 'no' });
    await settled();
    expect(good.heard.map(({ record }) => record)).toEqual([{ text: 'yes', expand: { owner: { name: 'Ann' } } }]);
    expect(bad.heard).toEqual([]);
  });

  it('uses the present state of the person, at once', async () => {
    const topic = await listen('users', '*', bob, { query: { filter: 'email != ""', fields: 'id,email' } });
    const rename = async () =>
      (await as(root)).collection('users').update(ann, { name: `Ann ${Math.random()}`.slice(0, 20) });
    await rename();
    await settled();
    expect(topic.heard).toEqual([]);
    await world.store.transaction((records) => records.update('users', bob, { role: 'lead' } as never));
    const lead = await listen('users', '*', lea);
    await rename();
    await settled();
    expect(lead.heard[0]?.record).toHaveProperty('email');
    await world.store.transaction((records) => records.update('users', bob, { role: '' } as never));
  });

  it('treats a client with a deleted record as a guest', async () => {
    const made = await (await as())
      .collection('users')
      .create({ email: 'leaver@example.eu', password: 'long enough', passwordConfirm: 'long enough' });
    const hears = await listen('notes', '*', made.id);
    await (await as(root)).collection('notes').create({ owner: made.id, text: 'before' });
    await expect.poll(() => actions(hears)).toEqual(['create before']);
    await (await as(root)).collection('users').delete(made.id);
    await (await as(root)).collection('notes').create({ text: 'after' });
    await settled();
    expect(actions(hears).filter((action) => action.startsWith('create'))).toEqual(['create before']);
  });

  it('reaches fifty people at once, each with what is theirs', async () => {
    const crowd = Array.from({ length: 50 }, (_, i) => `crowd${String(i).padStart(10, '0')}`);
    const listeners = await Promise.all(crowd.map((person) => listen('notes', '*', person)));
    const pb = await as(root);
    await Promise.all(crowd.map((owner) => pb.collection('notes').create({ owner, text: owner })));
    await expect
      .poll(() => listeners.map((listener) => actions(listener).join()), { timeout: 20_000 })
      .toEqual(crowd.map((person) => `create ${person}`));
  });
});

describe('the stream', () => {
  it('begins with its id and disables caching', async () => {
    const abort = new AbortController();
    const answer = await fetch(`${world.url}/api/realtime`, {
      signal: abort.signal,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
      'access-control-allow-origin': '*',
    });
    const { value } = await (answer.body as ReadableStream<Uint8Array>).getReader().read();
    expect(new TextDecoder().decode(value)).toMatch(/^id:(\w{40})\nevent:PB_CONNECT\ndata:\{"clientId":"\1"\}\n\n$/);
    abort.abort();
  });

  const connect = async () => {
    const abort = new AbortController();
    const answer = await fetch(`${world.url}/api/realtime`, { signal: abort.signal });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const clientId = /id:(\w+)/.exec(new TextDecoder().decode((await reader.read()).value))?.[1] ?? '';
    const read = async () => {
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream has ended');
      return new TextDecoder().decode(value);
    };
    return { clientId, read, close: () => abort.abort() };
  };
  const subscribe = (body: unknown, token = '') =>
    sendJson(world, '/api/realtime', body, { headers: token ? { authorization: token } : {} });

  it('names events exactly as subscribed, options included, and sends a record once per topic', async () => {
    const stream = await connect();
    const topic = `labels/*?options=${encodeURIComponent('{"query":{"fields":"name"}}')}`;
    expect(await subscribe({ clientId: stream.clientId, subscriptions: [topic, 'labels'] })).toMatchObject({
      status: 204,
      text: '',
    });
    await (await as()).collection('labels').create({ name: 'named' });
    let text = '';
    while (text.split('\n\n').length < 3) text += await stream.read();
    expect(text).toContain(
      `id:${stream.clientId}\nevent:${topic}\ndata:{"action":"create","record":{"name":"named"}}\n\n`,
    );
    expect(text).toContain('event:labels\n');
    stream.close();
  });

  it('refuses what cannot be', async () => {
    const stream = await connect();
    const { clientId } = stream;
    expect((await subscribe({ clientId: 'unknown', subscriptions: [] })).body).toEqual({
      status: 404,
      message: 'Missing or invalid client id.',
      data: {},
    });
    expect((await subscribe({})).body).toMatchObject({
      status: 400,
      message: 'Something went wrong while processing your request.',
      data: { clientId: { code: 'validation_required' } },
    });
    expect((await subscribe({ clientId, subscriptions: ['x'.repeat(2501)] })).body).toMatchObject({
      status: 400,
      data: { subscriptions: expect.anything() },
    });
    expect((await subscribe({ clientId, subscriptions: Array(1001).fill('x') })).body).toMatchObject({
      status: 400,
      data: { subscriptions: { code: 'validation_length_too_long' } },
    });
    expect((await subscribe({ clientId, subscriptions: ['nothing/*', 'closed/*'] })).status).toBe(204);
    expect((await subscribe({ clientId, subscriptions: [] }, await world.tokenFor('users', ann))).status).toBe(204);
    const mismatch = {
      status: 403,
      message: "The current and the previous request authorization don't match.",
      data: {},
    };
    expect((await subscribe({ clientId, subscriptions: [] }, await world.tokenFor('users', bob))).body).toEqual(
      mismatch,
    );
    expect((await subscribe({ clientId, subscriptions: [] })).body).toEqual(mismatch);
    stream.close();
  });

  it('is forgotten when it closes', async () => {
    const stream = await connect();
    stream.close();
    await expect.poll(async () => (await subscribe({ clientId: stream.clientId, subscriptions: [] })).status).toBe(404);
    expect((await send(world, '/api/realtime', { method: 'HEAD' })).status).toBe(404);
  });
});
