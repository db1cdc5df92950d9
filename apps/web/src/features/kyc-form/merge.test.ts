import { describe, expect, it } from 'vitest';
import { join, merge } from './merge.ts';

describe('two sides of a section', () => {
  it('keep what only one of them changed [FORM-25]', () => {
    const base = { firstName: 'A', lastName: 'B' };
    const merged = merge(base, { ...base, firstName: 'C' }, { ...base, lastName: 'D' });
    expect(merged).toEqual({ values: { firstName: 'C', lastName: 'D' }, conflicts: [] });
  });

  it('disagree where both changed the same answer, and nothing is chosen for them [FORM-25]', () => {
    const merged = merge({ firstName: 'A' }, { firstName: 'C' }, { firstName: 'D' });
    expect(merged.conflicts).toEqual([{ path: 'firstName', mine: 'C', theirs: 'D' }]);
    expect(merged.values).toEqual({ firstName: 'C' });
    expect(join(merged.values, { firstName: 'D' }, new Set(['firstName']))).toEqual({ firstName: 'D' });
  });

  it('are joined person by person, with who came and who went on either side [FORM-25]', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id, function: id }));
    const merged = merge({ people: [a, b] }, { people: [a, b, c] }, { people: [b, d] });
    expect(merged).toEqual({ values: { people: [b, c, d] }, conflicts: [] });
  });

  it('keep an empty list that one side emptied', () => {
    const people = [{ id: 'a' }];
    expect(merge({ people }, { people: [] }, { people }).values).toEqual({ people: [] });
    expect(merge({ people }, { people }, { people: [] }).values).toEqual({ people: [] });
  });
});
