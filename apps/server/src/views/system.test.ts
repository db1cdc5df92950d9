import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeClamd, startFakeClamd } from '../../test/fake-clamd.ts';
import { done, onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import { clamdScanner } from '../adapters/clamd-scanner.ts';

let world: World;
let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startFakeClamd();
  world = await startWorld({ scanner: clamdScanner(clamd.address, { pauseMs: 0 }), config: { clamd: clamd.address } });
  await onboardingAt(world, 'submitted');
});
afterAll(() => world.close());

test('leads see whether the malware scanner answers, the age of its signatures and what waits', async () => {
  const malware = async () => (await done(world.view(world.lead, 'system'))).malware;
  const address = `127.0.0.1:${clamd.address.port}`;
  const fresh = { address, engine: 'ClamAV 1.4.6', isOld: false, waiting: 0, infected: 0 };
  expect(await malware()).toMatchObject({ ...fresh, signaturesOf: expect.stringContaining('2026-11-20') });
  clamd.version = 'ClamAV 1.4.6/27300/Sun Nov 1 12:00:00 2026';
  expect(await malware()).toMatchObject({ isOld: true });
  clamd.behaviour = 'errors';
  await onboardingAt(world, 'submitted');
  expect((await malware()).waiting).toBeGreaterThan(0);
  await clamd.close();
  expect(await malware()).toMatchObject({ address, engine: '', signaturesOf: '' });
});
