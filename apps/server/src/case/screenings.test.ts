import { holding, joris, marit } from '@dossier/domain/testing/sample-form';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, write } from '../../test/case.ts';
import { clear, done, onboardingAt, requestRow, saveSection, startWorld, type World } from '../../test/scenario.ts';
import type { Row } from '../collections/rows.ts';
import { type CaseScreening, newestScreenings, screeningStatusOf, screeningTargets, tooMany } from './screenings.ts';
import { draftOf } from './versions.ts';

let world: World;
let request = '';
beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'submitted', 'business', newCompany());
});
afterAll(() => world.close());

const reader = () => world.store.reader;

describe('who is screened', () => {
  const targets = async (id: string) => screeningTargets(reader(), await requestRow(world, id));
  const draftTargets = async (ownership: object, people: object) => {
    const id = await onboardingAt(world, 'approved', 'business', newCompany());
    await done(saveSection(world, id, 'ownership', ownership));
    await done(saveSection(world, id, 'people', people));
    const row = await requestRow(world, id);
    const found = await screeningTargets(reader(), row, await draftOf(reader(), row));
    return found.map(({ kind, target, name }) => [kind, target, name]);
  };

  test('is the company, every company above it, every owner and every associated person, each once', async () => {
    expect((await targets(request)).map(({ kind, target }) => [kind, target])).toEqual([
      ['company', 'subject'],
      ['person', marit],
      ['company', holding],
      ['person', joris],
    ]);
  });

  test('of an individual is the person alone', async () => {
    const id = await onboardingAt(world, 'submitted', 'individual');
    expect(await targets(id)).toEqual([{ kind: 'person', target: 'subject', name: 'Aoife Brennan' }]);
  });

  test('includes people without a share: directors and agents', async () => {
    const director = { id: 'persondirector1', firstName: 'Dirk', lastName: 'Director' };
    expect(await draftTargets({ nodes: [], edges: [] }, { people: [director] })).toContainEqual([
      'person',
      director.id,
      'Dirk Director',
    ]);
  });

  test('is still the company above it when a client gives a person the id of that company', async () => {
    const company = { id: holding, kind: 'company', name: 'Listed Holding Ltd' };
    const person = { id: holding, firstName: 'Harmless', lastName: 'Person' };
    const found = await draftTargets({ nodes: [company], edges: [] }, { people: [person] });
    expect(found).toContainEqual(['company', holding, 'Listed Holding Ltd']);
    expect(found).toContainEqual(['person', holding, 'Harmless Person']);
  });

  test('is only the subject while nothing was submitted', async () => {
    expect(await targets(await onboardingAt(world, 'approved', 'business', newCompany()))).toHaveLength(1);
  });
});

describe('the result for a name', () => {
  type Hit = Row<'screening_hits'>['state'];
  const person = { id: '', subject: '' };
  beforeAll(async () => {
    const row = await requestRow(world, request);
    Object.assign(person, { id: joris, subject: row.subject });
  });

  /** A new screening of Joris with hits in these states. */
  async function screened(states: readonly Hit[], more: Partial<Row<'statuses_screening'>> = {}) {
    world.clock.advance({ seconds: 1 });
    const about = { request, subject: person.subject, kind: 'person' as const, target: person.id };
    await write(world, async (records) => {
      const row = { ...about, name: 'Joris', status: 'clear' as const, hits: states.length, ...more };
      const { id: screening } = await records.create('statuses_screening', row);
      for (const state of states) await records.create('screening_hits', { ...about, screening, list: 'EU', state });
    });
    return newestOf(`person:${person.id}`);
  }
  const newestOf = async (key: string) => (await newestScreenings(reader(), request)).get(key) as CaseScreening;

  test.each([
    [[], 'clear', 0],
    [['false_positive'], 'clear', 0],
    [['false_positive', 'open'], 'pending', 1],
    [['unsure', 'open'], 'pending', 2],
    [['true_match'], 'failed', 0],
    [['true_match', 'open', 'false_positive'], 'failed', 1],
  ] as const)('with the hits %o is %s with %i open [SCR-08, SCR-09]', async (states, status, openHits) => {
    expect(await screened(states)).toMatchObject({ status, openHits });
  });

  test('is the newest, not the best: a later clear search replaces a failed one', async () => {
    expect((await screened([], { status: 'failed' })).status).toBe('failed');
    expect((await screened([])).status).toBe('clear');
  });

  test('stays pending when the provider was down, with the error [SCR-10]', async () => {
    const found = await screened([], { status: 'pending', error: 'timeout' });
    expect(found.status).toBe('pending');
    expect(found.row.error).toBe('timeout');
  });

  test('stays pending when there were more matches than are stored, even if all stored ones are decided', async () => {
    const found = await screened(['false_positive', 'false_positive'], { status: 'pending', error: tooMany });
    expect(found).toMatchObject({ status: 'pending', openHits: 0 });
  });

  test('that is clear counts as pending while a newer version is being screened, a failed one stays failed', async () => {
    await screened([]);
    world.clock.advance({ seconds: 1 });
    const run = await write(world, (records) =>
      records.create('screening_runs', { request, state: 'waiting', why: 'again' }),
    );
    expect((await newestOf(`person:${joris}`)).status).toBe('pending');
    expect((await screened([])).status).toBe('clear');
    await write(world, (records) => records.update('screening_runs', run.id, { state: 'done' }));
    expect((await newestOf(`person:${joris}`)).status).toBe('clear');
  });

  test('of one onboarding is none of another of the same institution', async () => {
    const other = await onboardingAt(world, 'submitted', 'business', newCompany());
    expect((await newestScreenings(reader(), other)).size).toBe(0);
  });

  test('of a person and of a company under the same id are two results', async () => {
    const record = (kind: string, target: string, status: string) =>
      done(world.run(world.intern, 'record-screening', { request, kind, target, ...clear, status }));
    await record('company', holding, 'failed');
    await record('person', joris, 'clear');
    expect((await newestOf(`company:${holding}`)).status).toBe('failed');
    expect((await newestOf(`person:${joris}`)).status).toBe('clear');
  });
});

describe('the check over all names', () => {
  const status = fc.constantFrom('pending', 'clear', 'failed', 'missing');
  const check = (statuses: readonly string[], kind: 'company' | 'person' = 'person') => {
    const targets = statuses.map((_, i) => ({ kind: 'person' as const, target: `t${i}`, name: 'N' }));
    const known = statuses.flatMap((one, i): [string, CaseScreening][] =>
      one === 'missing' ? [] : [[`person:t${i}`, { status: one } as CaseScreening]],
    );
    return screeningStatusOf(kind, targets, new Map(known));
  };

  test('is clear only if all are, and pending while any is unknown, in any order', () => {
    fc.assert(
      fc.property(fc.array(status, { minLength: 1 }), (statuses) => {
        const unknown = statuses.includes('pending') || statuses.includes('missing');
        const expected = unknown ? 'pending' : statuses.includes('failed') ? 'failed' : 'clear';
        expect(check(statuses)).toBe(expected);
        expect(check(statuses.toReversed())).toBe(expected);
      }),
    );
  });

  test('is pending, never clear, when there is no name to screen', () => {
    expect(check([])).toBe('pending');
    expect(check(['clear'], 'company')).toBe('pending');
  });
});
