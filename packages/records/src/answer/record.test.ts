import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Collection } from '../collection/collection.ts';
import type { RequestInfo } from '../core/request-info.ts';
import type { Schema } from '../store/records.ts';
import {
  articles,
  as,
  companies,
  guest,
  idOf,
  openWorld,
  sampleRows,
  superuser,
  users,
} from '../testing/filter-world.ts';
import type { TestStore } from '../testing/open-test-store.ts';

let world: TestStore<Schema>;
beforeAll(async () => {
  world = await openWorld(sampleRows);
});
afterAll(() => world.close());

async function answer(collection: Collection, short: string, info: RequestInfo): Promise<Record<string, unknown>> {
  const row = await world.store.reader.need(collection.name, idOf(short));
  const [shaped] = await world.store.queries.answers(collection, [row], info);
  return shaped as Record<string, unknown>;
}

describe('A record in an answer', () => {
  it('has its collection, every visible field, and keys in alphabetical order', async () => {
    const record = await answer(articles, 'ten', guest);
    expect(record).toMatchObject({
      active: false,
      author: '',
      collectionId: articles.id,
      collectionName: 'articles',
      due: '2024-03-01 12:00:00.000Z',
      kinds: [],
      level: '',
      meta: null,
      rank: 5,
      tags: [],
    });
    expect(Object.keys(record)).toEqual([...Object.keys(record)].sort());
    expect(record).not.toHaveProperty('expand');
    expect(record['created']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('leaves hidden fields out for everyone but superusers', async () => {
    expect(await answer(companies, 'acme', guest)).not.toHaveProperty('secret');
    expect(await answer(companies, 'acme', as({ id: idOf('ann') }))).not.toHaveProperty('secret');
    expect(await answer(companies, 'acme', superuser)).toMatchObject({ secret: 'x' });
  });

  it('never has a password or token key, not even for a superuser', async () => {
    for (const info of [guest, superuser, as({ id: idOf('ann') })]) {
      const record = await answer(users, 'ann', info);
      expect(record).not.toHaveProperty('password');
      expect(record).not.toHaveProperty('tokenKey');
    }
  });
});

describe('A private e-mail', () => {
  it('is no key at all but for the record itself and superusers', async () => {
    expect(await answer(users, 'bob', guest)).not.toHaveProperty('email');
    expect(await answer(users, 'bob', as({ id: idOf('ann') }))).not.toHaveProperty('email');
    expect(await answer(users, 'bob', as({ id: idOf('bob') }))).toMatchObject({
      email: 'bob@x.nl',
      emailVisibility: false,
    });
    expect(await answer(users, 'bob', superuser)).toMatchObject({ email: 'bob@x.nl' });
    expect(await answer(users, 'ann', guest)).toMatchObject({ email: 'ann@x.nl' });
  });

  it('is not shown to a record of another collection with the same id', async () => {
    const other: RequestInfo = {
      ...guest,
      auth: { id: idOf('bob'), collectionName: '_superusers', collectionId: 'x' },
    };
    expect(await answer(users, 'bob', other)).not.toHaveProperty('email');
  });

  it('is shown to whom the manage rule lets manage that record', async () => {
    const managed = {
      ...users,
      auth: { ...users.auth, manageRule: '@request.auth.role = "admin" && id != @request.auth.company' },
    };
    expect(await answer(managed, 'bob', as({ id: idOf('ann'), role: 'admin' }))).toMatchObject({ email: 'bob@x.nl' });
    expect(await answer(managed, 'bob', as({ id: idOf('ann'), role: 'reader' }))).not.toHaveProperty('email');
    expect(await answer(managed, 'bob', guest)).not.toHaveProperty('email');
  });
});
