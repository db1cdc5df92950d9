import type { OnboardingRow } from '@dossier/domain/contracts/answers/onboardings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

const dayMs = 86_400_000;
let world: World;
/** Names of the onboardings by their ids. */
const names = new Map<string, string>();

beforeAll(async () => {
  world = await startWorld();
  const today = Date.parse(world.clock.now().toISOString().slice(0, 10));
  const day = (offset: number) => new Date(today + offset * dayMs).toISOString().slice(0, 10);
  const set = async (name: string, stage: Parameters<typeof onboardingAt>[1], values: object = {}) => {
    const id = await onboardingAt(world, stage);
    await world.store.transaction((records) => records.update('gk_requests', id, { reference: name, ...values }));
    names.set(id, name);
  };
  await set('late', 'requested', { deadline: day(-1) });
  await set('today', 'requested', { deadline: day(0), assigned_intern: world.intern.id });
  await set('near', 'requested', { deadline: day(7) });
  await set('far', 'requested', { deadline: day(8), assigned_intern: world.lead.id });
  await set('without', 'draft', { deadline: '' });
  await set('done', 'completed', { deadline: day(-1), assigned_intern: world.lead.id });
  await set('cancelled', 'cancelled', { deadline: day(-1) });
  await set('old', 'cancelled', {
    archived_at: new Date(world.clock.now().getTime() - 30 * dayMs - 1000).toISOString().replace('T', ' '),
  });
  await set('closed', 'closed');
}, 120_000);
afterAll(() => world.close());

const listed = async (who: Person, params: Record<string, string>) => done(world.view(who, 'onboardings', params));
const namesOf = ({ items }: { items: OnboardingRow[] }) => items.map(({ id }) => names.get(id)).toSorted();

describe('the archive is narrowed', () => {
  test.each([
    ['month', ['cancelled', 'closed']],
    ['year', ['cancelled', 'closed', 'old']],
    ['earlier', []],
  ])('by when it was archived: %s; the counts of its parts follow [ARC-01]', async (archived, expected) => {
    const answer = await listed(world.gatekeeper, { status: 'archived', archived });
    expect(namesOf(answer)).toEqual(expected);
    expect(answer.total).toBe(expected.length);
    expect(answer.counts.archived).toBe(expected.length);
    expect((await listed(world.otherGatekeeper, { status: 'archived', archived })).items).toEqual([]);
  });

  test('an unknown time is refused, not ignored', async () => {
    const { status } = await world.view(world.gatekeeper, 'onboardings', { archived: 'never' });
    expect(status).toBe(400);
  });
});

describe('onboardings are narrowed', () => {
  test.each([
    [{ deadline: 'overdue' }, ['late']],
    [{ deadline: 'week' }, ['near', 'today']],
    [{ deadline: 'later' }, ['far']],
    [{ assigned: 'unassigned' }, ['late', 'near']],
    [{ deadline: 'overdue', search: 'far' }, []],
    [{ deadline: 'week', assigned: 'unassigned' }, ['near']],
  ] as [Record<string, string>, string[]][])(
    'by %j to %j; the counts follow [ONB-13, NAV-13]',
    async (params, expected) => {
      const answer = await listed(world.gatekeeper, params);
      expect(namesOf(answer)).toEqual(expected);
      expect(answer.total).toBe(expected.length);
      expect(answer.counts.requested).toBe(expected.length);
      expect((await listed(world.otherGatekeeper, params)).items).toEqual([]);
    },
  );

  test('by who reviews them; each institution is offered only who reviews its own [ONB-13, PERM-07]', async () => {
    const one = { assigned: world.lead.id };
    expect(namesOf(await listed(world.gatekeeper, one))).toEqual(['done', 'far']);
    expect((await listed(world.otherGatekeeper, one)).items).toEqual([]);
    expect(namesOf(await listed(world.intern, { assigned: 'me' }))).toEqual(['today']);
    expect(namesOf(await listed(world.gatekeeper, { assigned: 'me' }))).toEqual([]);
    const people = (await listed(world.gatekeeper, {})).assignees.map(({ name }: { name: string }) => name);
    expect(people).toEqual(['Ruben Aerts', 'Lena Ead']);
    expect((await listed(world.otherGatekeeper, {})).assignees).toEqual([]);
  });

  test('by words that are none of these, not at all', async () => {
    for (const [name, word] of [
      ['deadline', 'soon'],
      ['show', 'everything'],
    ] as const) {
      expect((await world.view(world.gatekeeper, 'onboardings', { [name]: word })).status).toBe(400);
    }
  });
});

describe('the archive', () => {
  test.each([
    ['cancelled', ['cancelled', 'old']],
    ['closed', ['closed']],
    ['restorable', ['cancelled', 'closed']],
  ])('shows its part %s: %j [ARC-01, ARC-03]', async (show, expected) => {
    expect(namesOf(await listed(world.gatekeeper, { show }))).toEqual(expected);
    const other = await listed(world.otherGatekeeper, { show });
    expect(other.items).toEqual([]);
    expect(other.archive).toEqual({ cancelled: 0, closed: 0, restorable: 0 });
  });

  test('counts its parts under the same search, and only when it is requested [ARC-01]', async () => {
    const all = await listed(world.gatekeeper, { status: 'archived' });
    expect(all.archive).toEqual({ cancelled: 2, closed: 1, restorable: 2 });
    const found = await listed(world.gatekeeper, { status: 'archived', search: 'old' });
    expect(found.archive).toEqual({ cancelled: 1, closed: 0, restorable: 0 });
    expect(await listed(world.gatekeeper, {})).not.toHaveProperty('archive');
  });

  test('says who archived each, and why it was cancelled [ARC-01]', async () => {
    const { items } = await listed(world.gatekeeper, { status: 'archived' });
    const rows = new Map(items.map((row: OnboardingRow) => [names.get(row.id), row]));
    expect(rows.get('cancelled')).toMatchObject({ archivedBy: 'Sanne de Wit', cancelReason: 'The sale is off.' });
    expect(rows.get('closed')).toMatchObject({ archivedBy: 'Sanne de Wit', cancelReason: '' });
    const open = await listed(world.gatekeeper, {});
    expect(open.items.map((row: OnboardingRow) => row.archivedBy + row.cancelReason).join('')).toBe('');
  });
});
