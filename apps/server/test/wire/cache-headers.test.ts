import { viewContracts } from '@dossier/domain/contracts/views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onboardingAt, startWorld, type World } from '../scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const cacheOf = async (path: string, authorization: string) => {
  const answer = await fetch(`${world.url}${path}`, { headers: { authorization } });
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get('cache-control')];
};

describe('data of persons is never stored by a cache', () => {
  test('lists and records of the record API, and a protected file', async () => {
    await onboardingAt(world, 'submitted');
    const authorization = await world.tokenOf(world.intern);
    const token = await fetch(`${world.url}/api/files/token`, { method: 'POST', headers: { authorization } });
    const { token: fileToken } = (await token.json()) as { token: string };
    const [document] = await world.store.reader.find('kyc_docs', 'id != ""');
    if (!document) throw new Error('The onboarding has no document.');
    for (const path of [
      '/api/collections/end_client_users/records',
      '/api/collections/gatekeeper_users/records',
      `/api/collections/internal_users/records/${world.intern.id}`,
      `/api/files/kyc_docs/${document.id}/${document.file}?token=${fileToken}`,
    ]) {
      expect(await cacheOf(path, authorization), path).toEqual([200, 'private, no-store']);
    }
  });

  test('every view, also when it refuses', async () => {
    const authorization = await world.tokenOf(world.intern);
    for (const name of Object.keys(viewContracts)) {
      const [, cache] = await cacheOf(`/api/desk/views/${name}`, authorization);
      expect(cache, name).toBe('private, no-store');
    }
  });
});
