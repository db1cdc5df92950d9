import { readFile } from 'node:fs/promises';
import { businessAnswers, joris, marit } from '@dossier/domain/testing/sample-form';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { make } from '../factories.ts';
import { refused } from '../refused.ts';
import {
  done,
  draftRow,
  fillIn,
  onboardingAt,
  requestRow,
  saveSection,
  screeningTargets,
  settleChecks,
  startWorld,
  type World,
} from '../scenario.ts';
import { testFile } from '../test-app.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const entity = async (who: World['gatekeeper'], request: string, params: Record<string, string> = {}) =>
  world.view(who, 'entity', { subject: (await requestRow(world, request)).subject, ...params });

describe('two onboardings of one subject', () => {
  test('the page shows the newest, lists both and switches to the older one [ROUTE-50, ROUTE-51]', async () => {
    const older = await onboardingAt(world, 'closed', 'business', { reference: 'FIRST' });
    world.clock.advance({ days: 1 });
    const newer = await onboardingAt(world, 'requested', 'business', { reference: 'SECOND' });
    expect((await requestRow(world, newer)).subject).toBe((await requestRow(world, older)).subject);
    for (const who of [world.gatekeeper, world.intern]) {
      const { body } = await entity(who, newer);
      expect(body.request).toMatchObject({ id: newer, reference: 'SECOND', status: 'requested' });
      expect(body.onboardings.map((one: { id: string }) => one.id)).toEqual([newer, older]);
      const { body: switched } = await entity(who, newer, { request: older });
      expect(switched.request).toMatchObject({ id: older, reference: 'FIRST', status: 'archived' });
      expect(switched.onboardings.map((one: { id: string }) => one.id)).toEqual([newer, older]);
    }
    expect((await entity(world.otherGatekeeper, newer)).status).toBe(404);
    expect((await entity(world.otherGatekeeper, newer, { request: older })).status).toBe(404);
  });

  test('the form of the second is prefilled with the submission of the first [FORM-32]', async () => {
    const first = await onboardingAt(world, 'submitted');
    const second = await onboardingAt(world, 'requested');
    const { contact, 'legal-entity': legalEntity, activities } = businessAnswers();
    expect(await draftRow(world, second)).toMatchObject({
      contact,
      legal_entity: legalEntity,
      activities,
      people: { people: [{ id: marit }, { id: joris }] },
    });
    const { body } = await world.view(world.client, 'client-form', { request: second });
    expect(body.answers['legal-entity']).toEqual(legalEntity);
    expect((await requestRow(world, second)).subject).toBe((await requestRow(world, first)).subject);
  });

  test('a complete and recent vault only needs approval and confirmation [FORM-32]', async () => {
    await onboardingAt(world, 'submitted');
    const second = await onboardingAt(world, 'requested');
    await refused(world, 'access-not-approved', () => world.run(world.client, 'submit', { request: second }));
    const access = await world.store.reader.first('gk_access', 'request = {:second}', { second });
    await done(world.run(world.client, 'approve-access', { access: access?.id }));
    await done(world.run(world.client, 'submit', { request: second }));
    expect((await requestRow(world, second)).status).toBe('submitted');
  });
});

describe('screening', () => {
  test('is ordered when the client submits: both checks are pending, and every name is to be screened [SCR-07]', async () => {
    const id = await onboardingAt(world, 'approved');
    await fillIn(world, id);
    await done(world.run(world.client, 'submit', { request: id }));
    const { body } = await entity(world.intern, id);
    const words = Object.fromEntries(
      body.statuses.map((line: { check: string; status: string }) => [line.check, line.status]),
    );
    expect(words).toMatchObject({ company_screening: 'pending', person_screening: 'pending' });
    const targets = body.screeningTargets.map(({ kind, target }: Record<string, string>) => ({ kind, target }));
    const expected = await screeningTargets(world, id);
    expect(targets).toHaveLength(expected.length);
    expect(targets).toEqual(expect.arrayContaining(expected));
    await refused(world, 'checks-not-final', () => world.run(world.intern, 'complete', { request: id }));
  });
});

describe('documents', () => {
  test.each([
    ['a PDF', 'scan-three-pages.pdf', 'application/pdf'],
    ['a PNG', 'card.png', 'image/png'],
    ['a JPG', 'phone-photo.jpg', 'image/jpeg'],
  ])('%s has its own page and is downloaded as stored [DOC-09]', async (_what, file, mediaType) => {
    const id = await onboardingAt(world, 'approved');
    const { doc } = await done(world.upload(world.client, { request: id, owner: 'subject', type: 'other' }, file));
    await fillIn(world, id);
    await done(world.run(world.client, 'submit', { request: id }));
    const { subject } = await requestRow(world, id);
    const { body } = await world.view(world.intern, 'document', { doc, subject });
    expect(body.document).toMatchObject({ doc, name: file, mediaType });
    const answer = await fetch(`${world.url}/api/desk/views/document-file?${new URLSearchParams({ doc })}`, {
      headers: { authorization: await world.tokenOf(world.intern) },
    });
    expect(answer.headers.get('content-type')).toBe(mediaType);
    expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(testFile(file)))).toBe(true);
    const foreign = await world.view(world.otherGatekeeper, 'document', { doc, subject });
    expect(foreign.status).toBe(404);
  });

  test('the history of an owner and kind lists every version, newest first, each with its file [DOC-10, DOC-11, DOC-12]', async () => {
    const id = await onboardingAt(world, 'submitted');
    const { subject, number, reference } = await requestRow(world, id);
    const [first] = (await history(subject)).body.versions;
    await done(
      world.run(world.intern, 'reject-document', { request: id, document: first.document, reason: 'Blurred.' }),
    );
    const correction = { target: `document:registration:${subject}`, text: 'A sharper one, please.' };
    await done(world.run(world.intern, 'ask-client', { request: id, corrections: [correction] }));
    world.clock.advance({ hours: 1 });
    const again = { request: id, owner: 'subject', type: 'registration', issuedOn: '2026-11-10' };
    const { doc } = await done(world.upload(world.client, again, 'scan-three-pages.pdf'));
    const { body } = await history(subject);
    expect(body).toMatchObject({ owner: subject, kind: 'registration', subject });
    expect(body.versions).toMatchObject([
      { doc, version: 2, name: 'scan-three-pages.pdf', issuedOn: '2026-11-10', verification: 'pending' },
      {
        doc: first.doc,
        version: 1,
        name: 'card.png',
        issuedOn: '2026-11-02',
        verification: 'rejected',
        reason: 'Blurred.',
      },
    ]);
    for (const version of body.versions) {
      expect(version.uploadedBy).toBe('Marit Hoekstra');
      expect(version.uploadedAt).toMatch(/^2026-11-21 /);
      expect(version).toHaveProperty('expiresOn');
    }
    expect(body.versions[1].usedIn).toEqual([{ id, number, reference }]);
    for (const version of body.versions) expect((await fileOf(version.doc)).status).toBe(200);
    const before = await history(subject, world.gatekeeper);
    expect(before.body.versions.map((one: { doc: string }) => one.doc)).not.toContain(doc);
    expect((await history(subject, world.otherGatekeeper)).status).toBe(404);
  });

  const history = (subject: string, who = world.intern) =>
    world.view(who, 'document-history', { owner: subject, kind: 'registration', subject });
  const fileOf = async (doc: string) =>
    fetch(`${world.url}/api/desk/views/document-file?${new URLSearchParams({ doc })}`, {
      headers: { authorization: await world.tokenOf(world.intern) },
    });
});

test('a risk indicator has its rule, severity and text, and the data it is based on [RISK-06]', async () => {
  const id = await onboardingAt(world, 'approved');
  await fillIn(world, id);
  const { business } = await requestRow(world, id);
  const moved = (city: string, since: string) =>
    ({
      street: 'Kade',
      houseNumber: '1',
      postalCode: '1011 AA',
      city,
      country: 'NL',
      since,
      source: 'register',
    }) as const;
  const address_history = [moved('Utrecht', '2020-01-01'), moved('Breda', '2026-08-01'), moved('Delft', '2026-10-01')];
  await world.store.transaction((records) => records.update('kyc_businesses', business, { address_history }));
  await done(world.run(world.client, 'submit', { request: id }));
  const { body } = await entity(world.intern, id);
  expect(body.risk.value).toMatchObject([
    {
      rule: 'multiple-address-changes',
      textKey: 'risk.multiple-address-changes',
      severity: 'medium',
      data: { months: 6, count: 3, changes: expect.arrayContaining([expect.objectContaining({ city: 'Breda' })]) },
    },
  ]);
  const { body: institution } = await entity(world.gatekeeper, id);
  expect(institution.risk).toMatchObject({ open: false });
  expect(JSON.stringify(institution)).not.toContain('multiple-address-changes');
  await settleChecks(world, id);
  await done(world.run(world.intern, 'complete', { request: id }));
  const { body: completed } = await entity(world.gatekeeper, id);
  expect(completed.risk.value).toEqual(body.risk.value);
});

test('a monitored subject shows how many subscriptions the viewer’s institution has for it [SUB-04]', async () => {
  const id = await onboardingAt(world, 'completed');
  const { business } = await requestRow(world, id);
  const watch = { business, level: 'screening', cadence: 'monthly', status: 'active' } as const;
  await make(world, 'gk_subscriptions', { ...watch, org: world.org });
  await make(world, 'gk_subscriptions', { ...watch, org: world.otherOrg });
  expect((await entity(world.gatekeeper, id)).body.counts.subscriptions).toBe(1);
  expect((await saveSection(world, id, 'contact', { firstName: 'Late' })).status).not.toBe(200);
});
