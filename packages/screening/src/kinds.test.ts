import { describe, expect, it } from 'vitest';
import { type KindCase, kindCases } from './kind-cases.ts';
import { screeningOf } from './testing.ts';

const isFound = ({ entry, query }: KindCase) => screeningOf([entry]).search(query).length > 0;
const shareFound = (cases: readonly KindCase[]) => cases.filter(isFound).length / cases.length;
const parts = ['tuning', 'held out'] as const;

/** Minimum share found and maximum share of alerts on names that must not match, by kind. */
const bounds: Readonly<Record<string, readonly [found: number, alerts: number]>> = {
  chinese: [0.9, 0.05],
  circumstances: [0.9, 0.05],
  companies: [0.9, 0.05],
  initials: [0.9, 0.05],
  'left-out': [0.9, 0.05],
  nicknames: [0.9, 0.05],
  patronymics: [0.9, 0.05],
  scripts: [0.9, 0.03],
  slips: [0.9, 0.15],
};

describe.each(Object.entries(bounds))('pairs of names of the kind %s [SCR-11]', (kind, [least, most]) => {
  const cases = kindCases().filter((one) => one.kind === kind);

  it('has at least 40 that must match, and 40 that must not', () => {
    expect(cases.filter(({ isMatch }) => isMatch).length).toBeGreaterThanOrEqual(40);
    expect(cases.filter(({ isMatch }) => !isMatch).length).toBeGreaterThanOrEqual(40);
  });

  it.each(parts)('of the %s half, most are found and few others raise an alert', (part) => {
    const some = cases.filter((one) => one.part === part);
    expect(shareFound(some.filter(({ isMatch }) => isMatch))).toBeGreaterThanOrEqual(least);
    expect(shareFound(some.filter(({ isMatch }) => !isMatch))).toBeLessThanOrEqual(most);
  });
});
