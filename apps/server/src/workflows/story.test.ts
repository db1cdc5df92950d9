import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onboardingAt, requestRow, stages, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe.each(['business', 'individual'] as const)('an onboarding of a %s', (type) => {
  test.each(stages)('reaches %s through the workflows of the desk [PORT-07, PORT-09, PORT-10]', async (stage) => {
    const id = await onboardingAt(world, stage, type);
    expect((await requestRow(world, id)).number).toMatch(/^KV-2026-\d{6}$/);
  });
});
