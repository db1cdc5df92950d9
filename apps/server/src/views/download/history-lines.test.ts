import type { Language } from '@dossier/domain/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../../test/scenario.ts';
import type { Person } from '../../../test/test-app.ts';
import { actorFor } from '../../../test/viewer.ts';
import type { Row } from '../../collections/rows.ts';
import { historyHeader, historyLines } from './history-lines.ts';

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'requested');
}, 60_000);
afterAll(() => world.close());

type Values = Partial<Omit<Row<'events'>, 'id' | 'created'>>;

const eventOf = async (values: Values = {}) => {
  const { subject, org } = await requestRow(world, request);
  const about = { request, subject, org, kind: 'answers', audience: 'all', portal: 'client' } as const;
  return make(world, 'events', { ...about, action: 'form-submitted', actor_name: 'Marit Hoekstra', ...values });
};

async function linesFor(who: Person, events: readonly Row<'events'>[], language: Language = 'en') {
  const lines: string[][] = [];
  const actor = await actorFor(world, who);
  const history = { chosen: events, request: await requestRow(world, request) };
  for await (const page of historyLines(world.store.reader, actor, history, language)) lines.push(...page);
  // The first line names the newest entry of all.
  return lines.slice(1);
}

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

describe('the history as a spreadsheet [HIST-01]', () => {
  test('has one line per change, and one for an event without changes', async () => {
    const changes = [change('status', 'requested', 'submitted'), change('name', 'Kade', 'Kade B.V.')];
    const lines = await linesFor(world.intern, [await eventOf({ changes }), await eventOf()]);
    const start = ['2026-11-21 11:00', 'Marit Hoekstra', 'Client'];
    expect(lines.map((line) => line.slice(0, 3))).toEqual([start, start, start]);
    expect(lines.map((line) => line.slice(4, 7))).toEqual([
      ['Status', 'Requested', 'Submitted'],
      ['Name', 'Kade', 'Kade B.V.'],
      ['', '', ''],
    ]);
    expect(lines[2]?.[3]).toBe('Submitted the form.');
    for (const line of lines) expect(line).toHaveLength(historyHeader('en').length);
  });

  test('is written in the language of its reader: sides, fields and statuses', async () => {
    const event = await eventOf({ portal: 'intern', changes: [change('status', 'submitted', 'completed')] });
    const [line] = await linesFor(world.intern, [event], 'nl');
    expect(line?.slice(2, 3)).not.toEqual((await linesFor(world.intern, [event]))[0]?.slice(2, 3));
    expect(line?.slice(4, 7)).toEqual(['Status', 'Ingediend', 'Afgerond']);
    expect(historyHeader('nl')).toEqual(['Wanneer', 'Wie', 'Portaal', 'Wat', 'Veld', 'Voor', 'Na', 'Regel', 'Hash']);
  });

  test.each([
    ['no value', null, ''],
    ['a missing value', undefined, ''],
    ['a number', 25.5, '25.5'],
    ['yes or no', false, 'false'],
    ['an address', { city: 'Utrecht' }, '{"city":"Utrecht"}'],
    ['a decision on a match', 'false_positive', 'False positive'],
    ['text that is no status', 'the seller called', 'the seller called'],
    ['text that is a name in the program', 'constructor', 'constructor'],
    ['text in capitals', 'DRAFT', 'DRAFT'],
  ])('writes %s as a reader expects it', async (_what, value, cell) => {
    const [line] = await linesFor(world.intern, [await eventOf({ changes: [change('toString', '', value)] })]);
    expect(line?.slice(4, 7)).toEqual(['toString', '', cell]);
  });

  test('names Dossier where no person did it, and an action of an older version by its name', async () => {
    const events = [await eventOf({ portal: '', actor_name: '' }), await eventOf({ action: 'form-stamped' })];
    const lines = await linesFor(world.intern, events);
    expect(lines[0]?.slice(1, 3)).toEqual(['Dossier', '']);
    expect(lines[1]?.[3]).toBe('form-stamped');
  });

  test('says why an institution may not read a change; the desk reads it [HIST-04, PERM-05]', async () => {
    const event = await eventOf({
      section: 'ownership',
      changes: [change('name', 'SECRET-1', 'SECRET-2'), change('share', 1, 2)],
    });
    expect((await linesFor(world.gatekeeper, [event])).map((line) => line.slice(4, 7))).toEqual([
      ['', 'Access required', 'Access required'],
    ]);
    expect((await linesFor(world.gatekeeper, [event], 'nl'))[0]?.[5]).toBe('Toegang nodig');
    expect((await linesFor(world.intern, [event])).map((line) => line.slice(5, 7))).toEqual([
      ['SECRET-1', 'SECRET-2'],
      ['1', '2'],
    ]);
  });

  test('has every event once and in order, also beyond one batch', async () => {
    const event = await eventOf();
    const events = Array.from({ length: 205 }, (_, at) => ({ ...event, actor_name: `Person ${at}` }));
    const lines = await linesFor(world.gatekeeper, events);
    expect(lines.map((line) => line[1])).toEqual(events.map(({ actor_name }) => actor_name));
  });
});
