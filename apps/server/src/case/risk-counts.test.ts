import { afterEach, beforeEach, expect, test } from 'vitest';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

test('a list counts risk indicators: for the desk from the first submit, for the institution after completion [RISK-04]', async () => {
  const requested = await onboardingAt(world, 'requested');
  const submitted = await onboardingAt(world, 'submitted');
  const completed = await onboardingAt(world, 'completed');
  for (const [request, severities] of [
    [submitted, ['low', 'high', 'medium']],
    [completed, ['medium']],
  ] as const)
    await replaceIndicators(request, severities);
  const riskOf = async (who: Person, view: string, params: Record<string, string>) => {
    const { items } = await done(world.view(who, view, params));
    const rows = new Map(items.map(({ id, risk }: { id: string; risk: unknown }) => [id, risk]));
    return [requested, submitted, completed].map((id) => rows.get(id));
  };
  const one = { count: 1, highest: 'medium' };
  expect(await riskOf(world.intern, 'queue', { tab: 'all' })).toEqual([null, { count: 3, highest: 'high' }, one]);
  expect(await riskOf(world.gatekeeper, 'onboardings', {})).toEqual([null, null, one]);
  await replaceIndicators(completed, []);
  const none = { count: 0, highest: '' };
  expect(await riskOf(world.gatekeeper, 'onboardings', { status: 'completed' })).toEqual([undefined, undefined, none]);
});

async function replaceIndicators(request: string, severities: readonly ('low' | 'medium' | 'high')[]) {
  const { subject } = await requestRow(world, request);
  await world.store.transaction(async (records) => {
    for (const { id } of await records.find('risk_indicators', 'request = {:request}', { request }))
      await records.delete('risk_indicators', id);
    for (const severity of severities) {
      const text = { rule: 'rule', text_key: 'risk.rule' };
      await records.create('risk_indicators', { request, subject, ...text, severity, data: {}, found_at: records.now });
    }
  });
}
