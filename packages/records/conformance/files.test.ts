import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ann, bob, changesOf, messages, openWorld, refusalOf, root, send, sendJson, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const textFile = (name: string, content = 'hello') => new File([content], name);
const albums = async (person?: string) => (await world.as(person)).collection('albums');
const create = async (values: object) => (await albums()).create(values);
const keys = async (id: string, collectionId: string) => {
  const found: string[] = [];
  for await (const key of world.files.list(`${collectionId}/${id}/`)) found.push(key.split('/')[2] ?? '');
  return found.toSorted();
};
const get = async (record: { id: string }, name: string, query = '', init: RequestInit = {}) =>
  send(world, `/api/files/albums/${record.id}/${name}${query}`, init);

describe('uploads', () => {
  it('are stored under a name of their own, with one change', async () => {
    let record = { id: '', collectionId: '' } as Record<string, string>;
    const changes = await changesOf(world, async () => {
      record = (await create({ cover: new File([png], 'My Photo (1).PNG'), owner: ann })) as never;
    });
    expect(changes).toEqual(['albums create']);
    expect(record['cover']).toMatch(/^my_photo_1_[a-z0-9]{10}\.PNG$/);
    expect(record['owner']).toBe(ann);
    expect(await keys(record['id'] ?? '', record['collectionId'] ?? '')).toEqual([record['cover']]);
  });

  it('may be empty, and a single field stores the last of two', async () => {
    const record = await create({ sealed: [textFile('one.txt', ''), textFile('two.txt', '')] });
    expect(record['sealed']).toMatch(/^two_/);
    expect((await create({ docs: [textFile('e.txt', '')] }))['docs']).toHaveLength(1);
  });

  it('of a list replace, append, prepend and remove', async () => {
    const record = await create({ docs: [textFile('one.txt'), textFile('two.txt')] });
    const [one, two] = record['docs'];
    const appended = await (await albums()).update(record.id, { 'docs+': [textFile('three.txt')] });
    expect(appended['docs']).toEqual([one, two, expect.stringMatching(/^three_/)]);
    const removed = await (await albums()).update(record.id, { 'docs-': [two] });
    expect(removed['docs']).toEqual([one, appended['docs'][2]]);
    const prepended = await (await albums()).update(record.id, { '+docs': textFile('zero.txt') });
    expect(prepended['docs'][0]).toMatch(/^zero_/);
    const kept = await (await albums()).update(record.id, { owner: ann });
    expect(kept['docs']).toEqual(prepended['docs']);
    const replaced = await (await albums()).update(record.id, { docs: [one, textFile('new.txt')] });
    expect(replaced['docs']).toEqual([one, expect.stringMatching(/^new_/)]);
    await expect.poll(() => keys(record.id, record.collectionId)).toEqual([...replaced['docs']].toSorted());
    const cleared = await (await albums()).update(record.id, { docs: null });
    expect(cleared['docs']).toEqual([]);
    await expect.poll(() => keys(record.id, record.collectionId)).toEqual([]);
  });

  it('go with their record', async () => {
    const record = await create({ docs: [textFile('one.txt')] });
    await (await albums()).delete(record.id);
    await expect.poll(() => keys(record.id, record.collectionId)).toEqual([]);
  });

  it.each<[string, object, object]>([
    [
      'disguised',
      { cover: new File(['<html><script>1</script></html>'], 'photo.png') },
      {
        cover: {
          code: 'validation_invalid_mime_type',
          message: expect.stringMatching(/^"photo_[a-z0-9]{10}\.png" mime type must be one of: image\/png\.$/),
        },
      },
    ],
    [
      'oversized',
      { docs: [textFile('big.txt', 'x'.repeat(1001))] },
      {
        docs: {
          code: 'validation_file_size_limit',
          message: 'Failed to upload big.txt - the maximum allowed file size is 1000 bytes.',
          params: { file: 'big.txt', maxSize: 1000 },
        },
      },
    ],
    [
      'too many',
      { docs: ['1', '2', '3', '4'].map((name) => textFile(name)) },
      {
        docs: {
          code: 'validation_too_many_files',
          message: 'The maximum allowed files is 3.',
          params: { maxSelect: 3 },
        },
      },
    ],
    [
      'a name of nothing',
      { docs: ['not_mine.txt'] },
      {
        docs: {
          code: 'validation_invalid_file',
          message: 'Invalid new files: [not_mine.txt].',
          params: { invalidFiles: ['not_mine.txt'] },
        },
      },
    ],
  ])('that are %s are refused and leave no file', async (_, values, data) => {
    const id = `refused${Math.random().toString(36).slice(2)}`.padEnd(15, 'x').slice(0, 15);
    expect(await refusalOf(world, () => create({ ...values, id }))).toEqual({
      status: 400,
      message: 'Failed to create record.',
      data,
    });
    const { id: other, collectionId } = await create({});
    expect(await keys(id, collectionId)).toEqual([]);
    expect(await refusalOf(world, async () => (await albums()).update(other, values))).toMatchObject({
      status: 400,
      data,
    });
    expect(await keys(other, collectionId)).toEqual([]);
  });
});

describe('downloads', () => {
  it('have headers that prevent scripts', async () => {
    const record = await create({
      cover: new File([png], 'a.png'),
      docs: [textFile('page.html', '<html><script>alert(1)</script>'), textFile('plain.txt')],
    });
    const [page, plain] = record['docs'];
    const picture = await get(record, record['cover']);
    expect(picture.status).toBe(200);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename=${record['cover']}`,
      'cache-control': 'max-age=2592000, stale-while-revalidate=86400',
      'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-length': String(png.byteLength),
    });
    expect(picture.headers.get('last-modified')).toMatch(/GMT$/);
    expect(picture.headers.has('x-frame-options')).toBe(false);
    const html = await get(record, page);
    expect(html.headers.get('content-disposition')).toBe(`attachment; filename=${page}`);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await get(record, plain)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await get(record, record['cover'], '?download=1')).headers.get('content-disposition')).toMatch(
      /^attachment/,
    );
  });

  it('answer ranges, heads and conditions', async () => {
    const record = await create({ docs: [textFile('digits.txt', '0123456789')] });
    const name = record['docs'][0];
    const part = await get(record, name, '', { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get(record, name, '', { headers: { range: 'bytes=-3' } })).text).toBe('789');
    const beyond = await get(record, name, '', { headers: { range: 'bytes=50-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const head = await get(record, name, '', { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '10']);
    const since = head.headers.get('last-modified') ?? '';
    expect((await get(record, name, '', { headers: { 'if-modified-since': since } })).status).toBe(304);
  });

  it('that are not protected need no token', async () => {
    const record = await create({ docs: [textFile('a.txt')], owner: ann });
    expect((await get(record, record['docs'][0])).text).toBe('hello');
    const pb = await world.as();
    expect((await fetch(pb.files.getURL(record, record['docs'][0]))).status).toBe(200);
  });

  it('that are protected need a file token of a record that may view them', async () => {
    const record = await create({ sealed: textFile('secret.txt'), owner: ann });
    const name = record['sealed'];
    const authorization = await world.tokenFor('users', ann);
    const fileToken = async (person: string) => (await world.as(person)).files.getToken();
    const missing = { status: 404, message: messages[404], data: {} };
    expect((await get(record, name)).body).toEqual(missing);
    expect((await get(record, name, '', { headers: { authorization } })).body).toEqual(missing);
    expect((await get(record, name, `?token=${authorization}`)).body).toEqual(missing);
    expect((await get(record, name, `?token=${await fileToken(bob)}`)).body).toEqual(missing);
    expect((await get(record, name, `?token=${await fileToken(ann)}`)).text).toBe('hello');
    expect((await get(record, name, `?token=${await fileToken(root)}`)).text).toBe('hello');
  });

  it.each(['nothing.txt', '..%2F..%2Fdata.db', '%2e%2e', '.', 'a%00b'])('of %s are missing', async (name) => {
    const record = await create({ docs: [textFile('a.txt')] });
    expect((await get(record, name)).status).toBe(404);
  });

  it('of a former file, another record or collection are missing', async () => {
    const record = await create({ docs: [textFile('a.txt')] });
    const name = record['docs'][0];
    const other = await create({});
    expect((await get(other, name)).status).toBe(404);
    expect((await send(world, `/api/files/labels/${record.id}/${name}`)).status).toBe(404);
    expect((await send(world, `/api/files/nothing/${record.id}/${name}`)).status).toBe(404);
    await (await albums()).update(record.id, { docs: [] });
    expect((await get(record, name)).status).toBe(404);
  });

  it('in a JSON body are names only', async () => {
    const answer = await sendJson(world, '/api/collections/albums/records', { docs: [{ name: 'x' }] });
    expect(answer).toMatchObject({ status: 200, body: { docs: [] } });
  });
});
