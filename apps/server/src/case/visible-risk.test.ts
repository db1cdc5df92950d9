import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorFor, newCompany, write } from '../../test/case.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { loadVisibleCase } from './visible-case.ts';
import { visibleRisk } from './visible-risk.ts';

let world: World;
let submitted = '';
let completed = '';

beforeAll(async () => {
  world = await startWorld();
  submitted = await onboardingAt(world, 'submitted');
  completed = await onboardingAt(world, 'completed', 'business', newCompany());
  for (const request of [submitted, completed]) {
    await addIndicator(request, 'multiple-address-changes', { count: 3 });
    await addIndicator(request, 'screening-true-match', { count: 1, matches: [{ name: 'Joris' }] });
  }
}, 120_000);
afterAll(() => world.close());

async function addIndicator(request: string, rule: string, data: Record<string, unknown>): Promise<void> {
  const { subject } = await requestRow(world, request);
  const indicator = { request, subject, rule, data, severity: 'high', text_key: `risk.${rule}` } as const;
  await write(world, (records) => records.create('risk_indicators', indicator));
}

async function riskFor(who: Person, id: string) {
  const { reader } = world.store;
  const file = await loadVisibleCase(reader, await actorFor(world, who), await requestRow(world, id), '2026-11-23');
  if (!file) throw new Error('The onboarding has no subject.');
  return visibleRisk(file);
}

async function dataOf(who: Person, id: string, rule: string) {
  const risk = await riskFor(who, id);
  return risk.open ? risk.value.find((indicator) => indicator.rule === rule)?.data : 'gated';
}

test('an institution sees no indicator before completion, the desk sees all [RISK-04]', async () => {
  expect((await riskFor(world.gatekeeper, submitted)).open).toBe(false);
  const forDesk = await riskFor(world.intern, submitted);
  expect(forDesk.open && forDesk.value.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['multiple-address-changes', 'screening-true-match']),
  );
});

test('an institution with access reads the data of each indicator after completion', async () => {
  expect(await dataOf(world.gatekeeper, completed, 'screening-true-match')).toMatchObject({ count: 1 });
});

test('without access the indicator stays, and its data from the vault go; those of the register stay', async () => {
  const access = await world.store.reader.first('gk_access', 'request = {:completed}', { completed });
  await write(world, (records) => records.update('gk_access', access?.id ?? '', { status: 'withdrawn' }));
  expect(await dataOf(world.gatekeeper, completed, 'screening-true-match')).toEqual({});
  expect(await dataOf(world.gatekeeper, completed, 'multiple-address-changes')).toEqual({ count: 3 });
  expect(await dataOf(world.intern, completed, 'screening-true-match')).toMatchObject({ count: 1 });
});

test('indicators of another onboarding are not shown', async () => {
  await addIndicator(submitted, 'of-the-other', {});
  expect(await dataOf(world.intern, completed, 'of-the-other')).toBe(undefined);
});
