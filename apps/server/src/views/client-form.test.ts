import { sectionsOf } from '@dossier/domain/kyc-form/sections';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { accessOf, done, fillIn, onboardingAt } from '../../test/scenario.ts';
import { missingFor, onlyItsRoles, startViewed, unknownId, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const formOf = (request: string) => done(world.view(world.client, 'client-form', { request }));

describe('a form', () => {
  test('before access is given has every question open and cannot be sent', async () => {
    expect(await formOf(world.requested)).toMatchObject({
      clientStatus: 'please-complete',
      subject: { name: 'Aoife Brennan' },
      org: { name: 'Kade & Vos Notarissen', supportEmail: 'help@example.test' },
      access: { status: 'pending' },
      sections: sectionsOf('individual').filter((section) => section !== 'funds'),
      editable: 'all',
      maySubmit: false,
      submittedAt: '',
    });
  });

  test('of a request that the institution cancelled says when, and nothing can be changed any more [ONB-10]', async () => {
    const request = await onboardingAt(world, 'requested', 'individual');
    expect((await formOf(request)).cancelledAt).toBe('');
    await done(world.run(world.gatekeeper, 'cancel', { request, reason: 'The sale is off.' }));
    const { archived_at: at } = (await world.store.reader.get('gk_requests', request)) ?? {};
    expect(await formOf(request)).toMatchObject({ clientStatus: 'finished', cancelledAt: at, maySubmit: false });
    expect(at).not.toBe('');
    expect(JSON.stringify(await formOf(request))).not.toContain('The sale is off');
  });

  test('lists what is missing until it is complete, and can then be sent', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    const empty = await formOf(request);
    expect(empty.issues.length).toBeGreaterThan(3);
    expect(empty.maySubmit).toBe(false);
    await fillIn(world, request);
    const filled = await formOf(request);
    expect(filled).toMatchObject({ issues: [], maySubmit: true, editable: 'all' });
    expect(filled.documents).toHaveLength(4);
    expect(filled.savedAt).not.toBe('');
    expect(Object.values<number>(filled.revisions).every((revision) => revision > 0)).toBe(true);
    await done(world.run(world.client, 'submit', { request }));
    expect(await formOf(request)).toMatchObject({ clientStatus: 'being-checked', editable: 'none', maySubmit: false });
  });

  test('with a correction opens only the requested section, and does not name the reviewer [PERM-07]', async () => {
    const form = await formOf(world.corrections);
    expect(form).toMatchObject({
      clientStatus: 'need-something',
      editable: { sections: ['contact'] },
      maySubmit: false,
    });
    expect(form.corrections).toMatchObject([
      { text: 'Call us.', status: 'open', askedBy: '', label: { section: 'contact' } },
    ]);
    expect(JSON.stringify(form)).not.toMatch(/Ruben|Aerts/);
  });

  test('says whether the form was sent last, or answers to what the desk had asked [FORM-31]', async () => {
    const request = await onboardingAt(world, 'corrections', 'business', newCompany());
    const asked = await formOf(request);
    expect(asked.lastSent).toBe('form');
    await done(world.run(world.client, 'answer-correction', { correction: asked.corrections[0]?.id, answer: 'Done.' }));
    await done(world.run(world.client, 'submit', { request }));
    expect((await formOf(request)).lastSent).toBe('corrections');
  });

  test('of a completed onboarding is read-only', async () => {
    const form = await formOf(world.completed);
    expect(form).toMatchObject({ clientStatus: 'finished', editable: 'none', maySubmit: false, corrections: [] });
    expect(form.submittedAt).not.toBe('');
  });
});

test('a form has the question about the source of funds only if the institution requests it', async () => {
  const asked = await onboardingAt(world, 'requested', 'business', { ...newCompany(), sourceOfFunds: true });
  expect((await formOf(asked)).sections).toContain('funds');
  expect((await formOf(world.corrections)).sections).not.toContain('funds');
});

test('after access is refused the form cannot be sent', async () => {
  const request = await onboardingAt(world, 'requested', 'business', newCompany());
  await fillIn(world, request);
  expect(await formOf(request)).toMatchObject({ issues: [], maySubmit: false });
  await done(world.run(world.client, 'refuse-access', { access: await accessOf(world, request) }));
  expect(await formOf(request)).toMatchObject({ access: { status: 'rejected' }, maySubmit: false });
});

test('a form does not exist for other clients, a draft for no client, and staff have other views [PERM-07]', async () => {
  const params = { request: world.completed };
  await missingFor(world, [world.otherClient], 'client-form', params, { request: unknownId });
  await missingFor(world, [world.client], 'client-form', { request: world.draft }, { request: unknownId });
  await onlyItsRoles(world, 'client-form', params);
});
