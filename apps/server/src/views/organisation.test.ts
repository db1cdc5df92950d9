import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make, makeGatekeeper } from '../../test/factories.ts';
import { done } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

type User = { id: string; state: string; isMe: boolean; lastName: string };
const settingsOf = (who: Person, params: Record<string, string> = {}) => done(world.view(who, 'organisation', params));

describe('the settings of an institution', () => {
  test('have its details and its users by name, the viewer marked [SET-01]', async () => {
    const settings = await settingsOf(world.gatekeeper);
    expect(settings).toMatchObject({ id: world.org, name: 'Kade & Vos Notarissen', code: 'KV', accent: '#1f3a4d' });
    expect(settings.users.map(({ lastName }: User) => lastName)).toEqual(['Min', 'de Wit']);
    expect(settings.users.filter(({ isMe }: User) => isMe).map(({ id }: User) => id)).toEqual([world.gatekeeper.id]);
    expect(JSON.stringify(settings)).not.toMatch(/password|tokenKey/);
  });

  test('are managed by its admin and by a lead of the desk, read by the others [SET-02]', async () => {
    const org = { org: world.org };
    const managed = async (who: Person) => (await settingsOf(who, org)).mayManage;
    expect(await Promise.all([world.gatekeeper, world.admin, world.intern, world.lead].map(managed))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('have the state of each account: active, invited or closed', async () => {
    const invited = await makeGatekeeper(world, world.otherOrg, { invited_at: '2026-11-20 09:00:00.000Z' });
    const closed = await makeGatekeeper(world, world.otherOrg, { active: false });
    const { users } = await settingsOf(world.otherAdmin);
    const states = new Map(users.map(({ id, state }: User) => [id, state]));
    expect([states.get(invited.id), states.get(closed.id), states.get(world.otherAdmin.id)]).toEqual([
      'invited',
      'closed',
      'active',
    ]);
  });
});

describe('the desk', () => {
  test('chooses among all institutions; an institution has none to choose from [PERM-05]', async () => {
    await make(world, 'desk', { name: 'Review desk' });
    const names = (await settingsOf(world.intern)).organisations.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Duinrand Bank', 'Kade & Vos Notarissen']);
    expect((await settingsOf(world.gatekeeper)).organisations).toEqual([]);
  });

  test('has settings of its own, with its own users', async () => {
    const settings = await settingsOf(world.lead);
    expect(settings).toMatchObject({ id: '', name: 'Review desk', code: '', logo: '', mayManage: true });
    expect(settings.users.map(({ lastName }: User) => lastName)).toEqual(['Aerts', 'Ead']);
  });
});

test('the settings of another institution do not exist, and clients have none [PERM-05]', async () => {
  for (const org of [world.otherOrg, '']) {
    await missingFor(world, [world.gatekeeper, world.admin], 'organisation', { org }, { org: unknownId });
  }
  await missingFor(world, [world.lead], 'organisation', { org: unknownId }, {});
  await onlyItsRoles(world, 'organisation', {});
});
