import { describe, expect, it } from 'vitest';
import type { Shared } from '../dialect/dialect.ts';
import { createRateLimiter } from './rate-limiter.ts';

const start = new Date('2026-05-06T07:08:00.000Z').getTime();
let time = start;
const now = () => new Date(time);

/** The counters of a database, as `take` of PostgreSQL has them. */
function sharedCounters(): Shared & { writes: number } {
  const counts = new Map<string, number>();
  const counters = {
    writes: 0,
    async take(key: string, { most }: { readonly most: number }) {
      counters.writes++;
      const count = counts.get(key) ?? 0;
      if (count < most) counts.set(key, count + 1);
      return count < most;
    },
  };
  return counters as unknown as Shared & { writes: number };
}

const results = async (count: number, take: (at: number) => boolean | Promise<boolean>) => {
  let allowed = 0;
  for (let at = 0; at < count; at++) if (await take(at)) allowed++;
  return allowed;
};

describe.each(['memory', 'database'])('a rate limiter that counts in %s', (where) => {
  const open = () => {
    time = start;
    return createRateLimiter(where === 'memory' ? {} : { shared: sharedCounters() }, now);
  };

  it('allows as many requests per window and key as the limit', async () => {
    const limiter = open();
    const limit = { requests: 3, seconds: 60 };
    expect(await results(5, () => limiter.take(limit, 'one'))).toBe(3);
    expect(await results(5, () => limiter.take(limit, 'two'))).toBe(3);
    time += 60_000;
    expect(await results(5, () => limiter.take(limit, 'one'))).toBe(3);
  });

  it('allows a large limit completely', async () => {
    const limiter = open();
    expect(await results(1_300, () => limiter.take({ requests: 1_200, seconds: 60 }, 'one'))).toBe(1_200);
  });

  it('allows nothing where the limit is zero', async () => {
    expect(await open().take({ requests: 0, seconds: 60 }, 'one')).toBe(false);
  });
});

describe('several instances', () => {
  it('count together', async () => {
    const shared = sharedCounters();
    const limiters = [createRateLimiter({ shared }, now), createRateLimiter({ shared }, now)];
    const take = (at: number) => limiters[at % 2]?.take({ requests: 10, seconds: 60 }, 'one') ?? false;
    expect(await results(30, take)).toBe(10);
  });

  it('query the database no more in a window that is full', async () => {
    const shared = sharedCounters();
    const limiter = createRateLimiter({ shared }, now);
    const limit = { requests: 10, seconds: 60 };
    expect(await results(30, () => limiter.take(limit, 'flood'))).toBe(10);
    expect(shared.writes).toBe(11);
    time += 60_000;
    expect(await results(30, () => limiter.take(limit, 'flood'))).toBe(10);
  });

  it('write to the database once per block of a large limit', async () => {
    const shared = sharedCounters();
    const limiters = [createRateLimiter({ shared }, now), createRateLimiter({ shared }, now)];
    const take = (at: number) => limiters[at % 2]?.take({ requests: 1_200, seconds: 60 }, 'one') ?? false;
    expect(await results(1_200, take)).toBe(1_200);
    expect(shared.writes).toBe(60);
  });
});
