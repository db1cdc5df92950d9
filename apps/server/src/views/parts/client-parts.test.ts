import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClient } from '../../../test/factories.ts';
import { textOf } from '../../../test/pdf-text.ts';
import {
  accessOf,
  done,
  draftRow,
  fillIn,
  onboardingAt,
  requestRow,
  startWorld,
  type World,
} from '../../../test/scenario.ts';
import { ofOtherInstitution } from '../../../test/screened.ts';
import { clientVersion, loadClientOnboarding } from '../../case/client-onboarding.ts';
import { accessLine } from './access-line.ts';
import { faceOf, supportOf } from './org-face.ts';
import { printedAnswers } from './printed-answers.ts';

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'requested', 'business', { reference: 'TR-1' });
}, 60_000);
afterAll(() => world.close());

const loaded = async (id = request, user = world.client.id) => {
  const onboarding = await loadClientOnboarding(world.store.reader, user, id);
  if (!onboarding) throw new Error(`${user} has no part in ${id}`);
  return onboarding;
};

describe('an access request as the client reads it', () => {
  test('has who requests access and what for, and can be decided while it is open [ACC-11]', async () => {
    expect(accessLine(await loaded())).toMatchObject({
      request,
      reference: 'TR-1',
      requesterName: 'Sanne de Wit',
      org: { name: 'Kade & Vos Notarissen' },
      subjectName: 'Zilverlinde Vastgoed B.V.',
      status: 'pending',
      mayDecide: true,
    });
  });

  test('cannot be decided by a helper, nor once it was answered [PERM-12]', async () => {
    const helper = await makeClient(world);
    const { business } = await requestRow(world, request);
    const member = { business, user: helper.id, role: 'helper', added_by: world.client.id } as const;
    await world.store.transaction((records) => records.create('vault_members', member));
    expect(accessLine(await loaded(request, helper.id))?.mayDecide).toBe(false);
    await done(world.run(world.client, 'approve-access', { access: await accessOf(world, request) }));
    expect(accessLine(await loaded())).toMatchObject({ status: 'approved', mayDecide: false });
  });
});

describe('the client’s answers as PDF', () => {
  const printed = async (id: string) => {
    const onboarding = await loaded(id);
    const version = await clientVersion(world.store.reader, onboarding.request);
    const printing = {
      records: world.store.reader,
      language: 'en',
      now: world.clock.now(),
      today: '2026-11-21',
      printing: { key: 'client' },
    } as const;
    return textOf(await printedAnswers(printing, onboarding, version));
  };

  test('are not marked as sent while the form is a draft, and are afterwards [PERM-17]', async () => {
    await fillIn(world, request);
    const draft = await printed(request);
    expect(draft).toContain('Hoekstra Beheer');
    await done(world.run(world.client, 'submit', { request }));
    const sent = await printed(request);
    expect(sent).toContain('Hoekstra Beheer');
    expect(sent).not.toBe(draft);
    expect((await draftRow(world, request))?.id).toBeUndefined();
  });

  test('name the institution of their own onboarding only', async () => {
    const second = await ofOtherInstitution(world, request);
    const [first, other] = [await printed(request), await printed(second)];
    expect([first.includes('Kade & Vos'), first.includes('Duinrand')]).toEqual([true, false]);
    expect([other.includes('Kade & Vos'), other.includes('Duinrand')]).toEqual([false, true]);
  });
});

describe('an institution as its clients see it', () => {
  test('has name, colour and the address of its logo, with every character escaped', async () => {
    const org = await world.store.reader.need('gk_org', world.org);
    expect(faceOf(org)).toEqual({ name: 'Kade & Vos Notarissen', logo: '', accent: '#1f3a4d' });
    expect(faceOf({ ...org, logo: 'mijn logo?#.png' }).logo).toBe(`/api/files/gk_org/${org.id}/mijn%20logo%3F%23.png`);
  });

  test('has its support texts in each language, and empty ones before any are set', async () => {
    const org = await world.store.reader.need('gk_org', world.org);
    expect(supportOf(org)).toMatchObject({ supportEmail: 'help@example.test', supportPhone: '+31 10 555 01 40' });
    expect(Object.keys(supportOf(org).supportTexts).toSorted()).toEqual(['en', 'nl']);
    expect(supportOf(undefined)).toMatchObject({ supportEmail: '', supportPhone: '' });
  });
});
