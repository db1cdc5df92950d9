import { describe, expect, it } from 'vitest';
import { nextOpen, placeOf, type ScreeningHit, type ScreeningTarget } from './targets.ts';

const hit = (id: string, state: ScreeningHit['state'] = 'open') => ({ id, state }) as ScreeningHit;
const target = (key: string, hits: readonly ScreeningHit[]): ScreeningTarget => ({
  key,
  kind: 'person',
  target: key,
  name: key,
  row: { hits } as unknown as NonNullable<ScreeningTarget['row']>,
});
const targets = [
  target('marit', []),
  target('joris', [hit('one', 'false_positive'), hit('two'), hit('three')]),
  target('thijs', [hit('four')]),
];

describe('navigating the hits of an onboarding', () => {
  it('opens the first that awaits a decision, or the one in the address [SCR-14]', () => {
    expect(placeOf(targets, '', '')).toMatchObject({ target: { key: 'joris' }, hit: { id: 'two' } });
    expect(placeOf(targets, 'joris', 'one')?.hit?.id).toBe('one');
    expect(placeOf(targets, 'marit', '')).toMatchObject({ target: { key: 'marit' }, hit: undefined });
  });

  it('stays on a name whose hit was removed, instead of moving to another [SCR-14]', () => {
    expect(placeOf(targets, 'thijs', 'gone')).toMatchObject({ target: { key: 'thijs' }, hit: { id: 'four' } });
  });

  it('moves to the next open one across names, and continues at the top [SCR-14]', () => {
    expect(nextOpen(targets, 'three', ['three'])?.hit.id).toBe('four');
    expect(nextOpen(targets, 'four', ['four'])?.hit.id).toBe('two');
    expect(nextOpen(targets, 'two', ['two', 'three', 'four'])).toBeUndefined();
  });
});
