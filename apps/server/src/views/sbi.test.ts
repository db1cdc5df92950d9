import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../test/scenario.ts';
import { onlyItsRoles, startViewed, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

type Activity = {
  code: string;
  edition: string;
  nl: string;
  en: string;
  successors?: Activity[];
  examples?: { nl: string[]; en: string[] };
};
const sbi = (params: Record<string, string>): Promise<{ rows: Activity[]; total: number }> =>
  done(world.view(world.client, 'sbi', params));

describe('activities are found', () => {
  test('by number, with or without its dots', async () => {
    const withDots = await sbi({ q: '68.20' });
    expect(withDots.rows[0]?.code.startsWith('682')).toBe(true);
    expect(await sbi({ q: '6820' })).toEqual(withDots);
  });

  test('by their name in either language and by everyday words, which come with them', async () => {
    const [row] = (await sbi({ codes: '68202' })).rows.filter(({ edition }) => edition === '2025');
    for (const name of [row?.nl, row?.en, 'huisbaas']) {
      const { rows } = await sbi({ q: name ?? '' });
      expect(rows.map(({ code }) => code)).toContain('68202');
    }
    expect((await sbi({ q: 'verhuurder' })).rows[0]?.examples?.nl[0]).toBe('verhuurder');
  });

  test('as leaves of the current edition only', async () => {
    const { rows } = await sbi({ q: '68' });
    expect(rows.filter(({ code, edition }) => edition !== '2025' || code.length < 5)).toEqual([]);
  });
});

test('known codes are named in each edition, with what they may be now; unknown ones are left out', async () => {
  const { rows, total } = await sbi({ codes: '6831,9999999,' });
  expect(rows).toMatchObject([
    { code: '6831', edition: '2008' },
    { code: '6831', edition: '2025' },
  ]);
  expect(rows[0]?.successors?.map(({ code }) => code)).toContain('68310');
  expect(total).toBe(2);
});

test('at most 100 rows come with the count of all, and none for a text that no activity contains', async () => {
  const { rows, total } = await sbi({ q: 'van' });
  expect(rows).toHaveLength(100);
  expect(total).toBeGreaterThan(100);
  expect(await sbi({ q: 'qqqqzzzz' })).toEqual({ rows: [], total: 0 });
});

test('every signed-in user may search activities', async () => {
  await onlyItsRoles(world, 'sbi', { q: '68' });
});
