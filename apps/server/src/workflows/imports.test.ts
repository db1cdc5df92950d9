import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies, fileOf, header, importsIn } from '../../test/imports.ts';
import { refused } from '../../test/refused.ts';
import { chosenInRegister, done, draftValues, snapshot, startWorld, type World } from '../../test/scenario.ts';
import { clearOldImports } from '../client-imports/clear-imports.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const { upload, seen, check, checked, start, runImports, imported, drafts } = importsIn(() => world);
const good =
  'Molen De Hoop C.V.;01902265;Nederland;CV;Marit Hoekstra;MARIT@zilverlinde.example;06 55501732;TR-1;31-12-2026;x';

describe('a file of clients', () => {
  test('is matched by its headers, in both languages, and nothing is created before it is confirmed', async () => {
    const before = await drafts();
    const { columns, summary, state, number } = await checked(fileOf(good));
    expect(columns.map(({ choice }: { choice: string }) => choice)).toEqual([
      'companyName',
      'registrationNumber',
      'country',
      'legalForm',
      'contactName',
      'contactEmail',
      'contactPhone',
      'reference',
      'deadline',
      'ignore',
    ]);
    expect({ state, number, fates: summary.fates, groups: summary.groups }).toEqual({
      state: 'draft',
      number: '',
      fates: { new: 1, same: 0, rejected: 0, repeated: 0 },
      groups: [],
    });
    expect(await drafts()).toEqual(before);
    expect(await world.store.reader.count('gk_contacts', 'org = {:org}', { org: world.org })).toBe(1);
  });

  test('becomes drafts with what its rows say; the same file again creates nothing and says so', async () => {
    const first = await imported(fileOf(good, ';;;;;;;;;', ...companies(60)));
    expect(first).toMatchObject({ state: 'done', number: 'IMP-2026-0001', createdCount: 61, sameCount: 0, total: 61 });
    const [row] = (await drafts()).filter(({ reference }) => reference === 'TR-1');
    expect(row).toMatchObject({
      status: 'draft',
      type: 'business',
      client_name: 'Molen De Hoop C.V.',
      client_number: '01902265',
      client_country: 'NL',
      contact: world.contact,
      deadline: '2026-12-31',
      created_by: world.admin.id,
      org: world.org,
    });
    expect(row?.client_input).toMatchObject({ company: { legalForm: 'CV', source: 'manual', typedBy: world.org } });
    const history = await world.store.reader.find('events', 'request = {:id}', { id: row?.id ?? '' });
    expect(history).toMatchObject([
      {
        action: 'onboarding-imported',
        facts: { file: 'Clienten.csv', row: '2', import: 'IMP-2026-0001' },
        actor: world.admin.id,
        actor_name: 'Ada Min',
      },
    ]);
    expect(await world.store.reader.count('mail_outbox', 'id != ""')).toBe(0);

    const created = await drafts();
    const again = await checked(fileOf(good, ...companies(60)));
    expect(again.summary.fates).toEqual({ new: 0, same: 61, rejected: 0, repeated: 0 });
    expect(again.columns[0]).toMatchObject({ reason: 'earlier' });
    await refused(world, 'import-nothing-new', () =>
      world.run(world.admin, 'start-import', { import: again.id, checkedAt: again.checkedAt }),
    );
    expect(await drafts()).toEqual(created);

    const more = await imported(fileOf(good, ...companies(61)));
    expect(more).toMatchObject({ number: 'IMP-2026-0002', createdCount: 1, sameCount: 61 });
    const { items, total } = await done(
      world.view(world.admin, 'client-import-rows', { import: more.id, result: 'same' }),
    );
    expect(total).toBe(61);
    expect(items[0]).toMatchObject({ row: 2, result: 'same', number: row?.number, request: row?.id });
  });

  test('reports its problems by cause with rows and values; rows with errors come back with their own columns', async () => {
    const text = fileOf(
      '=HYPERLINK("x");71290348;Duitsland;GmbH;;;;P-1;;',
      'Kort B.V.;684120;NL;BV;;;;P-2;;',
      'Nul B.V.;7345560;NL;BV;;;;P-3;;',
      'Datum B.V.;55000001;NL;BV;;;;P-4;31-02-2027;',
      'Adres B.V.;55000002;NL;BV;A B;geen adres;;P-5;;',
      'Ver weg;1;Zwitserland;;;;;P-6;;',
      'Dubbel B.V.;55000003;NL;BV;;;;P-7;;',
      'Dubbel B.V.;55000003;NL;BV;;;;P-8;;',
      'Gelijk B.V.;55000004;NL;BV;;;;P-9;;',
      'Gelijk B.V.;55000004;NL;BV;;;;P-9;;',
      'Voorbeeld Vastgoed B.V.;12345678;NL;BV;;;;TR-0001;;',
      'Getal B.V.;55000005;NL;BV;;;;P-10;72686;',
    );
    const { id, summary } = await checked(text);
    const rowsBy = Object.fromEntries(
      summary.groups.map(({ cause, lines }: { cause: string; lines: { row: number }[] }) => [
        cause,
        lines.map(({ row }) => row),
      ]),
    );
    expect(rowsBy).toMatchObject({
      'number-invalid': [3],
      'date-invalid': [5],
      'email-invalid': [6],
      'country-not-eu': [7],
      'twice-differs': [8],
      'example-row': [12],
      'row-repeated': [11],
      'legal-form-unknown': [2],
      'zero-added': [4],
      'date-from-number': [13],
    });
    expect(summary.fates).toEqual({ new: 4, same: 0, rejected: 7, repeated: 1 });
    const zero = summary.groups.find(({ cause }: { cause: string }) => cause === 'zero-added');
    expect(zero.lines[0]).toMatchObject({ value: '7345560', instead: '07345560', client: 'Nul B.V.' });

    const number = summary.groups.find(({ cause }: { cause: string }) => cause === 'date-from-number');
    expect(number.lines[0]).toMatchObject({ value: '72686', instead: '2099-01-01' });

    const problems = await linesOf(id, 'problems');
    expect(problems[0]).toEqual([...header.split(';'), 'Row', 'Problem']);
    expect(problems.slice(1).map((cells) => cells.at(-2))).toEqual(['3', '5', '6', '7', '8', '9', '12']);
    await start(id);
    await runImports();
    const result = await linesOf(id, 'result');
    expect(result[1]?.[0]).toBe(`'=HYPERLINK("x")`);
    expect(result.map((cells) => cells.at(-3))).toEqual([
      'Result',
      'Created',
      'Left out',
      'Created',
      ...Array.from({ length: 5 }, () => 'Left out'),
      'Created',
      'The same, skipped',
      'Left out',
      'Created',
    ]);
    // The corrected file of problems is imported like any other, its added columns ignored.
    const corrected = await imported(
      `${problems
        .map((cells) => cells.join(';'))
        .join('\n')
        .replace('684120', '68412097')}\n`,
    );
    expect(corrected).toMatchObject({ createdCount: 1, rejectedCount: 6 });
  });

  async function linesOf(id: string, content: string): Promise<string[][]> {
    const path = `/api/desk/views/client-import-file?import=${id}&content=${content}&language=en`;
    const answer = await fetch(`${world.url}${path}`, { headers: { authorization: await world.tokenOf(world.admin) } });
    expect(answer.status).toBe(200);
    return parse(Buffer.from(await answer.arrayBuffer()), { bom: true });
  }

  test('of several sheets begins with the one that has clients, not with an explanation', async () => {
    const rows = [header.split(';'), ['Molen De Hoop C.V.', '01902265', 'NL']];
    const sheets = [
      { name: 'Read me', rows: [['Our clients'], ['Questions: ask Noor']] },
      { name: 'Clients', rows },
      { name: 'Old', rows: [['Bedrijfsnaam'], ['A']] },
    ];
    const { import: id } = await done(upload(await writeXlsx({ sheets }), { name: 'Clients.xlsx' }));
    expect(await seen(id)).toMatchObject({ sheet: 1, columns: expect.objectContaining({ length: 10 }) });
    await done(world.run(world.admin, 'discard-import', { import: id }));
  });

  test('names the client that colleagues entered by hand as the same, never those of another institution', async () => {
    const own = draftValues(world, 'business');
    await done(world.run(world.gatekeeper, 'save-draft', { values: await chosenInRegister(world, own) }));
    const line = 'Zilverlinde Vastgoed B.V.;68.41.20.97;NL;BV;;;;Z-1;;';
    const { import: id } = await done(upload(fileOf(line), { who: world.otherAdmin }));
    const foreign = await seen(id, world.otherAdmin);
    const choices = foreign.columns.map(({ choice }: { choice: string }) => choice || 'ignore');
    const input = { import: id, sheet: 0, dateOrder: 'day-first', sameBy: 'number', choices };
    await done(world.run(world.otherAdmin, 'check-import', input));
    expect((await seen(id, world.otherAdmin)).summary.fates).toMatchObject({ new: 1, same: 0 });
    expect((await checked(fileOf(line))).summary.fates).toMatchObject({ new: 0, same: 1 });
  });

  test('reads persons, dates with the month first, and compares by reference where that is chosen', async () => {
    const text =
      'First name,Last name,Nationality,Document number,Reference,Deadline\n' +
      'Helena,Vasquez-Moreau,Spain,AB1,HY-1,12/31/2026\nHelena,Vasquez-Moreau,ES,AB2,HY-1,12/31/2026\nJan,Jansen,,,HY-2,\n';
    const { id, dateOrder, summary } = await checked(text);
    expect(dateOrder).toBe('month-first');
    expect(summary.fates).toMatchObject({ new: 3 });
    await check(id, { sameBy: 'reference' });
    expect((await seen(id)).summary.fates).toMatchObject({ new: 1, rejected: 2 });
    await start(id);
    await runImports();
    const [jan] = (await drafts()).filter(({ reference }) => reference === 'HY-2');
    expect(jan).toMatchObject({ type: 'individual', client_name: 'Jan Jansen', client_country: '', deadline: '' });
  });
});

describe('an import', () => {
  test('continues after its process has ended: every row once', async () => {
    const before = (await drafts()).length;
    const { id } = await checked(fileOf(...companies(120, 1_000)));
    await start(id);
    let polls = 0;
    // The process is asked to end after two of twelve parts.
    await runImports(() => {
      polls += 1;
      return polls > 3;
    });
    expect(await seen(id)).toMatchObject({ state: 'waiting', done: 20, createdCount: 20 });
    await runImports();
    expect(await seen(id)).toMatchObject({ state: 'done', done: 120, createdCount: 120, sameCount: 0 });
    expect((await drafts()).length - before).toBe(120);
    const rows = (await world.store.reader.find('gk_requests', 'import = {:id}', { id })).map((row) => row.import_row);
    expect(rows.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, at) => at + 2));
  });

  test('stops on request, keeps what it created, and continues later', async () => {
    const { id } = await checked(fileOf(...companies(60, 2_000)));
    const { number } = await start(id);
    // A second press changes nothing.
    expect(await start(id)).toEqual({ number });
    await done(world.run(world.admin, 'stop-import', { import: id }));
    await runImports();
    expect(await seen(id)).toMatchObject({ state: 'stopped', done: 0 });
    await refused(world, 'import-not-open', () => world.run(world.admin, 'discard-import', { import: id }));
    expect(await start(id)).toEqual({ number });
    await runImports();
    expect(await seen(id)).toMatchObject({ state: 'done', createdCount: 60, number });
    await refused(world, 'import-not-open', () => world.run(world.admin, 'stop-import', { import: id }));
  });

  test('is confirmed as it was seen: a change of the columns in another tab refuses it', async () => {
    const { id, checkedAt } = await checked(fileOf(...companies(1, 3_000)));
    world.clock.advance({ seconds: 1 });
    await check(id, { sameBy: 'reference' });
    await refused(world, 'stale-revision', () => world.run(world.admin, 'start-import', { import: id, checkedAt }));
    const { columns } = await seen(id);
    const choices = columns.map((_: unknown, at: number) => (at === 0 ? 'companyName' : ''));
    await check(id, { choices });
    await refused(world, 'import-not-checked', () =>
      world.run(world.admin, 'start-import', { import: id, checkedAt: '' }),
    );
    const twice = choices.map(() => 'companyName');
    const input = { import: id, sheet: 0, dateOrder: 'day-first', sameBy: 'number', choices: twice };
    await refused(world, 'import-columns-unknown', () => world.run(world.admin, 'check-import', input));
    await done(world.run(world.admin, 'discard-import', { import: id }));
    expect(await world.store.reader.count('client_import_parts', 'import = {:id}', { id })).toBe(0);
  });

  test('exists for admins of its institution only', async () => {
    const { id, checkedAt } = await checked(fileOf(...companies(1, 4_000)));
    const verbs = {
      'check-import': { import: id, sheet: 0, dateOrder: 'day-first', sameBy: 'number' },
      'start-import': { import: id, checkedAt },
      'stop-import': { import: id },
      'discard-import': { import: id },
    };
    for (const [verb, input] of Object.entries(verbs)) {
      await refused(world, 'not-found', () => world.run(world.otherAdmin, verb, input));
      for (const who of [world.gatekeeper, world.lead, world.client])
        await refused(world, 'not-allowed', () => world.run(who, verb, input));
    }
    for (const name of ['client-import', 'client-import-rows', 'client-import-file'])
      expect((await world.view(world.otherAdmin, name, { import: id, content: 'result' })).status).toBe(404);
    expect(
      (await done(world.view(world.otherAdmin, 'client-imports'))).items.map((one: { id: string }) => one.id),
    ).not.toContain(id);
    await done(world.run(world.admin, 'discard-import', { import: id }));
  });

  test('refuses a file that is too large or no table, and stores nothing of it', async () => {
    await refused(world, 'file-too-large', () => upload(new Uint8Array(30 * 1024 * 1024)));
    await refused(world, 'file-empty', () => upload(''));
    await refused(world, 'import-old-excel', () => upload(Buffer.from('d0cf11e0a1b11ae1', 'hex')));
    await refused(world, 'import-quotes', () => upload('Name;Note\n"A;b\n'));
    await refused(world, 'import-has-no-rows', () => upload(header));
    await refused(world, 'import-too-many-columns', () => upload(`${'a;'.repeat(300)}\n1\n`));
    await refused(world, 'not-allowed', () => upload(fileOf(good), { who: world.gatekeeper }));
  });

  test('loses the rows of its file after a month; what it created remains', async () => {
    const [row] = await world.store.reader.find('client_imports', 'state = "done"', {}, { limit: 1 });
    const before = await drafts();
    world.clock.advance({ days: 31 });
    await clearOldImports({ store: world.store, now: world.clock.now }, () => false);
    expect(await world.store.reader.count('client_import_parts', 'id != ""')).toBe(0);
    expect(await seen(row?.id ?? '')).toMatchObject({ isCleared: true, createdCount: row?.created_count });
    expect(await drafts()).toEqual(before);
    const state = await snapshot(world);
    await clearOldImports({ store: world.store, now: world.clock.now }, () => false);
    expect(await snapshot(world)).toBe(state);
  });
});

describe('the template', () => {
  test.each(['en', 'nl'])(
    'in %s has headers that are recognised, and an example row that is not imported',
    async (language) => {
      for (const format of ['csv', 'xlsx']) {
        const path = `/api/desk/views/client-import-template?format=${format}&language=${language}`;
        const answer = await fetch(`${world.url}${path}`, {
          headers: { authorization: await world.tokenOf(world.admin) },
        });
        const { import: id } = await done(upload(await buffer(answer.body as never), { name: `t.${format}` }));
        const { columns } = await seen(id);
        for (const { reason } of columns) expect(['same', 'earlier']).toContain(reason);
        await check(id);
        expect((await seen(id)).summary).toMatchObject({
          fates: { new: 0, rejected: 1 },
          groups: [{ cause: 'example-row' }],
        });
        await done(world.run(world.admin, 'discard-import', { import: id }));
      }
    },
  );
});
