import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies, fileOf, importsIn } from '../../test/imports.ts';
import { refused } from '../../test/refused.ts';
import { done, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const { seen, checked, runImports, imported, drafts } = importsIn(() => world);

describe('an import that is undone', () => {
  const undo = (id: string, who = world.admin) => world.run(who, 'undo-import', { import: id });
  const line = (at: number, email: string) => `Undo ${at} B.V.;${20_000_000 + at};NL;BV;A B;${email};;U-${at};;`;
  const contacts = async () =>
    (await world.store.reader.find('gk_contacts', 'email ~ "@undo.example"')).map(({ email }) => email).sort();

  test('loses the drafts and contacts that nobody changed; the others stay and are listed', async () => {
    const emails = ['one', 'two', 'two', 'three', 'four', 'five'].map((name) => `${name}@undo.example`);
    const before = await drafts();
    const { id } = await imported(fileOf(...emails.map((email, at) => line(at, email))));
    const of = (await drafts()).filter((row) => row.import === id);
    const [, second, , fourth, fifth] = of.map(({ id: request }) => request);
    world.clock.advance({ minutes: 1 });
    await done(world.run(world.gatekeeper, 'save-draft', { request: second ?? '', values: { reference: 'CHANGED' } }));
    await done(world.upload(world.gatekeeper, { request: fourth ?? '', owner: 'request', type: 'other' }));
    await done(world.run(world.admin, 'delete-draft', { request: fifth }));
    await world.store.transaction((records) =>
      records.update('gk_contacts', of[5]?.contact ?? '', { phone: '+31205550199' }),
    );
    const { undoUntil } = await seen(id);
    expect(new Date(undoUntil).getTime() - world.clock.now().getTime()).toBeGreaterThan(23 * 3_600_000);

    await done(undo(id));
    await done(undo(id));
    await runImports();
    expect(await seen(id)).toMatchObject({
      ...{ state: 'undone', createdCount: 6, undoneCount: 3, keptCount: 2, undoneBy: 'Ada Min', undoUntil: '' },
    });
    const left = (await drafts()).filter((row) => row.import === id);
    expect(left.map(({ reference }) => reference)).toEqual(['CHANGED', 'U-3']);
    expect((await drafts()).length - before.length).toBe(2);
    // A contact stays while an onboarding uses it, and after someone changed it.
    expect(await contacts()).toEqual(['five@undo.example', 'three@undo.example', 'two@undo.example']);
    const kept = await done(world.view(world.admin, 'client-import-rows', { import: id, result: 'kept' }));
    expect(kept).toMatchObject({ total: 2, items: [{ row: 3, reference: 'CHANGED' }, { row: 5 }] });
    const events = await world.store.reader.find('events', 'action = "import-undone"');
    expect(events).toMatchObject([{ actor: world.admin.id, org: world.org, facts: { deleted: '3', kept: '2' } }]);
    expect(await world.store.reader.count('events', 'action = "draft-deleted"')).toBe(1);
    expect((await checked(fileOf(line(0, 'one@undo.example')))).summary.fates).toMatchObject({ new: 1 });
  });

  test('continues after its process has ended, and cannot be continued, stopped or undone again', async () => {
    const before = await drafts();
    const { id, checkedAt } = await imported(fileOf(...companies(60, 5_000)));
    await done(undo(id));
    let polls = 0;
    await runImports(() => {
      polls += 1;
      return polls > 3;
    });
    expect(await seen(id)).toMatchObject({ state: 'waiting', isUndo: true, undoneCount: 20, keptCount: 40 });
    for (const verb of ['stop-import', 'start-import'])
      await refused(world, 'import-not-open', () => world.run(world.admin, verb, { import: id, checkedAt }));
    await runImports();
    expect(await seen(id)).toMatchObject({ state: 'undone', undoneCount: 60, keptCount: 0 });
    expect(await drafts()).toEqual(before);
    await refused(world, 'import-not-open', () => world.run(world.admin, 'start-import', { import: id, checkedAt }));
  });

  test('is refused after a day, without drafts, before its end, and to others', async () => {
    const { id } = await imported(fileOf(...companies(1, 6_000)));
    await refused(world, 'not-found', () => undo(id, world.otherAdmin));
    for (const who of [world.gatekeeper, world.lead, world.client])
      await refused(world, 'not-allowed', () => undo(id, who));
    const open = await checked(fileOf(...companies(2, 6_000)));
    await refused(world, 'import-not-open', () => undo(open.id));
    await done(world.run(world.admin, 'discard-import', { import: open.id }));
    world.clock.advance({ hours: 25 });
    expect((await seen(id)).undoUntil).toBe('');
    await refused(world, 'import-undo-too-late', () => undo(id));
  });
});
