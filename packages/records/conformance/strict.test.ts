import PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountMail } from '../src/http/policies.ts';
import { ann, bob, openWorld, password, root, send, sendJson, type World } from './world.ts';

/** Two worlds, alike but for the mode, so that each promise is seen to be the mode's doing. */
let strict: World;
let plain: World;
const mails = new Map<World, AccountMail[]>();

async function open(isStrict: boolean): Promise<World> {
  const sent: AccountMail[] = [];
  const world = await openWorld({
    strict: isStrict,
    policies: { onAccountMail: async (mail) => void sent.push(mail) },
    seed: async (records) => {
      const make = (collection: string, values: object) => records.create(collection, values as never);
      await make('articles', { id: 'article00000000', title: 'Seen', author: ann });
      await make('notes', { owner: ann, text: 'her secret' });
    },
  });
  mails.set(world, sent);
  return world;
}
beforeAll(async () => {
  [strict, plain] = [await open(true), await open(false)];
});
afterAll(async () => {
  await strict.close();
  await plain.close();
});

const found = async (world: World, collection: string, query: object, person?: string) =>
  (await (await world.as(person)).collection(collection).getFullList(query)).length;
const signIn = (world: World, identity: string, word: string) =>
  sendJson(world, '/api/collections/users/auth-with-password', { identity, password: word });

describe('Strict mode', () => {
  it('lets a filter through only what the person who filters may list', async () => {
    const filter = 'notes_via_owner.text ?= "her secret"';
    expect(await found(plain, 'users', { filter })).toBe(1);
    expect(await found(strict, 'users', { filter })).toBe(0);
    expect(await found(strict, 'users', { filter }, bob)).toBe(0);
    expect(await found(strict, 'users', { filter }, ann)).toBe(1);
    expect(await found(strict, 'users', { filter }, root)).toBe(1);
  });

  it('lets a sort through only what the person who sorts may list', async () => {
    const first = async (world: World, person?: string) => {
      const page = await (await world.as(person))
        .collection('users')
        .getList(1, 1, { sort: '-notes_via_owner.text,id' });
      return page.items[0]?.id;
    };
    expect(await first(plain)).toBe(ann);
    const others = (await (await strict.as()).collection('users').getFullList({ sort: 'id' })).map((one) => one.id);
    expect(await first(strict, bob)).toBe(others[0]);
    expect(await first(strict, root)).toBe(ann);
  });

  it('expands only records that the client may list', async () => {
    const expand = 'notes_via_owner';
    const of = async (world: World, person?: string) =>
      (await (await world.as(person)).collection('users').getOne(ann, { expand })).expand;
    expect(await of(strict, bob)).not.toHaveProperty(expand);
    expect(await of(strict, ann)).toHaveProperty(expand);
  });

  it('never reveals by an e-mail change whether an address is known, and sends no mail to it', async () => {
    const ask = async (world: World, newEmail: string) => {
      const pb = await world.as(ann);
      const before = mails.get(world)?.length ?? 0;
      const answer = await pb
        .collection('users')
        .requestEmailChange(newEmail)
        .catch((error: { response: object }) => error.response);
      return { answer, sent: (mails.get(world)?.length ?? 0) - before };
    };
    expect(await ask(strict, 'unknown@example.eu')).toEqual({ answer: true, sent: 1 });
    expect(await ask(strict, 'bob@example.eu')).toEqual({ answer: true, sent: 0 });
    expect((await ask(plain, 'bob@example.eu')).answer).toMatchObject({ data: { newEmail: expect.anything() } });
  });

  it('throttles wrong passwords per person and address; a right one then is refused too', async () => {
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push((await signIn(strict, 'lea', 'wrong')).status);
    expect(answers).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await signIn(strict, 'lea', password)).status).toBe(429);
    expect((await signIn(strict, 'Bob', password)).status).toBe(200);
    for (let i = 0; i < 12; i++) expect((await signIn(plain, 'lea', 'wrong')).status).toBe(400);
  });

  it('throttles wrong passwords per address, for any account', { timeout: 120_000 }, async () => {
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => signIn(strict, `guess ${index}`, 'wrong')),
    );
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400, 429]));
    expect((await signIn(strict, 'Bob', password)).status).toBe(429);
  });

  it.each([
    ['page.html', '<html><body><script>alert(1)</script></body></html>', 'text/html; charset=utf-8'],
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['data.xml', '<?xml version="1.0"?><a/>', 'text/xml; charset=utf-8'],
    ['code.js', 'alert(1)', 'text/javascript'],
    ['style.css', 'a{}', 'text/css'],
  ])('serves %s as bytes, never under its own name', async (name, content, own) => {
    const typeAt = async (world: World) => {
      const pb = new PocketBase(world.url);
      const { id, docs } = await pb.collection('albums').create({ docs: [new File([content], name)] });
      const answer = await send(world, `/api/files/albums/${id}/${docs[0]}`);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.text).toBe(content);
      return answer.headers.get('content-type');
    };
    expect(await typeAt(strict)).toBe('application/octet-stream');
    expect(await typeAt(plain)).toBe(own);
  });

  it('forbids caches to store records, refusals and protected files; other files may be stored', async () => {
    const cacheOf =
      (world: World) =>
      async (path: string, init: RequestInit = {}) =>
        (await send(world, path, init)).headers.get('cache-control');
    const album = async (world: World) => {
      const pb = await world.as(ann);
      const [cover, sealed] = [new File(['cover'], 'cover.png'), new File(['secret'], 'sealed.txt')];
      const { id, ...names } = await pb.collection('albums').create({ docs: [cover], sealed, owner: ann });
      const path = (name: string) => `/api/files/albums/${id}/${name}`;
      const token = `?token=${await pb.files.getToken()}`;
      return {
        open: path(names['docs'][0]),
        sealed: `${path(names['sealed'])}${token}`,
        refused: path(names['sealed']),
      };
    };
    const headers = { authorization: await strict.tokenFor('users', ann) };
    const paths = await album(strict);
    const cached = cacheOf(strict);
    for (const path of ['users/records', `users/records/${ann}`, 'notes/records', 'unknown/records']) {
      expect(await cached(`/api/collections/${path}`, { headers }), path).toBe('private, no-store');
    }
    expect(await cached(paths.sealed)).toBe('private, no-store');
    expect(await cached(paths.sealed, { headers: { range: 'bytes=900-' } })).toBe('private, no-store');
    expect(await cached(paths.refused)).toBe('private, no-store');
    expect(await cached(paths.open)).toBe('max-age=2592000, stale-while-revalidate=86400');
    const asPocketBase = await album(plain);
    expect(await cacheOf(plain)('/api/collections/users/records')).toBeNull();
    expect(await cacheOf(plain)(asPocketBase.sealed)).toBe('max-age=2592000, stale-while-revalidate=86400');
  });
});

describe('In both modes', () => {
  it.each(['strict', 'plain'] as const)(
    'a code signs in exactly once, also when many use it at once: %s',
    async (mode) => {
      const world = { strict, plain }[mode];
      const pb = new PocketBase(world.url).autoCancellation(false);
      const { otpId } = await pb.collection('users').requestOTP('bob@example.eu');
      await expect.poll(() => world.mails.at(-1)?.otpId).toBe(otpId);
      const code = world.mails.at(-1)?.code as string;
      const all = await Promise.allSettled(
        Array.from({ length: 5 }, () => pb.collection('users').authWithOTP(otpId, code)),
      );
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(pb.collection('users').authWithOTP(otpId, code)).rejects.toThrow();
    },
  );
});
