import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../test/factories.ts';
import { done, onboardingAt, snapshot, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { writeFirstTemplates } from '../jobs/first-templates.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await make(world, 'desk', { name: 'The desk' });
  await writeFirstTemplates(world.store);
});
afterAll(() => world.close());

const texts = (name: string) => ({ en: { name, text: `${name} {{client}}` }, nl: { name, text: `${name} nl` } });
type Item = { id: string; org: string; kind: string; texts: ReturnType<typeof texts> };

const settings = async (who: Person, org: string): Promise<Item[]> =>
  (await done(world.view(who, 'reason-templates', { org }))).items;
const namesOf = (items: readonly Item[], kind: string) =>
  items.filter((one) => one.kind === kind).map((one) => one.texts.en.name);
const save = (who: Person, org: string, kind: string, name: string) =>
  world.run(who, 'save-reason-template', { org, kind, texts: texts(name) });

describe('templates of reasons', () => {
  test('exist for the desk and each institution in both languages, and removed ones do not return', async () => {
    const own = await settings(world.admin, world.org);
    expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(['ask-client', 'reject-document', 'cancel']));
    for (const { texts: all } of own)
      for (const { name, text } of Object.values(all)) expect(name && text).not.toMatch(/^reason|^$/);
    expect(namesOf(await settings(world.lead, ''), 'dismiss-hit')).toContain('Other date of birth');
    const first = own.find(({ kind }) => kind === 'cancel');
    await done(world.run(world.admin, 'remove-reason-template', { template: first?.id, isRemoved: true }));
    await writeFirstTemplates(world.store);
    expect(namesOf(await settings(world.admin, world.org), 'cancel')).toEqual(['Requested twice']);
    await done(world.run(world.admin, 'remove-reason-template', { template: first?.id, isRemoved: false }));
    expect(namesOf(await settings(world.admin, world.org), 'cancel')).toEqual([
      'Transaction is off',
      'Requested twice',
    ]);
  });

  test('are added, edited and ordered; one that a colleague added meanwhile comes last', async () => {
    await done(save(world.admin, world.org, 'cancel', 'Third'));
    const before = (await settings(world.admin, world.org)).filter(({ kind }) => kind === 'cancel');
    await done(save(world.admin, world.org, 'cancel', 'Fourth'));
    const templates = before.map(({ id }) => id).toReversed();
    await done(world.run(world.admin, 'order-reason-templates', { org: world.org, kind: 'cancel', templates }));
    const [third] = before.slice(-1);
    const edited = { org: world.org, kind: 'cancel', template: third?.id, texts: texts('Third, edited') };
    await done(world.run(world.admin, 'save-reason-template', edited));
    expect(namesOf(await settings(world.admin, world.org), 'cancel')).toEqual([
      'Third, edited',
      'Requested twice',
      'Transaction is off',
      'Fourth',
    ]);
  });

  test("of an onboarding are the institution's and the desk's for a reviewer, its own for the institution", async () => {
    await done(save(world.otherAdmin, world.otherOrg, 'ask-client', 'Canary of another institution'));
    await done(save(world.lead, '', 'ask-client', 'Words of the desk'));
    const request = await onboardingAt(world, 'submitted');
    const offered = async (who: Person) => done(world.view(who, 'reason-templates', { request, kind: 'ask-client' }));
    const { items, about } = await offered(world.intern);
    expect(about).toMatchObject({ institution: 'Kade & Vos Notarissen', reference: 'TR-2026-0431' });
    expect(new Set(items.map(({ org }: Item) => org))).toEqual(new Set([world.org, '']));
    const own = await offered(world.gatekeeper);
    expect(new Set(own.items.map(({ org }: Item) => org))).toEqual(new Set([world.org]));
    expect(JSON.stringify([items, own])).not.toContain('Canary');
  });

  test('are managed by admins and leads of their own; others change nothing and see nothing [PERM-02, PERM-07]', async () => {
    const [own] = await settings(world.admin, world.org);
    const [desk] = await settings(world.lead, '');
    const request = await onboardingAt(world, 'requested');
    const before = await snapshot(world);
    const remove = { isRemoved: true };
    for (const [who, verb, input, code] of [
      [world.gatekeeper, 'remove-reason-template', { template: own?.id, ...remove }, 'not-allowed'],
      [world.intern, 'remove-reason-template', { template: desk?.id, ...remove }, 'not-allowed'],
      [world.client, 'remove-reason-template', { template: own?.id, ...remove }, 'not-allowed'],
      [world.otherAdmin, 'remove-reason-template', { template: own?.id, ...remove }, 'not-found'],
      [world.admin, 'remove-reason-template', { template: desk?.id, ...remove }, 'not-found'],
      [world.admin, 'save-reason-template', { org: '', kind: 'ask-client', texts: texts('x') }, 'not-found'],
      [world.admin, 'save-reason-template', { org: world.org, kind: 'dismiss-hit', texts: texts('x') }, 'not-found'],
      [world.otherAdmin, 'order-reason-templates', { org: world.org, kind: 'cancel', templates: [] }, 'not-found'],
      [
        world.admin,
        'save-reason-template',
        { org: world.org, kind: 'cancel', texts: { ...texts('x'), nl: { name: 'x', text: '{{score}}' } } },
        'input-invalid',
      ],
    ] as const)
      expect((await world.run(who, verb, input)).body.code, verb).toBe(code);
    expect(await snapshot(world)).toBe(before);
    const views = [
      [world.otherGatekeeper, { request }],
      [world.otherGatekeeper, { org: world.org }],
      [world.gatekeeper, { org: '' }],
    ] as const;
    for (const [who, params] of views) {
      const { status, body } = await world.view(who, 'reason-templates', params as Record<string, string>);
      // An empty organisation is the viewer's own.
      if (status === 200) expect(body.items.every(({ org }: Item) => org === world.org)).toBe(true);
      else expect(body.code).toBe('not-found');
    }
  });
});
