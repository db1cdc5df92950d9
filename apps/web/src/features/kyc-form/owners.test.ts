import { describe, expect, it } from 'vitest';
import { addOwner, ownersOf, parseShare, removeOwner } from './owners.ts';

describe('owners', () => {
  it('are removed with the company that they owned, when they own nothing else [FORM-04]', () => {
    const company = addOwner({}, 'client', 'company');
    const holding = ownersOf(company.answers, 'client')[0]?.node.id ?? '';
    const person = addOwner(company.answers, holding, 'person');
    expect(ownersOf(person.answers, holding)).toHaveLength(1);
    expect(removeOwner(person.answers, company.edge)).toEqual({ nodes: [], edges: [] });
  });

  it('in a circle are removed when no member leads to the company', () => {
    const first = addOwner({}, 'client', 'company');
    const a = ownersOf(first.answers, 'client')[0]?.node.id ?? '';
    const circle = {
      ...first.answers,
      edges: [...(first.answers.edges ?? []), { id: 'e', owner: a, owned: a, kind: 'shares' as const }],
    };
    expect(ownersOf(removeOwner(circle, 'e'), 'client')).toHaveLength(1);
    expect(removeOwner(circle, first.edge)).toEqual({ nodes: [], edges: [] });
  });
});

describe('a share', () => {
  it.each([
    ['45', 450_000],
    ['33,33', 333_300],
    ['0.0001 %', 1],
    ['100', 1_000_000],
    ['0', undefined],
    ['100,1', undefined],
    ['a', undefined],
    ['', undefined],
  ])('typed as "%s" is %s of a ten-thousandth of a percent [ENTY-46]', (typed, share) => {
    expect(parseShare(typed)).toBe(share);
  });
});
