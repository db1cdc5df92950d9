import { marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessOf, done, onboardingAt, startWorld, type World } from '../../../test/scenario.ts';
import { entityOf } from '../../../test/screened.ts';

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'submitted', 'business', { reference: 'TR-1' });
}, 60_000);
afterAll(() => world.close());

const set = (values: object) => world.store.transaction((records) => records.update('gk_requests', request, values));

describe('the head of an onboarding', () => {
  test('names institution, client, contact and reviewer [ENT-01]', async () => {
    await set({ assigned_intern: world.lead.id });
    expect(await entityOf(world, request, world.gatekeeper)).toMatchObject({
      request: {
        id: request,
        reference: 'TR-1',
        status: 'submitted',
        transactionDescription: 'Purchase of an office building',
      },
      subject: { name: 'Zilverlinde Vastgoed B.V.', number: '68412097', city: 'Utrecht', country: 'NL' },
      org: { id: world.org, name: 'Kade & Vos Notarissen' },
      contact: { firstName: 'Marit', lastName: 'Hoekstra', email: 'marit@zilverlinde.example' },
      assigned: { id: world.lead.id, name: 'Lena Ead' },
      access: { id: await accessOf(world, request), status: 'approved' },
    });
  });

  test('has no reviewer before one is assigned, and no contact when the onboarding has none', async () => {
    await set({ assigned_intern: '', contact: '' });
    expect(await entityOf(world, request, world.intern)).toMatchObject({ assigned: null, contact: null });
    await set({ contact: world.contact });
  });

  test('offers each reader the moves of their own role', async () => {
    const movesOf = async (who: World['lead']) => (await entityOf(world, request, who)).moves;
    const [institution, reviewer] = [await movesOf(world.gatekeeper), await movesOf(world.intern)];
    expect(reviewer).toEqual(expect.arrayContaining(['complete', 'ask-client', 'ask-institution']));
    expect(institution).toContain('cancel');
    for (const move of ['complete', 'ask-client', 'ask-institution']) expect(institution).not.toContain(move);
  });
});

describe('questions and corrections', () => {
  test('an institution reads its own question and who asked it; corrections of the client are the desk’s', async () => {
    const corrections = [
      { target: 'section:ownership', text: 'SECRET-SECTION' },
      { target: `person:${marit}`, text: 'SECRET-PERSON' },
    ];
    await done(world.run(world.intern, 'ask-institution', { request, question: 'Which notary?' }));
    await done(world.run(world.gatekeeper, 'answer', { request, answer: 'Ours.' }));
    await done(world.run(world.intern, 'ask-client', { request, corrections }));
    const institution = await entityOf(world, request, world.gatekeeper);
    expect(institution.question).toMatchObject({
      text: 'Which notary?',
      answer: 'Ours.',
      status: 'answered',
      askedBy: 'Ruben Aerts',
    });
    expect(institution.corrections).toHaveLength(1);
    expect(JSON.stringify(institution)).not.toContain('SECRET');
    const desk = await entityOf(world, request, world.intern);
    expect(desk.corrections.map((one: { text: string }) => one.text)).toEqual([
      'Which notary?',
      'SECRET-SECTION',
      'SECRET-PERSON',
    ]);
    expect(desk.corrections[2].label).toEqual({ person: 'Marit Hoekstra' });
    expect(desk.question.text).toBe('Which notary?');
  });

  test('what prevents completion is shown to the desk only', async () => {
    const desk = await entityOf(world, request, world.intern);
    expect(desk.blockers.length).toBeGreaterThan(0);
    expect((await entityOf(world, request, world.gatekeeper)).blockers).toEqual([]);
  });
});
