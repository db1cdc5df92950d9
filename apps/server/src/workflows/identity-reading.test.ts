import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { invite, readerOf } from '../../test/own-links.ts';
import { refused } from '../../test/refused.ts';
import { clientOf, done, fillIn, onboardingAt, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Answer, Person } from '../../test/test-app.ts';
import { drawSpecimen, type Flaws } from '../mrz/specimens/draw-specimen.ts';
import { randomFrom } from '../mrz/specimens/random.ts';
import { zoneLines } from '../mrz/specimens/zone-lines.ts';

/** A citizen service number, in the data that the issuing state may use. */
const canary = '999990482';
const lines = zoneLines({
  format: 'TD3',
  state: 'NLD',
  lastName: 'van Rijsbergen',
  firstNames: 'Joris',
  number: 'SPECI2014',
  birth: '840317',
  sex: 'M',
  expiry: '290821',
  optional: canary,
});

let world: World;
let request: string;
const logged: string[] = [];
beforeAll(async () => {
  world = await startWorld({ config: { logLevel: 'trace' } });
  world.clock.set('2026-11-21T10:00:00.000Z');
  request = await onboardingAt(world, 'approved', 'business', newCompany());
  await fillIn(world, request);
  collectLog();
});
afterAll(() => world.close());

/** Everything that the server logs, instead of printing it. */
function collectLog(): void {
  const log = world.app.log as unknown as Record<symbol, { write: (line: string) => void }>;
  const known = [log, Object.getPrototypeOf(log)].flatMap((one) => Object.getOwnPropertySymbols(one));
  const stream = known.find(({ description }) => description === 'pino.stream') as symbol;
  vi.spyOn(log[stream] as { write: (line: string) => void }, 'write').mockImplementation((line) => logged.push(line));
}

const photo = (flaws: Flaws = {}) => drawSpecimen(lines, { width: 1000, quality: 85, ...flaws }, randomFrom(1));
const send = (who: Person, verb: string, fields: Record<string, string>, bytes: Uint8Array): Promise<Answer> => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'photo.jpg');
  return world.request('POST', `/api/desk/${verb}`, { who, form });
};
const identity = (owner: string) => ({ request, owner, type: 'other', purpose: 'identity' });
const add = async (bytes: Uint8Array, owner = marit): Promise<string> =>
  (await done(send(world.client, 'add-document', identity(owner), bytes))).doc;
const read = (who: Person, doc: string) => world.run(who, 'read-identity-document', { doc });

describe('reading an identity document', () => {
  test('answers what its zone says, and neither stores nor logs anything of it', async () => {
    const doc = await add(await photo());
    const before = await snapshot(world);
    const answer = await done(read(world.client, doc));
    expect(answer).toEqual({
      unread: null,
      values: {
        kind: 'passport',
        country: 'NL',
        nationality: 'NL',
        number: 'SPECI2014',
        birthDate: '1984-03-17',
        expiry: '2029-08-21',
        sex: 'M',
        lastName: 'VAN RIJSBERGEN',
        firstNames: 'JORIS',
        fits: { number: true, birthDate: true, expiry: true, whole: true },
      },
    });
    expect(await snapshot(world)).toBe(before);
    expect(before).not.toContain('SPECI2014');
    const log = logged.join('\n');
    // The log is watched: it names the upload.
    expect(log).toContain('multipart');
    for (const secret of [canary, 'SPECI2014', 'RIJSBERGEN']) expect(log).not.toContain(secret);
    expect(JSON.stringify(answer) + before).not.toContain(canary);
  });

  test('answers why nothing was read: no zone, a PDF', async () => {
    const { doc: card } = await done(world.upload(world.client, identity(marit)));
    expect(await done(read(world.client, card))).toEqual({ unread: 'no-zone', values: null });
    const { doc: scan } = await done(world.upload(world.client, identity(marit), 'scan-three-pages.pdf'));
    expect(await done(read(world.client, scan))).toEqual({ unread: 'pdf', values: null });
  });

  test('of a picture with as many pixels as are accepted takes bounded time and memory', async () => {
    const { default: sharp } = await import('sharp');
    const blank = sharp({ create: { width: 8900, height: 8900, channels: 3, background: '#ddd' } });
    const doc = await add(await blank.png({ compressionLevel: 9 }).toBuffer());
    expect((await done(read(world.client, doc))).unread).not.toBeNull();
  });
});

describe('who may read', () => {
  test('a person reads their own photo by their link; the owner of the form does not', async () => {
    const link = await invite(world, request, joris, 'joris.reads@tessera.example');
    const reader = await readerOf(world, link);
    const { doc } = await done(send(reader, 'add-identity-photo', { link }, await photo()));
    expect((await done(read(reader, doc))).values.number).toBe('SPECI2014');
    await refused(world, 'not-found', () => read(world.client, doc));
    const doc2 = await add(await photo());
    await refused(world, 'not-found', () => read(reader, doc2));
    await done(world.run(world.client, 'end-helper-link', { link }));
    await refused(world, 'not-found', () => read(reader, doc));
  });

  test('for other clients, staff without access and other kinds of documents there is nothing to read', async () => {
    const doc = await add(await photo());
    const other = await clientOf(world, await onboardingAt(world, 'approved', 'individual'));
    if (other.id !== world.client.id) await refused(world, 'not-found', () => read(other, doc));
    // The form was not submitted: the institution may not view its documents yet, another one never.
    for (const who of [world.gatekeeper, world.otherGatekeeper])
      await refused(world, 'not-found', () => read(who, doc));
    const extract = { request, owner: 'subject', type: 'ownership' };
    const { doc: chart } = await done(send(world.client, 'add-document', extract, await photo()));
    for (const who of [world.client, world.intern]) await refused(world, 'not-found', () => read(who, chart));
    await refused(world, 'not-found', () => read(world.client, 'nosuchdocument1'));
    expect(await world.store.reader.find('access_log', 'kind = "document"')).toEqual([]);
  });

  test('staff who may view the document read it, which the access log records', async () => {
    const form = await onboardingAt(world, 'submitted', 'business', newCompany());
    const [{ doc = '' } = {}] = await world.store.reader.find('kyc_individuals_docs', 'request = {:form}', { form });
    const stored = async () => ({ ...JSON.parse(await snapshot(world)), access_log: [] });
    const before = await stored();
    for (const who of [world.intern, world.gatekeeper])
      expect(await done(world.run(who, 'read-identity-document', { doc, request: form }))).toHaveProperty('unread');
    expect(await stored()).toEqual(before);
    await world.accessLog.settled();
    const rows = await world.store.reader.find('access_log', 'request = {:form}', { form });
    const entries = rows.map(({ portal, action, kind, doc: read }) => [portal, action, kind, read]);
    expect(entries.sort()).toEqual(['gatekeeper', 'intern'].map((portal) => [portal, 'viewed', 'document', doc]));
  });

  test('an institution reads an identity document that it added itself, and nothing else of its own', async () => {
    const own = (fields: Record<string, string>) =>
      world.upload(world.gatekeeper, { request, owner: 'request', type: 'other', ...fields });
    const { doc: passport } = await done(own({ purpose: 'identity' }));
    const { doc: chart } = await done(own({}));
    expect(await done(read(world.gatekeeper, passport))).toEqual({ unread: 'no-zone', values: null });
    await refused(world, 'not-found', () => read(world.gatekeeper, chart));
    await refused(world, 'not-found', () => read(world.otherGatekeeper, passport));
  });

  test('more than 30 readings in ten minutes are refused', async () => {
    const { doc } = await done(world.upload(world.client, identity(marit), 'scan-three-pages.pdf'));
    let answer = await read(world.client, doc);
    for (let count = 0; count < 30 && answer.status === 200; count += 1) answer = await read(world.client, doc);
    expect(answer.body.code).toBe('too-many-requests');
    await refused(world, 'too-many-requests', () => read(world.client, doc));
  });
});
