import type PocketBase from 'pocketbase';
import { expect, it } from 'vitest';
import { serveAlone } from '../server-alone.ts';

const superuser = { email: 'root@example.eu', password: 'root password' };
const everyone = { listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' };
const notes = {
  name: 'notes',
  type: 'base',
  ...everyone,
  fields: [
    { type: 'text', name: 'word' },
    { type: 'json', name: 'meta' },
    { type: 'file', name: 'paper', maxSelect: 1 },
    { type: 'autodate', name: 'created', onCreate: true },
  ],
};

async function operator(client: PocketBase): Promise<PocketBase> {
  await client.collection('_superusers').authWithPassword(superuser.email, superuser.password);
  return client;
}

it.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('a backup made on %s is restored on %s, records, order and files', async (from, to) => {
  const [first, second] = [
    await serveAlone([notes], { superuser }, from),
    await serveAlone([notes], { superuser }, to),
  ];
  try {
    const [there, here] = [await operator(first.client()), await operator(second.client())];
    const words = ['z', 'a', 'é', ''];
    for (const word of words) await there.collection('notes').create({ word, meta: { word, n: [1.5, null] } });
    const kept = await there.collection('notes').create({ word: 'filed', paper: new File(['on paper'], 'a.txt') });
    const records = await there.collection('notes').getFullList({ sort: '@rowid' });
    await there.backups.create('move.zip');
    const token = await there.files.getToken();
    const bytes = await (await fetch(there.backups.getDownloadURL(token, 'move.zip'))).blob();

    await here.collection('notes').create({ word: 'goes' });
    await here.backups.upload({ file: new File([bytes], 'move.zip') });
    await here.backups.restore('move.zip');
    await expect
      .poll(
        () =>
          second
            .client()
            .collection('notes')
            .getFullList({ sort: '@rowid' })
            .catch(() => []),
        { timeout: 20_000 },
      )
      .toEqual(records);
    const file = await fetch(second.client().files.getURL(kept, kept['paper']));
    expect(await file.text()).toBe('on paper');
  } finally {
    await first.close();
    await second.close();
  }
});
