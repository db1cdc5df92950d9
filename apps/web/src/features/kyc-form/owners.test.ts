import type { OwnershipAnswers } from '@dossier/domain/kyc-form/answers';
import { describe, expect, it } from 'vitest';
import {
  addOwner,
  changeNode,
  companiesInCard,
  firstHoldings,
  isCut,
  isReplaceable,
  namesakeOf,
  ownersOf,
  parseShare,
  removedOwners,
  removeOwner,
  replaceOwner,
  restoreOwners,
  revertOwner,
  tidyNode,
} from './owners.ts';

describe('owners', () => {
  it('are removed with the company that they owned, when they own nothing else [FORM-04]', () => {
    const company = addOwner({}, 'client', { kind: 'company' });
    const holding = ownersOf(company.answers, 'client')[0]?.node.id ?? '';
    const person = addOwner(company.answers, holding, { kind: 'person' });
    expect(ownersOf(person.answers, holding)).toHaveLength(1);
    expect(removeOwner(person.answers, company.edge)).toEqual({ nodes: [], edges: [] });
  });

  it('in a circle are removed when no member leads to the company', () => {
    const first = addOwner({}, 'client', { kind: 'company' });
    const a = ownersOf(first.answers, 'client')[0]?.node.id ?? '';
    const circle = {
      ...first.answers,
      edges: [...(first.answers.edges ?? []), { id: 'e', owner: a, owned: a, kind: 'shares' as const }],
    };
    expect(ownersOf(removeOwner(circle, 'e'), 'client')).toHaveLength(1);
    expect(removeOwner(circle, first.edge)).toEqual({ nodes: [], edges: [] });
  });
});

/** Tessera holds 40 % and is owned by Joris and Fontaine; Joris holds 60 % himself. */
const chain = {
  nodes: [
    { id: 'tessera', kind: 'company', name: 'Tessera' },
    { id: 'joris', kind: 'person', firstName: 'Joris', lastName: 'van Rijsbergen' },
    { id: 'fontaine', kind: 'company', name: 'Fontaine' },
  ],
  edges: [
    { id: 'a', owner: 'tessera', owned: 'client', share: 400_000, kind: 'shares' },
    { id: 'b', owner: 'joris', owned: 'tessera', share: 700_000, kind: 'shares' },
    { id: 'c', owner: 'fontaine', owned: 'tessera', share: 300_000, kind: 'shares' },
    { id: 'd', owner: 'joris', owned: 'client', share: 600_000, kind: 'shares' },
  ],
} satisfies OwnershipAnswers;

describe('a removed company', () => {
  it('comes back with its chain, in its place and without undoing later changes [FORM-04]', () => {
    const after = removeOwner(chain, 'a');
    const removed = removedOwners(chain, after);
    expect(removed.nodes.map(({ entry }) => entry.id)).toEqual(['tessera', 'fontaine']);
    expect(restoreOwners(after, removed)).toEqual(chain);
    const renamed = changeNode(after, 'joris', { id: 'joris', kind: 'person', firstName: 'Jan', lastName: 'Smit' });
    const restored = restoreOwners(renamed, removed);
    expect(restored.nodes?.map((node) => node.firstName ?? node.name)).toEqual(['Tessera', 'Jan', 'Fontaine']);
    expect(restored.edges).toEqual(chain.edges);
  });

  it('that was added again meanwhile is not there twice', () => {
    expect(restoreOwners(chain, removedOwners(chain, removeOwner(chain, 'a')))).toEqual(chain);
  });
});

describe('the owners of a company', () => {
  it('are listed at its first holding only, also when companies own each other', () => {
    const edges = [
      ...chain.edges,
      { id: 'e', owner: 'fontaine', owned: 'client', share: 1, kind: 'shares' as const },
      { id: 'f', owner: 'tessera', owned: 'fontaine', share: 1, kind: 'shares' as const },
    ];
    expect([...firstHoldings({ ...chain, edges })]).toEqual([
      ['tessera', 'a'],
      ['fontaine', 'c'],
    ]);
  });

  it('are in the card of the outermost company, with those of the companies in it', () => {
    const first = firstHoldings(chain);
    const [outer, direct] = ownersOf(chain, 'client');
    expect(outer && companiesInCard(chain, outer, first)).toEqual(['tessera', 'fontaine']);
    expect(direct && companiesInCard(chain, direct, first)).toEqual([]);
  });

  it('are as before when an edit is discarded', () => {
    const [edge, node] = [chain.edges[2], chain.nodes[2]];
    if (!edge || !node) throw new Error('the sample has changed');
    const edited = { ...chain, edges: chain.edges.map((one) => (one.id === 'c' ? { ...one, owner: 'joris' } : one)) };
    expect(revertOwner({ ...edited, nodes: edited.nodes.slice(0, 2) }, { edge, node })).toEqual(chain);
  });

  it('lose the fields of the other kind once the kind is chosen', () => {
    const both = { id: 'x', kind: 'person' as const, firstName: 'Ann', name: 'Ann B.V.', country: 'NL' };
    expect(tidyNode(both)).toEqual({ id: 'x', kind: 'person', firstName: 'Ann', country: 'NL' });
    expect(tidyNode({ ...both, kind: 'company' })).toEqual({
      id: 'x',
      kind: 'company',
      name: 'Ann B.V.',
      country: 'NL',
    });
  });
});

describe('an owner with the name of another', () => {
  const [again, company] = [
    { id: 'again', kind: 'person', firstName: 'joris ', lastName: 'Van Rijsbergen' },
    { id: 'named', kind: 'company', name: 'Joris van Rijsbergen' },
  ] as const;
  const edge = { id: 'x', owner: 'again', owned: 'fontaine', share: 150_000, kind: 'shares' } as const;
  const twice = { nodes: [...chain.nodes, again, company], edges: [...chain.edges, edge] };

  it('is found by the words of the name, at the later one only, and among the same kind', () => {
    expect(namesakeOf(twice, again)?.id).toBe('joris');
    expect(twice.nodes.filter((node) => namesakeOf(twice, node)).map(({ id }) => id)).toEqual(['again']);
  });

  it('is not looked for before the name is complete', () => {
    const half = { id: 'again', kind: 'person', firstName: 'Joris' } as const;
    const nodes = [{ id: 'first', kind: 'person', firstName: 'Joris' } as const, half];
    expect(namesakeOf({ nodes }, half)).toBeUndefined();
  });

  it('can be the same one where nothing is lost by it', () => {
    const joris = chain.nodes[1] as (typeof chain.nodes)[1];
    expect(isReplaceable(twice, edge, joris)).toBe(true);
    expect(ownersOf(replaceOwner(twice, 'x', 'joris'), 'fontaine').map(({ node }) => node.id)).toEqual(['joris']);
    expect(isReplaceable(twice, { ...edge, owned: 'client' }, joris)).toBe(false);
    const more = { ...edge, id: 'y', owned: 'tessera' };
    expect(isReplaceable({ ...twice, edges: [...twice.edges, more] }, edge, joris)).toBe(false);
    const owned = { ...edge, id: 'y', owner: 'fontaine', owned: 'again' };
    expect(isReplaceable({ ...twice, edges: [...twice.edges, owned] }, edge, joris)).toBe(false);
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
    ['33.333333', 333_333],
    ['16,66666666666666666667', 166_666],
    ['25.000000', 250_000],
    ['25.00001', 250_001],
    ['0.00001', 1],
    ['100.00001', undefined],
    ['1.2.3', undefined],
  ])('typed as "%s" is %s of a ten-thousandth of a percent [ENTY-46]', (typed, share) => {
    expect(parseShare(typed)).toBe(share);
  });

  it.each([
    ['33.3333', false],
    ['33,333300', false],
    ['33.33333', true],
    ['33,33330001', true],
  ])('typed as "%s" has figures that are not kept: %s [ENTY-46]', (typed, cut) => {
    expect(isCut(typed)).toBe(cut);
  });
});
