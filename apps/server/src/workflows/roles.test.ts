import { mayRun } from '@dossier/domain/contracts/permissions';
import { workflowContracts, workflowNames } from '@dossier/domain/contracts/workflows';
import { type Role, roles } from '@dossier/domain/portal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onboardingAt, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { workflows } from './index.ts';

let world: World;
let people: Record<Role, Person>;
let request: string;

beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'requested');
  const { gatekeeper, admin, intern, lead, client } = world;
  people = { gatekeeper, 'gatekeeper-admin': admin, intern, 'intern-lead': lead, client };
});
afterAll(() => world.close());

const cells = workflowNames.flatMap((verb) => roles.map((role) => ({ verb, role })));

describe('access to workflows by role [PERM-08, PERM-09, PERM-10, PERM-11, PERM-12, PERM-13, PERM-14]', () => {
  test.each(cells)('$verb by $role', async ({ verb, role }) => {
    const before = await snapshot(world);
    // The input is invalid for every workflow: only a permitted role gets that refusal.
    const { status, body } = await world.run(people[role], verb, { nonsense: true, request: 7 });
    if (!mayRun(workflowContracts[verb], role)) {
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'not-allowed' });
      expect(await snapshot(world)).toBe(before);
    } else expect(body.code).not.toBe('not-allowed');
  });

  test.each(workflowNames)('%s by a guest is 401', async (verb) => {
    const before = await snapshot(world);
    const { status, body } = await world.run(null, verb, { request });
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'not-signed-in' });
    expect(await snapshot(world)).toBe(before);
  });
});

test('every workflow is registered under its own name', () => {
  expect(Object.entries(workflows).filter(([key, { name }]) => key !== name)).toEqual([]);
  expect(Object.keys(workflows).toSorted()).toEqual([...workflowNames].toSorted());
});

test('invalid input is reported by field, in the format of the record API', async () => {
  const { status, body } = await world.run(world.gatekeeper, 'cancel', { request: 'x', reason: 7 });
  expect(status).toBe(400);
  expect(body).toMatchObject({ status: 400, code: 'input-invalid', data: { request: { code: expect.any(String) } } });
  expect(Object.keys(body.data).toSorted()).toEqual(['reason', 'request']);
});

test('a deactivated user is signed out immediately', async () => {
  const { id, collection } = world.admin;
  await world.store.transaction((records) => records.update('gatekeeper_users', id, { active: false }));
  const { status } = await world.run({ id, collection }, 'save-profile', {});
  await world.store.transaction((records) => records.update('gatekeeper_users', id, { active: true }));
  expect(status).toBe(401);
});
