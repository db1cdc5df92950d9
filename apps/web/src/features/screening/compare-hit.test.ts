import { describe, expect, it } from 'vitest';
import { compareHit } from './compare-hit.ts';
import type { EntityAnswer } from './screening-screen.tsx';
import type { ScreeningHit, Target } from './targets.ts';

const target: Target = { key: 'person:p', kind: 'person', target: 'p', name: 'Joris van Rijsbergen', row: undefined };
const entity = {
  people: { open: true, value: [{ id: 'p', birthDate: '1984-04-09', nationality: 'BE' }] },
  ownership: { open: false, why: 'access required' },
} as unknown as EntityAnswer;
const hit = (entry: ScreeningHit['entry']): ScreeningHit => ({
  id: 'h',
  list: 'EU',
  entry,
  score: 0.6,
  reasons: [{ part: 'name', likeness: 0.8 }],
  state: 'open',
  reason: '',
  by: '',
  at: '',
});
const words = (entry: ScreeningHit['entry']) =>
  Object.fromEntries(compareHit(hit(entry), target, entity).map(({ field, compared }) => [field, compared]));

describe('a hit beside the subject', () => {
  it('says of each fact whether it is the same, close, different or not to be compared [SCR-14]', () => {
    expect(words({ name: 'Yoris Reisbergen', birthDate: '1970', program: 'BLR' })).toEqual({
      name: 'close',
      birthDate: 'different',
      nationality: 'unknown',
      program: 'unknown',
    });
  });

  it('calls a year of birth that fits close, and the same date the same [SCR-14]', () => {
    expect(words({ name: 'JORIS VAN RIJSBERGEN', birthDate: '1984' })).toMatchObject({
      name: 'same',
      birthDate: 'close',
    });
    expect(words({ birthDate: '1984-04-09' })).toMatchObject({ birthDate: 'same' });
  });
});
