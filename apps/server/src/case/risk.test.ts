import { businessAnswers, holding } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther, write } from '../../test/case.ts';
import { accessOf, done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { storeIndicators } from './risk.ts';
import { frozenOf, type Version } from './versions.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const indicators = async (request: string) => {
  const rows = await world.store.reader.find('risk_indicators', 'request = {:request}', { request }, { sort: 'rule' });
  return rows.map(({ rule, severity }) => [rule, severity]);
};
const submitted = () => onboardingAt(world, 'submitted', 'business', newCompany());

/** Computes the indicators again, with these answers instead of the submitted ones. */
async function compute(request: string, answers: Version['answers'], today = '2026-11-21') {
  const row = await requestRow(world, request);
  const version = (await frozenOf(world.store.reader, row)) as Version;
  await write(world, (records) => storeIndicators({ records, today }, row, { ...version, answers }));
}

async function moveTo(request: string, ...days: string[]) {
  const { business } = await requestRow(world, request);
  const at = { street: 'A', houseNumber: '1', postalCode: '1', country: 'NL', source: 'register' as const };
  const history = days.map((since) => ({ ...at, city: since, since }));
  await write(world, (records) => records.update('kyc_businesses', business, { address_history: history }));
}

const answersWithHoldingIn = (country: string) => {
  const answers = businessAnswers();
  const nodes = answers.ownership.nodes.map((node) => (node.id === holding ? { ...node, country } : node));
  return { ...answers, ownership: { ...answers.ownership, nodes } } as Version['answers'];
};

describe('the indicators of a submitted version', () => {
  test('are none for a plain company', async () => {
    expect(await indicators(await submitted())).toEqual([]);
  });

  test('name the rule, its severity, the data and the text of each sign [RISK-06]', async () => {
    const request = await submitted();
    await moveTo(request, '2020-01-01', '2026-09-01', '2026-10-01');
    await compute(request, answersWithHoldingIn('LU'));
    expect(await indicators(request)).toEqual([
      ['holding-abroad', 'medium'],
      ['multiple-address-changes', 'medium'],
    ]);
    const row = await world.store.reader.first('risk_indicators', 'request = {:request} && rule ~ "holding"', {
      request,
    });
    expect(row).toMatchObject({ text_key: 'risk.holding-abroad', data: { home: 'NL' } });
    expect(row?.subject).toBe((await requestRow(world, request)).subject);
  });

  test('replace those of the round before: a sign that is gone is not shown any more', async () => {
    const request = await submitted();
    await compute(request, answersWithHoldingIn('LU'));
    expect(await indicators(request)).toEqual([['holding-abroad', 'medium']]);
    await compute(request, answersWithHoldingIn('NL'));
    expect(await indicators(request)).toEqual([]);
    await compute(request, answersWithHoldingIn('LU'));
    await compute(request, answersWithHoldingIn('LU'));
    expect(await indicators(request)).toHaveLength(1);
  });

  test('count address changes up to the day of the submit, six months back [RISK-03]', async () => {
    const request = await submitted();
    await moveTo(request, '2020-01-01', '2026-05-21', '2026-11-20');
    await compute(request, businessAnswers(), '2026-11-21');
    expect(await indicators(request)).toEqual([['multiple-address-changes', 'medium']]);
    await compute(request, businessAnswers(), '2026-11-22');
    expect(await indicators(request)).toEqual([]);
    await compute(request, businessAnswers(), '2026-11-19');
    expect(await indicators(request)).toEqual([]);
  });

  test('of one institution are not written into the onboarding of another [PERM-10]', async () => {
    const first = await submitted();
    const second = await requestOfOther(world, first);
    await done(world.run(world.client, 'approve-access', { access: await accessOf(world, second) }));
    await done(world.run(world.client, 'submit', { request: second }));
    await compute(first, answersWithHoldingIn('LU'));
    expect(await indicators(second)).toEqual([]);
    expect(await indicators(first)).toHaveLength(1);
  });

  test('of a person rest on no company', async () => {
    const request = await onboardingAt(world, 'submitted', 'individual');
    expect(await indicators(request)).toEqual([]);
  });
});
