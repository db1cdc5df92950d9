import { businessAnswers } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther, write } from '../../test/case.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { prefill } from './prefill.ts';
import { draftOf } from './versions.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** The answers with which a form opens. */
const opened = async (request: string) => {
  const row = await requestRow(world, request);
  return (await draftOf(world.store.reader, row))?.answers ?? {};
};
const again = async (request: string) => {
  const row = await requestRow(world, request);
  return write(world, (records) => prefill(records, row));
};

describe('the first form of a company', () => {
  test('opens with the contact of the institution and the data of the register [FORM-34]', async () => {
    const request = await onboardingAt(world, 'requested', 'business', newCompany({ registrationNumber: '61000001' }));
    const answers = await opened(request);
    expect(answers.contact).toEqual({
      firstName: 'Marit',
      lastName: 'Hoekstra',
      email: 'marit@zilverlinde.example',
      phone: '+31612345678',
    });
    expect(answers['legal-entity']).toMatchObject({ registrationNumber: '61000001', legalForm: 'BV', country: 'NL' });
    expect(answers.activities).toEqual({
      details: [{ sbi: '6820', edition: '2025', source: 'register' }],
      main: '6820',
    });
    expect(answers.ownership).toBeUndefined();
  });

  test('has no empty answers for what the register does not contain', async () => {
    const client = newCompany({ registrationNumber: '61000002', website: '', legalFormName: '', sbi: [] });
    const answers = await opened(await onboardingAt(world, 'requested', 'business', client));
    expect(Object.keys(answers['legal-entity'] ?? {})).not.toContain('website');
    expect(Object.keys(answers['legal-entity'] ?? {})).not.toContain('legalFormName');
    expect(answers.activities).toBeUndefined();
  });

  test('has the owners of the register as direct holders, each with ids of their own', async () => {
    const owners = [
      { kind: 'person' as const, firstName: 'Marit', lastName: 'Hoekstra', share: 600_000 },
      { kind: 'company' as const, name: 'Hoekstra Beheer B.V.', country: 'NL' },
    ];
    const request = await onboardingAt(world, 'requested', 'business', newCompany({ owners }));
    const { nodes = [], edges = [] } = (await opened(request)).ownership ?? {};
    expect(nodes).toMatchObject([
      { kind: 'person', lastName: 'Hoekstra' },
      { kind: 'company', country: 'NL' },
    ]);
    expect(nodes.some((node) => 'share' in node)).toBe(false);
    expect(edges.map(({ owner, owned, share }) => [owner, owned, share])).toEqual([
      [nodes[0]?.id, 'client', 600_000],
      [nodes[1]?.id, 'client', undefined],
    ]);
    expect(new Set([...nodes, ...edges].map(({ id }) => id)).size).toBe(4);
  });

  test('takes the first activity as the main one when the register names none', async () => {
    const sbi = [
      { code: '4100', edition: '2025' as const, main: false },
      { code: '6820', edition: '2025' as const, main: false },
    ];
    const request = await onboardingAt(world, 'requested', 'business', newCompany({ sbi }));
    expect((await opened(request)).activities?.main).toBe('4100');
  });
});

test('the first form of a person opens with the four facts that the institution typed [NEW-05]', async () => {
  const answers = await opened(await onboardingAt(world, 'requested', 'individual'));
  expect(answers.individual).toEqual({
    firstName: 'Aoife',
    lastName: 'Brennan',
    identityNumber: 'PA1234567',
    identityCountry: 'IE',
  });
  expect(Object.keys(answers).sort()).toEqual(['contact', 'individual']);
});

describe('a later form of the same company', () => {
  test('opens with the newest submitted answers, of any institution [FORM-32]', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', newCompany());
    const second = await requestOfOther(world, first);
    expect(await opened(second)).toMatchObject(businessAnswers());
  });

  test('does not open with the unsent draft of another institution [ENT-19]', async () => {
    const first = await onboardingAt(world, 'approved', 'business', newCompany());
    const form = (await draftOf(world.store.reader, await requestRow(world, first)))?.id ?? '';
    const typed = { contact: { firstName: 'Unsent' } };
    await write(world, (records) => records.update('kyc_businesses_details', form, typed));
    expect((await opened(await requestOfOther(world, first))).contact?.firstName).toBe('Marit');
  });

  test('does not open with the answers of another company of the same client', async () => {
    await onboardingAt(world, 'submitted', 'business', newCompany());
    const other = await onboardingAt(world, 'requested', 'business', newCompany({ name: 'Ander Bedrijf B.V.' }));
    expect((await opened(other))['legal-entity']?.name).toBe('Ander Bedrijf B.V.');
    expect((await again(other)).people).toBeUndefined();
  });

  test('of a person is never filled from another person with the same name and document', async () => {
    await onboardingAt(world, 'submitted', 'individual');
    const second = await onboardingAt(world, 'requested', 'individual');
    expect((await opened(second)).identity).toBeUndefined();
  });
});
