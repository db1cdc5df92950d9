import { maxSelected } from '@dossier/domain/limits';
import { readXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportedFile } from '../../test/exported.ts';
import { refused } from '../../test/refused.ts';
import { done, onboardingAt, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Params = Record<string, string>;

const english = { language: 'en' };
const listOf = (who: Person, params: Params = {}) =>
  exportedFile(world, who, 'onboardings-export', { ...english, ...params });
const withReference = (lines: readonly string[], reference: string) =>
  lines.filter((line) => line.includes(reference)).length;

describe('exporting the list', () => {
  test('gives a spreadsheet file in the requested language, with its labels [ONB-15]', async () => {
    await onboardingAt(world, 'requested', 'business', { reference: 'FIRST' });
    const inEnglish = await listOf(world.gatekeeper);
    expect(inEnglish.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(inEnglish.headers.get('content-disposition')).toContain('attachment; filename="onboardings-2026-11-21.csv"');
    expect(inEnglish.header).toBe(
      'Client,Registration number,Country,Type,Reference,Number,Status,Waiting on,Deadline,Assigned,Updated',
    );
    expect(inEnglish.lines).toHaveLength(1);
    expect(inEnglish.lines[0]).toMatch(/,NL,Business,FIRST,KV-2026-\d+,Requested,Client,/);
    const inDutch = await listOf(world.gatekeeper, { language: 'nl' });
    expect(inDutch.header).toBe(
      'Cliënt;Registratienummer;Land;Soort;Kenmerk;Nummer;Status;Wacht op;Deadline;Beoordelaar;Bijgewerkt',
    );
    expect(inDutch.lines[0]).toMatch(/;NL;Bedrijf;FIRST;KV-2026-\d+;Gevraagd;Cliënt;/);
  });

  test('gives an institution its own onboardings with drafts, interns all without, a client none [PERM-07]', async () => {
    await onboardingAt(world, 'requested', 'business', { reference: 'SENT' });
    await onboardingAt(world, 'draft', 'business', { reference: 'BEGUN' });
    const before = await snapshot(world);
    const own = await listOf(world.gatekeeper);
    expect([withReference(own.lines, 'SENT'), withReference(own.lines, 'BEGUN')]).toEqual([1, 1]);
    expect((await listOf(world.otherGatekeeper)).lines).toEqual([]);
    expect((await listOf(world.otherGatekeeper, { org: world.org, tab: 'all' })).lines).toEqual([]);
    const desk = await listOf(world.intern, { tab: 'all' });
    expect(desk.header).toContain('Country,Institution,Type');
    expect([withReference(desk.lines, 'SENT'), withReference(desk.lines, 'BEGUN')]).toEqual([1, 0]);
    expect((await listOf(world.intern, { status: 'draft' })).lines).toEqual([]);
    expect(await snapshot(world)).toBe(before);
    await refused(world, 'not-allowed', () => world.view(world.client, 'onboardings-export'));
    await refused(world, 'not-signed-in', () => world.view(null, 'onboardings-export'));
    await refused(world, 'input-invalid', () => world.view(world.gatekeeper, 'onboardings-export', { status: 'x' }));
  });

  test('contains the filtered rows in the order of the list [ONB-01, ONB-15]', async () => {
    await onboardingAt(world, 'requested', 'business', { reference: 'AAA-1', deadline: '2026-12-24' });
    await onboardingAt(world, 'submitted', 'business', { reference: 'BBB-2', deadline: '2026-12-01' });
    await onboardingAt(world, 'draft', 'individual', { reference: 'CCC-3' });
    await onboardingAt(world, 'closed', 'business', { reference: 'DDD-4', deadline: '2026-11-30' });
    const order = (lines: readonly string[]) =>
      lines.map((line) => /(AAA-1|BBB-2|CCC-3|DDD-4)/.exec(line)?.[1] ?? line);
    const of = async (who: Person, params: Params) => order((await listOf(who, params)).lines);
    expect(await of(world.gatekeeper, { sort: 'reference' })).toEqual(['AAA-1', 'BBB-2', 'CCC-3']);
    expect(await of(world.gatekeeper, { sort: '-reference' })).toEqual(['CCC-3', 'BBB-2', 'AAA-1']);
    expect(await of(world.gatekeeper, { search: 'bbb' })).toEqual(['BBB-2']);
    expect(await of(world.gatekeeper, { type: 'individual' })).toEqual(['CCC-3']);
    expect(await of(world.gatekeeper, { status: 'requested' })).toEqual(['AAA-1']);
    expect(await of(world.intern, { tab: 'unassigned' })).toEqual(['BBB-2']);
    // Ended onboardings have no deadline: they are last, as on the screen.
    expect(await of(world.intern, { tab: 'all', sort: 'deadline' })).toEqual(['BBB-2', 'AAA-1', 'DDD-4']);
    for (const [who, view, params] of [
      [world.intern, 'queue', { tab: 'all', sort: '-deadline' }],
      [world.gatekeeper, 'onboardings', { sort: 'deadline' }],
    ] as const) {
      const { body } = await world.view(who, view, params);
      const onScreen = body.items.map((row: { reference: string }) => row.reference);
      expect(await of(who, params)).toEqual(onScreen);
    }
  });

  test('of the archive gives outcome, reason and time', async () => {
    const id = await onboardingAt(world, 'requested', 'business', { reference: 'GONE' });
    await done(world.run(world.gatekeeper, 'cancel', { request: id, reason: 'The sale was called off' }));
    const { headers, header, lines } = await listOf(world.gatekeeper, { status: 'archived' });
    expect(headers.get('content-disposition')).toContain('archive-2026-11-21.csv');
    expect(header).toMatch(/,Updated,Outcome,Reason,Archived on$/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/,Archived,None,.*,Cancelled,The sale was called off,2026-11-21 \d\d:\d\d$/);
    expect((await listOf(world.gatekeeper)).lines).toEqual([]);
  });

  test('escapes client names that look like formulas, and does not contain passport numbers', async () => {
    const id = await onboardingAt(world, 'requested', 'business', { reference: '@SUM(A1)' });
    const client_name = '=HYPERLINK("http://x.example","a")';
    await world.store.transaction((records) => records.update('gk_requests', id, { client_name }));
    const person = await onboardingAt(world, 'requested', 'individual', { reference: 'PERSON' });
    await world.store.transaction((records) => records.update('gk_requests', person, { client_number: 'NX4R82KD1' }));
    const { lines } = await listOf(world.gatekeeper, { sort: 'reference' });
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://x.example"",""a"")",`);
    expect(lines[0]).toContain(",'@SUM(A1),");
    expect(lines.join()).not.toContain('NX4R82KD1');
  });
});

describe('exporting', () => {
  test('selected onboardings gives those that the viewer may see, in the order of the selection [ONB-15]', async () => {
    const one = await onboardingAt(world, 'requested', 'business', { reference: 'ONE' });
    await onboardingAt(world, 'requested', 'business', { reference: 'TWO' });
    const draft = await onboardingAt(world, 'draft', 'business', { reference: 'THREE' });
    const requests = [draft, 'nonenonenonenon', one].join(',');
    const references = async (who: Person) =>
      (await listOf(who, { requests, tab: 'all' })).lines.map((line) => /ONE|TWO|THREE/.exec(line)?.[0]);
    expect(await references(world.gatekeeper)).toEqual(['THREE', 'ONE']);
    expect(await references(world.intern)).toEqual(['ONE']);
    expect(await references(world.otherGatekeeper)).toEqual([]);
    const tooMany = Array.from({ length: maxSelected + 1 }, () => one).join(',');
    await refused(world, 'input-invalid', () =>
      world.view(world.gatekeeper, 'onboardings-export', { requests: tooMany }),
    );
  });

  test('as a workbook has the same rows, and no text that becomes a formula [ONB-15]', async () => {
    await onboardingAt(world, 'requested', 'business', { reference: '=HYPERLINK("https://x.example")' });
    const params = new URLSearchParams({ ...english, format: 'xlsx' });
    const answer = await fetch(`${world.url}/api/desk/views/onboardings-export?${params}`, {
      headers: { authorization: await world.tokenOf(world.gatekeeper) },
    });
    expect(answer.headers.get('content-disposition')).toContain('filename="onboardings-2026-11-21.xlsx"');
    const book = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const [header, ...rows] = book.sheets[0]?.rows ?? [];
    expect(header?.slice(0, 5)).toEqual(['Client', 'Registration number', 'Country', 'Type', 'Reference']);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[4]).toBe(`'=HYPERLINK("https://x.example")`);
  });
});

describe('selecting all of a list', () => {
  test('gives the onboardings of its filters in its order, with the moves of the viewer', async () => {
    const one = await onboardingAt(world, 'requested', 'business', { reference: 'AAA-1' });
    const other = await onboardingAt(world, 'submitted', 'business', { reference: 'AAA-2' });
    await onboardingAt(world, 'draft', 'individual', { reference: 'CCC-3' });
    const idsOf = async (who: Person, params: Params) => {
      const { items, total } = await done(world.view(who, 'selection', params));
      expect(items).toHaveLength(total);
      return items.map(({ id }: { id: string }) => id);
    };
    expect(await idsOf(world.gatekeeper, { search: 'aaa', sort: '-reference' })).toEqual([other, one]);
    expect(await idsOf(world.intern, { tab: 'unassigned' })).toEqual([other]);
    expect(await idsOf(world.otherGatekeeper, {})).toEqual([]);
    const { items } = await done(world.view(world.gatekeeper, 'selection', { status: 'requested' }));
    expect(items).toEqual([{ id: one, moves: ['remind', 'edit-onboarding', 'cancel'] }]);
    await refused(world, 'not-allowed', () => world.view(world.client, 'selection'));
  });
});
