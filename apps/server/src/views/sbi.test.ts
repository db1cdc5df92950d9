import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../test/scenario.ts';
import { onlyItsRoles, startViewed, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

type Activity = { code: string; edition: string; nl: string; en: string };
const sbi = (params: Record<string, string>): Promise<{ rows: Activity[]; total: number }> =>
  done(world.view(world.client, 'sbi', params));

describe('activities are found', () => {
  test('by number, with or without its dots', async () => {
    const withDots = await sbi({ q: '68.20', edition: '2025' });
    expect(withDots.rows[0]?.code.startsWith('682')).toBe(true);
    expect(await sbi({ q: '6820', edition: '2025' })).toEqual(withDots);
  });

  test('by their name in either language', async () => {
    const [row] = (await sbi({ codes: '6820', edition: '2025' })).rows;
    for (const name of [row?.nl, row?.en]) {
      const { rows } = await sbi({ q: name ?? '' });
      expect(rows.map(({ code }) => code)).toContain('6820');
    }
  });

  test('in both editions, unless one is chosen', async () => {
    const editions = async (params: Record<string, string>) =>
      new Set((await sbi({ q: '68', ...params })).rows.map(({ edition }) => edition));
    expect(await editions({})).toEqual(new Set(['2008', '2025']));
    expect(await editions({ edition: '2008' })).toEqual(new Set(['2008']));
  });
});

test('known codes are named, unknown ones are left out', async () => {
  const { rows, total } = await sbi({ codes: '6820,9999999,', edition: '2025' });
  expect(rows).toMatchObject([{ code: '6820', edition: '2025' }]);
  expect(total).toBe(1);
});

test('at most 100 rows come with the count of all, and none for a text that no activity contains', async () => {
  const { rows, total } = await sbi({ q: 'van' });
  expect(rows).toHaveLength(100);
  expect(total).toBeGreaterThan(100);
  expect(await sbi({ q: 'qqqqzzzz' })).toEqual({ rows: [], total: 0 });
});

test('every signed-in user may search activities; an edition that does not exist is refused', async () => {
  await onlyItsRoles(world, 'sbi', { q: '68' });
  expect((await world.view(world.client, 'sbi', { edition: '1993' })).status).toBe(400);
});
