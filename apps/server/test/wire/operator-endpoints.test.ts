import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../scenario.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const endpoints = [
  ['GET', '/api/collections'],
  ['GET', '/api/collections/users'],
  ['GET', '/api/settings'],
  ['PATCH', '/api/settings'],
  ['GET', '/api/logs'],
  ['GET', '/api/logs/stats'],
  ['GET', '/api/crons'],
  ['GET', '/api/backups'],
  ['POST', '/api/backups'],
] as const;

describe('the endpoints for superusers of the record server', () => {
  test.each(endpoints)('do not exist in the desk: %s %s', async (method, path) => {
    for (const authorization of ['', await world.tokenOf(world.lead)]) {
      const answer = await fetch(`${world.url}${path}`, { method, headers: { authorization } });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(await answer.json()).toEqual({
        data: {},
        message: expect.any(String),
        status: 404,
        requestId: expect.any(String),
      });
    }
  });
});
