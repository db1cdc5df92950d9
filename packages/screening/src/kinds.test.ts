import { describe, expect, it } from 'vitest';
import { type KindCase, kindCases } from './kind-cases.ts';
import { screeningOf } from './testing.ts';

const isFound = ({ entry, query }: KindCase) => screeningOf([entry]).search(query).length > 0;
const shareFound = (cases: readonly KindCase[]) => cases.filter(isFound).length / cases.length;
const parts = ['tuning', 'held out'] as const;

/** Maximum share of alerts on names that must not match, by kind. */
const mostFalse: Readonly<Record<string, number>> = {
  chinese: 0.05,
  companies: 0.15,
  initials: 0.05,
  'left-out': 0.12,
  nicknames: 0.05,
  patronymics: 0.12,
};

describe.each(Object.entries(mostFalse))('pairs of names of the kind %s [SCR-11]', (kind, most) => {
  const cases = kindCases().filter((one) => one.kind === kind);

  it('has at least 40 that must match, and pairs that must not', () => {
    expect(cases.filter(({ isMatch }) => isMatch).length).toBeGreaterThanOrEqual(40);
    expect(cases.filter(({ isMatch }) => !isMatch).length).toBeGreaterThanOrEqual(20);
  });

  it.each(parts)('of the %s half, nine in ten are found and few others raise an alert', (part) => {
    const some = cases.filter((one) => one.part === part);
    expect(shareFound(some.filter(({ isMatch }) => isMatch))).toBeGreaterThanOrEqual(0.9);
    expect(shareFound(some.filter(({ isMatch }) => !isMatch))).toBeLessThanOrEqual(most);
  });
});
