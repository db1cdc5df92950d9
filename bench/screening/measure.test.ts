import { expect, test } from 'vitest';
import type { Case } from './development-set.ts';
import { type Answer, byVariant, figuresOf } from './measure.ts';

const one = (group: Case['group'], right: readonly string[], variant = 'exact'): Case => ({
  part: 'tuning',
  group,
  variant,
  query: { id: 0, type: 'person', name: 'Person' },
  right: new Set(right),
});
const answer = (...ids: readonly string[]): Answer => ids.map((entityId) => ({ entityId, score: 1 }));

test('the figures count matches, ranks and false alerts', () => {
  const cases = [
    one('listed', ['a']),
    one('listed', ['b'], 'one slip'),
    one('listed', ['c'], 'one slip'),
    one('listed', ['d']),
    one('ordinary', []),
    one('ordinary', []),
    one('other birth date', ['a']),
    one('near birth date', ['a']),
  ];
  const answers = [
    answer('a'),
    answer('x', 'b'),
    answer('x'),
    answer('d'),
    answer('y'),
    answer(),
    answer(),
    answer('a'),
  ];
  const figures = figuresOf(cases, answers);
  expect(figures).toMatchObject({ found: 0.75, rank1: 0.5, falseAlerts: 0.5, otherBirthAlerts: 0, nearBirthFound: 1 });
  expect(figures.precision).toBe(3 / 6);
  // Three found, one alert on an ordinary name: three quarters of both.
  expect(figures.f1).toBe(0.75);
  expect(Object.fromEntries(byVariant(cases, answers))).toEqual({
    exact: { found: 2, of: 2 },
    'one slip': { found: 1, of: 2 },
  });
});

test('an ordinary name that an entry has in another spelling is to be found, and no false alert', () => {
  const cases = [
    one('listed', ['a']),
    one('listed otherwise', ['b']),
    one('listed otherwise', ['c']),
    one('ordinary', []),
  ];
  const figures = figuresOf(cases, [answer('a'), answer('b'), answer(), answer()]);
  expect(figures).toMatchObject({ falseAlerts: 0, falseAlertsBefore: 1 / 3, f1: 1, otherwiseFound: 1 / 2 });
  expect(figures.f1Before).toBeCloseTo(2 / 3, 10);
});

test('a figure without queries is NaN', () => {
  expect(figuresOf([one('ordinary', [])], [answer()]).found).toBeNaN();
});
