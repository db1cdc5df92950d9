import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor } from '../../test/case.ts';
import { startWorld, type World } from '../../test/scenario.ts';
import type { Actor } from '../runtime/actor.ts';
import { canViewOrganisation, staffOf } from './staff.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe('the settings of an organisation', () => {
  test('are viewed by its own staff; those of the desk by Interns [SET-02]', async () => {
    const people = { member: world.gatekeeper, other: world.otherAdmin, intern: world.intern, client: world.client };
    const seen = async (org: string) => {
      const actors = await Promise.all(
        Object.entries(people).map(async ([name, who]) => [name, await actorFor(world, who)] as const),
      );
      return actors.filter(([, actor]) => canViewOrganisation(actor, org)).map(([name]) => name);
    };
    expect(await seen(world.org)).toEqual(['member', 'intern']);
    expect(await seen(world.otherOrg)).toEqual(['other', 'intern']);
    expect(await seen('')).toEqual(['intern']);
  });

  test('are not viewed by a Gatekeeper without organisation or from an unknown portal', async () => {
    const gatekeeper = await actorFor(world, world.gatekeeper);
    const lost = { ...gatekeeper, org: '' };
    const unknown = { ...gatekeeper, portal: 'auditor' as Actor['portal'], role: 'intern-lead' as const };
    for (const org of [world.org, world.otherOrg, '']) {
      expect([canViewOrganisation(lost, org), canViewOrganisation(unknown, org)]).toEqual([false, false]);
    }
  });

  test('manage Gatekeepers for an institution and Interns for the desk, each under its own chief role', () => {
    expect(staffOf(world.org)).toMatchObject({ collection: 'gatekeeper_users', chief: 'admin' });
    expect(staffOf('')).toMatchObject({ collection: 'internal_users', chief: 'lead' });
    for (const org of [world.org, '']) expect(staffOf(org).roles).toContain(staffOf(org).chief);
  });
});
