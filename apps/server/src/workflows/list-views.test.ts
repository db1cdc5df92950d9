import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeIntern } from '../../test/factories.ts';
import { done, onboardingAt, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

let world: World;
let colleague: Person;
beforeAll(async () => {
  world = await startWorld();
  colleague = await makeIntern(world, { first_name: 'Ilse', last_name: 'Brandt' });
  await onboardingAt(world, 'submitted');
  await onboardingAt(world, 'requested');
});
afterAll(() => world.close());

interface View {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly [field: string]: unknown;
}
const content = { list: 'queue', name: 'Mine, late', isShared: false, search: { tab: 'all' }, columns: null };
const save = (who: Person, values: object = {}) => world.run(who, 'save-list-view', { ...content, ...values });
const viewsOf = async (who: Person, list = 'queue') =>
  (await done(world.view(who, 'list-views', { list }))) as { items: View[]; standard: object };
const named = async (who: Person, name: string, list = 'queue') =>
  (await viewsOf(who, list)).items.find((one) => one.name === name);
const seen = (view: View | undefined) => ({ id: view?.id, revision: view?.revision });

describe('views of a list', () => {
  test('are read back as saved, with how many onboardings each shows', async () => {
    const search = { tab: 'review', sort: '-due' };
    const { view } = await done(save(world.intern, { name: ' Review ', search, columns: ['due', 'org'] }));
    expect(await named(world.intern, 'Review')).toMatchObject({
      id: view,
      isOwn: true,
      isShared: false,
      mayChange: true,
      search,
      columns: ['due', 'org'],
      unknown: [],
    });
    const { view: all } = await done(save(world.intern, { name: 'All' }));
    const { counts } = await done(world.view(world.intern, 'list-view-counts', { list: 'queue' }));
    expect(counts).toEqual({ [view]: 1, [all]: 2 });
  });

  test('of a person are seen by nobody else, shared ones by their own organisation only [PERM-07]', async () => {
    await done(save(world.intern, { name: 'Private of the desk' }));
    const own = { list: 'onboardings', search: { status: 'submitted' } };
    await done(save(world.gatekeeper, { ...own, name: 'Shared by the office', isShared: true }));
    await done(save(world.gatekeeper, { ...own, name: 'Private of the office' }));
    expect(await named(world.lead, 'Private of the desk')).toBeUndefined();
    const names = async (who: Person) => (await viewsOf(who, 'onboardings')).items.map(({ name }) => name);
    expect(await names(world.admin)).toEqual(['Shared by the office']);
    expect(await names(world.otherAdmin)).toEqual([]);
    expect(await world.view(world.gatekeeper, 'list-views', { list: 'queue' })).toMatchObject({ status: 404 });
    expect(await world.view(world.intern, 'list-views', { list: 'onboardings' })).toMatchObject({ status: 404 });
  });

  test('that are shared are changed by their owner and a lead; others, and a second tab, change nothing', async () => {
    await done(save(world.intern, { name: 'Monday', isShared: true }));
    const monday = await named(colleague, 'Monday');
    expect(monday).toMatchObject({ isOwn: false, mayChange: false });
    await done(save(world.lead, { name: 'Monday meeting', isShared: true, view: seen(monday) }));
    const before = await snapshot(world);
    for (const [who, input, status, code] of [
      [colleague, { name: 'Mine now', view: seen(await named(world.intern, 'Monday meeting')) }, 403, 'not-allowed'],
      [world.intern, { name: 'From an old tab', view: seen(monday) }, 409, 'stale-revision'],
      [colleague, { name: 'monday MEETING', isShared: true }, 409, 'view-name-taken'],
      [world.intern, { name: 'Bad', search: { tab: 'gone' } }, 400, 'input-invalid'],
      [world.intern, { name: 'Bad', columns: ['gone'] }, 400, 'input-invalid'],
      [world.gatekeeper, { name: 'Not my list' }, 404, 'not-found'],
      [world.gatekeeper, { name: 'Not mine', list: 'onboardings', search: {}, view: seen(monday) }, 404, 'not-found'],
    ] as const)
      expect(await save(who, input), input.name).toMatchObject({ status, body: { code } });
    expect(await world.run(colleague, 'remove-list-view', { view: monday?.id })).toMatchObject({ status: 403 });
    expect(await world.run(world.admin, 'remove-list-view', { view: monday?.id })).toMatchObject({ status: 404 });
    expect(await snapshot(world)).toBe(before);
  });

  test('remain when their owner leaves, and a parameter that was removed is named instead of failing', async () => {
    await done(save(colleague, { name: 'Of somebody who left', isShared: true }));
    const left = await named(world.intern, 'Of somebody who left');
    await world.store.transaction(async (records) => {
      await records.update('internal_users', colleague.id, { active: false });
      await records.update('list_views', left?.id ?? '', {
        search: { tab: 'gone', type: 'business' },
        columns: ['gone', 'due'],
      });
    });
    expect(await named(world.intern, 'Of somebody who left')).toMatchObject({
      owner: left?.['owner'],
      search: { type: 'business' },
      unknown: ['tab'],
      columns: ['due'],
    });
    await done(world.view(world.intern, 'list-view-counts', { list: 'queue' }));
  });

  test('open by themselves for a person who chose so; a deleted one opens the standard list again', async () => {
    const { view } = await done(save(world.intern, { name: 'Opens first', isShared: true }));
    const set = (who: Person, chosen: object) => world.run(who, 'set-list-standard', { list: 'queue', ...chosen });
    await done(set(world.intern, { view, columns: ['due', 'org'] }));
    await done(set(world.lead, { view, columns: null }));
    expect((await viewsOf(world.intern)).standard).toEqual({ view, columns: ['due', 'org'] });
    const hidden = await done(save(world.lead, { name: 'Of the lead' }));
    expect(await set(world.intern, { view: hidden.view, columns: null })).toMatchObject({ status: 404 });
    await done(world.run(world.intern, 'remove-list-view', { view }));
    expect((await viewsOf(world.intern)).standard).toEqual({ view: '', columns: ['due', 'org'] });
    expect((await viewsOf(world.lead)).standard).toEqual({ view: '', columns: null });
  });
});
