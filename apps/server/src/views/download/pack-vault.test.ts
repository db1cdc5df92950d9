import { buffer } from 'node:stream/consumers';
import type { Language } from '@dossier/domain/languages';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { textOf } from '../../../test/pdf-text.ts';
import { readZip } from '../../../test/read-zip.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../../test/scenario.ts';
import { ofOtherInstitution, sendAgain } from '../../../test/screened.ts';
import { loadClientOnboardings } from '../../case/client-onboarding.ts';
import { packVault } from './pack-vault.ts';
import { openZip, sealed } from './zip.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** The files of the client's vaults. */
async function packed(language: Language = 'en'): Promise<Map<string, Buffer>> {
  const records = world.store.reader;
  const members = await records.find('vault_members', 'user = {:u}', { u: world.client.id }, { sort: 'created,id' });
  const all = await loadClientOnboardings(records, world.client.id);
  const zip = openZip();
  const moment = { now: world.clock.now(), today: '2026-11-21' };
  const packing = { records, files: world.files, language, ...moment, printing: { key: 'client' } };
  for (const member of members) await packVault(zip, packing, member, all);
  return readZip(await buffer(sealed(zip)));
}

const tableOf = (files: ReadonlyMap<string, Buffer>, path: string): Record<string, string>[] =>
  parse((files.get(path) ?? '').toString(), { bom: true, columns: true });

const folder = 'Zilverlinde Vastgoed B.V';
const namesIn = (files: ReadonlyMap<string, Buffer>, part: string) =>
  [...files.keys()].filter((path) => path.startsWith(`${folder}/${part}/`)).map((path) => path.split('/').at(-1));

describe('the vault that a client takes along [PERM-17]', () => {
  test('has, before anything is answered, what was asked for and the empty form', async () => {
    await onboardingAt(world, 'requested', 'business', { reference: 'TR-1' });
    const files = await packed();
    expect(tableOf(files, `${folder}/documents.csv`)).toEqual([]);
    expect(namesIn(files, 'documents')).toEqual([]);
    expect(tableOf(files, `${folder}/access.csv`)).toMatchObject([
      { Institution: 'Kade & Vos Notarissen', Reference: 'TR-1', For: 'Purchase of an office building' },
    ]);
    const [access] = tableOf(files, `${folder}/access.csv`);
    expect(access).toMatchObject({ Answer: 'Not answered yet: sees nothing', 'Answered on': '' });
    const answers = JSON.parse(files.get(`${folder}/answers/TR-1 version 1.json`)?.toString() ?? '');
    expect(answers).toMatchObject({ state: 'draft', sentAt: '', subject: 'Zilverlinde Vastgoed B.V.' });
  });

  test('has every version of the answers, each as it was sent', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', { reference: 'TR-1' });
    await sendAgain(world, request, (people) => Object.assign(people[0] ?? {}, { lastName: 'Van Veranderd' }));
    const files = await packed();
    const names = namesIn(files, 'answers');
    expect(names).toEqual(expect.arrayContaining(['TR-1 version 1.json', 'TR-1 version 2.json']));
    const version = (number: number) => files.get(`${folder}/answers/TR-1 version ${number}.json`)?.toString();
    expect(version(1)).not.toContain('Van Veranderd');
    expect(version(2)).toContain('Van Veranderd');
    const pdf = async (number: number) => textOf(files.get(`${folder}/answers/TR-1 version ${number}.pdf`) as Buffer);
    expect(await pdf(1)).not.toContain('Van Veranderd');
    expect(await pdf(2)).toContain('Van Veranderd');
  });

  test('has also the documents that a newer one replaced, numbered when they have one name', async () => {
    const request = await onboardingAt(world, 'approved', 'business');
    for (const file of ['card.png', 'card.png', 'scan-three-pages.pdf']) {
      world.clock.advance({ minutes: 1 });
      const input = { request, owner: 'subject', type: 'registration', issuedOn: '2026-11-02' };
      await done(world.upload(world.client, input, file));
    }
    const files = await packed();
    const lines = tableOf(files, `${folder}/documents.csv`);
    expect(lines.map(({ File, Version, Of }) => [File, Version, Of])).toEqual([
      [`documents/${folder}/card.png`, '1', 'Zilverlinde Vastgoed B.V.'],
      [`documents/${folder}/card (2).png`, '2', 'Zilverlinde Vastgoed B.V.'],
      [`documents/${folder}/scan-three-pages.pdf`, '3', 'Zilverlinde Vastgoed B.V.'],
    ]);
    for (const { File = '', 'Size, bytes': size } of lines) {
      expect(files.get(`${folder}/${File}`)?.length).toBe(Number(size));
    }
    expect(lines[0]?.['Added on']).toBe('2026-11-21 11:01');
  });

  test('names the files of two versions apart, however long the reference is', async () => {
    const request = await onboardingAt(world, 'corrections', 'business', { reference: 'TR-1' });
    const reference = `${'語'.repeat(190)} <&> "x"`;
    await world.store.transaction((records) => records.update('gk_requests', request, { reference }));
    const files = await packed();
    const names = namesIn(files, 'answers').filter((name) => name?.endsWith('.json'));
    expect(names).toEqual([
      expect.stringMatching(/^語{40} version 1\.json$/),
      expect.stringMatching(/^語{40} version 2\.json$/),
    ]);
    expect(tableOf(files, `${folder}/access.csv`)[0]?.['Reference']).toBe(reference);
  });

  test('writes names with special characters as they are, not as HTML', async () => {
    await onboardingAt(world, 'requested', 'business', { reference: "R&D '26" });
    expect(namesIn(await packed(), 'answers')).toContain("R&D '26 version 1.json");
  });

  test('has the access of every institution, and what each was answered', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', { reference: 'TR-1' });
    const second = await ofOtherInstitution(world, first);
    const access = await world.store.reader.first('gk_access', 'request = {:second}', { second });
    await world.store.transaction((records) => records.update('gk_access', access?.id ?? '', { status: 'withdrawn' }));
    const lines = tableOf(await packed(), `${folder}/access.csv`);
    expect(new Map(lines.map((line) => [line['Institution'], line['Answer']]))).toEqual(
      new Map([
        ['Kade & Vos Notarissen', 'Approved: sees what you sent'],
        ['Duinrand Bank', 'No longer asked: sees nothing'],
      ]),
    );
  });

  test('gives two vaults of one name a folder each', async () => {
    await onboardingAt(world, 'requested', 'business');
    world.clock.advance({ minutes: 1 });
    const person = await requestRow(world, await onboardingAt(world, 'requested', 'individual'));
    const named = { first_name: 'ZILVERLINDE', last_name: 'Vastgoed B.V.' };
    await world.store.transaction((records) => records.update('kyc_individual', person.individual, named));
    const folders = new Set([...(await packed()).keys()].map((path) => path.split('/')[0]));
    expect(folders).toEqual(new Set([folder, 'ZILVERLINDE Vastgoed B (2).V']));
  });

  test('has Dutch names and headers for a Dutch reader', async () => {
    await onboardingAt(world, 'requested', 'business', { reference: 'TR-1' });
    const files = await packed('nl');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        `${folder}/antwoorden/TR-1 versie 1.json`,
        `${folder}/documenten.csv`,
        `${folder}/toegang.csv`,
        `${folder}/geschiedenis.csv`,
      ]),
    );
    const header = files.get(`${folder}/toegang.csv`)?.subarray(3).toString().split('\r\n')[0];
    expect(header).toBe('Instelling;Kenmerk;Waarvoor;Gevraagd door;Gevraagd op;Antwoord;Beantwoord op');
  });
});
