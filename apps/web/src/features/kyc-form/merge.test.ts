import { describe, expect, it } from 'vitest';
import { join, merge } from './merge.ts';

describe('merging two versions of a section', () => {
  it('keeps what only one of them changed [FORM-25]', () => {
    const base = { firstName: 'A', lastName: 'B' };
    const merged = merge(base, { ...base, firstName: 'C' }, { ...base, lastName: 'D' });
    expect(merged).toEqual({ values: { firstName: 'C', lastName: 'D' }, conflicts: [] });
  });

  it('reports a conflict where both changed the same answer, and decides nothing [FORM-25]', () => {
    const merged = merge({ firstName: 'A' }, { firstName: 'C' }, { firstName: 'D' });
    expect(merged.conflicts).toEqual([{ path: 'firstName', mine: 'C', theirs: 'D' }]);
    expect(merged.values).toEqual({ firstName: 'C' });
    expect(join(merged.values, { firstName: 'D' }, new Set(['firstName']))).toEqual({ firstName: 'D' });
  });

  it('merges person by person, including added and removed people [FORM-25]', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id, function: id }));
    const merged = merge({ people: [a, b] }, { people: [a, b, c] }, { people: [b, d] });
    expect(merged).toEqual({ values: { people: [b, c, d] }, conflicts: [] });
  });

  it('keeps a list that one version emptied', () => {
    const people = [{ id: 'a' }];
    expect(merge({ people }, { people: [] }, { people }).values).toEqual({ people: [] });
    expect(merge({ people }, { people }, { people: [] }).values).toEqual({ people: [] });
  });
});
