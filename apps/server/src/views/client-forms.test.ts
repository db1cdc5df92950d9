import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOfOther } from '../../test/case.ts';
import { makeClient } from '../../test/factories.ts';
import { done } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { onlyItsRoles, startViewed, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const listOf = (who: Person) => done(world.view(who, 'client-forms'));
const rowOf = async (who: Person, request: string) =>
  (await listOf(who)).forms.find((row: { request: string }) => row.request === request);

describe('a client’s list', () => {
  test('has every form that was sent, and no draft [PERM-07]', async () => {
    const { forms } = await listOf(world.client);
    const ids = forms.map((row: { request: string }) => row.request);
    expect(ids.toSorted()).toEqual([world.completed, world.corrections, world.requested].toSorted());
  });

  test('has the status of each in plain language, with its dates and open corrections', async () => {
    expect(await rowOf(world.client, world.requested)).toMatchObject({
      clientStatus: 'please-complete',
      subjectName: 'Aoife Brennan',
      purpose: 'Purchase of an office building',
      deadline: '2026-12-24',
      sections: 3,
      sentAt: '',
      openCorrections: 0,
      access: { status: 'pending' },
    });
    expect(await rowOf(world.client, world.corrections)).toMatchObject({
      clientStatus: 'need-something',
      openCorrections: 1,
    });
    const finished = await rowOf(world.client, world.completed);
    expect(finished).toMatchObject({ clientStatus: 'finished', accelerated: false, needsOwner: false });
    expect(finished.complete).toBe(finished.sections);
    expect(finished.sentAt).not.toBe('');
    expect(finished.toIdentify).toBe(0);
  });

  test('has the access requests that still wait for a decision [PERM-14]', async () => {
    const { accessRequests } = await listOf(world.client);
    expect(accessRequests).toMatchObject([{ request: world.requested, status: 'pending', mayDecide: true }]);
  });

  test('of a person without a form is empty', async () => {
    expect(await listOf(world.otherClient)).toEqual({ forms: [], accessRequests: [], tasks: [] });
  });
});

describe('a second institution’s form of the same company', () => {
  test('names the date of the answers that it opens with', async () => {
    const request = await requestOfOther(world, world.completed);
    const row = await rowOf(world.client, request);
    const sent = await rowOf(world.client, world.completed);
    expect(row).toMatchObject({
      clientStatus: 'please-complete',
      org: { name: 'Duinrand Bank' },
      filledFrom: sent.sentAt,
    });
    expect(row.complete).toBeGreaterThan(0);
  });

  test('shows nothing of the vault to a contact who is not a member of it [PERM-07]', async () => {
    const email = 'new@zilverlinde.example';
    const contact = await makeClient(world, { email, last_seen_at: '2026-11-01 10:00:00.000Z' });
    const request = await requestOfOther(world, world.completed, email);
    expect(await rowOf(contact, request)).toMatchObject({
      needsOwner: true,
      savedAt: '',
      sentAt: '',
      filledFrom: '',
      complete: 0,
      accelerated: false,
    });
    expect((await listOf(contact)).accessRequests).toEqual([]);
    expect((await world.view(contact, 'client-form', { request })).status).toBe(404);
  });
});

test('the list is for clients', () => onlyItsRoles(world, 'client-forms'));
