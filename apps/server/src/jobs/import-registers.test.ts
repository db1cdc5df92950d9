import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { importRegisters } from './import-registers.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

// Invented companies; their identifiers have valid check digits.
const columns = [
  ...['LEI', 'Entity.LegalName', 'Entity.LegalAddress.FirstAddressLine', 'Entity.LegalAddress.City'],
  ...['Entity.LegalAddress.Country', 'Entity.LegalAddress.PostalCode', 'Entity.EntityStatus'],
  ...['Entity.RegistrationAuthority.RegistrationAuthorityID', 'Entity.EntityCategory'],
  ...['Entity.RegistrationAuthority.RegistrationAuthorityEntityID', 'Entity.LegalForm.EntityLegalFormCode'],
  ...['Entity.LegalForm.OtherLegalForm', 'Entity.EntityCreationDate'],
];
const kade = ['9845DOSSIERTEST00159', 'Kade Zand B.V.', 'Zandkade 12', 'Utrecht', 'NL', '3500 AA', 'ACTIVE'];
const more = ['RA000463', 'GENERAL', '46000001', '54M6', '', ''];
const table = [columns, [...kade, ...more], ['wrong', ...kade.slice(1), ...more]]
  .map((row) => row.map((cell) => `"${cell}"`).join(','))
  .join('\n');

const upload = (who: Person, name: string, content: string) => {
  const form = new FormData();
  form.set('format', 'gleif');
  form.set('file', new Blob([content]), name);
  return world.request('POST', '/api/desk/upload-register', { who, form });
};
const run = (isStopping?: () => boolean) =>
  importRegisters(
    { ...world, dataFolder: world.config.dataFolder, now: world.clock.now, log: world.app.log },
    isStopping,
  );
const register = () => done(world.view(world.lead, 'register'));
const imports = () => world.store.reader.count('register_imports', 'id != ""');
const filesOf = async (id: string) => {
  const keys: string[] = [];
  for await (const key of world.files.list(`registers/${id}`)) keys.push(key);
  return keys;
};

describe('a register that a lead uploads', () => {
  test('is imported once by two processes: companies are found, what was left out is listed, the file is deleted', async () => {
    const answer = await done(upload(world.lead, 'golden-copy.csv', table));
    expect(await filesOf(answer.import)).toHaveLength(1);
    expect((await register()).imports).toMatchObject([{ state: 'waiting', source: 'upload', by: 'Lena Ead' }]);
    await Promise.all([run(), run()]);
    const { hasCompanies, imports: listed } = await register();
    expect(hasCompanies).toBe(true);
    expect(listed).toMatchObject([{ state: 'done', read: 2, written: 1, skipped: { 'lei-wrong': 1 }, problem: '' }]);
    expect(listed[0].faults).toEqual([{ record: 2, lei: 'wrong', reason: 'lei-wrong' }]);
    expect(await filesOf(answer.import)).toEqual([]);
    const found = await done(world.view(world.gatekeeper, 'registry-search', { q: 'Kade Zand' }));
    expect(JSON.stringify(found)).toContain('Kade Zand B.V.');
  });

  test('that is no register says so, and changes nothing', async () => {
    await done(upload(world.lead, 'notes.csv', 'Name,City\nKade,Utrecht'));
    await run();
    const { hasCompanies, imports: listed } = await register();
    expect([hasCompanies, listed[0].state, listed[0].problem]).toEqual([false, 'failed', 'not-a-register']);
  });

  test('is refused with another kind of name, without content, while one is imported, and from others', async () => {
    expect((await upload(world.lead, 'register.pdf', table)).status).toBe(400);
    expect((await upload(world.lead, 'empty.csv', '')).body.code).toBe('file-empty');
    for (const who of [world.intern, world.admin, world.client])
      expect((await upload(who, 'golden-copy.csv', table)).status).toBe(403);
    expect(await imports()).toBe(0);
    await done(upload(world.lead, 'golden-copy.csv', table));
    expect((await upload(world.lead, 'golden-copy.csv', table)).body.code).toBe('register-importing');
    expect(await imports()).toBe(1);
    expect((await world.view(world.intern, 'register')).status).toBe(403);
  });

  test('that a process which stops has begun is imported by the next one', async () => {
    const answer = await done(upload(world.lead, 'golden-copy.csv', table));
    let asked = 0;
    await run(() => {
      asked += 1;
      return asked > 1;
    });
    expect((await world.store.reader.need('register_imports', answer.import)).state).toBe('waiting');
    await run();
    expect((await world.store.reader.need('register_imports', answer.import)).state).toBe('done');
  });
});
