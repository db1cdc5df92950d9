import { describe, expect, it } from 'vitest';
import { businessForm } from '../testing/sample-form.ts';
import type { OwnershipAnswers } from './answers.ts';
import { layoutOwnership } from './layout.ts';
import { computeOwnership } from './ubo.ts';

const options = { clientName: 'Client B.V.', today: '2026-11-21' };
const chartOf = (answers: OwnershipAnswers) =>
  layoutOwnership(answers, options.clientName, computeOwnership(answers, options));
const places = (answers: OwnershipAnswers) =>
  Object.fromEntries(chartOf(answers).nodes.map((node) => [node.id, `${node.layer}.${node.order}`]));

describe('the ownership chart', () => {
  const real = businessForm().answers.ownership ?? {};

  it('places the client at the bottom, owners above what they own [OWN-11]', () => {
    expect(places(real)).toEqual({
      client: '0.0',
      companyhoek0001: '1.0',
      personjoris0001: '1.1',
      personmarit0001: '2.0',
    });
    expect(chartOf(real)).toMatchObject({ layers: 3, width: 2 });
  });

  it('marks beneficial owners and the holdings that make them so [OWN-11]', () => {
    const chart = chartOf({
      nodes: [...(real.nodes ?? [])],
      edges: [
        ...(real.edges ?? []).slice(0, 2),
        { id: 'edge00000000003', owner: 'personjoris0001', owned: 'client', share: 200_000, kind: 'shares' },
      ],
    });
    expect(chart.nodes.map((node) => [node.id, node.isUbo])).toEqual([
      ['client', 'no'],
      ['personmarit0001', 'yes'],
      ['companyhoek0001', 'no'],
      ['personjoris0001', 'no'],
    ]);
    expect(chart.edges.map((edge) => [edge.id, edge.decisive])).toEqual([
      ['edge00000000001', true],
      ['edge00000000002', true],
      ['edge00000000003', false],
    ]);
  });

  it('places an owner above the highest of what it owns [OWN-11]', () => {
    const answers: OwnershipAnswers = {
      nodes: [
        { id: 'a', kind: 'person', firstName: 'A', lastName: 'A' },
        { id: 'h', kind: 'company', name: 'H' },
      ],
      edges: [
        { id: '1', owner: 'a', owned: 'client', share: 200_000, kind: 'shares' },
        { id: '2', owner: 'a', owned: 'h', share: 400_000, kind: 'shares' },
        { id: '3', owner: 'h', owned: 'client', share: 300_000, kind: 'shares' },
      ],
    };
    expect(places(answers)).toEqual({ client: '0.0', a: '2.0', h: '1.0' });
  });

  it('is finite for a circle and marks the edge that closes it [OWN-07]', () => {
    const answers: OwnershipAnswers = {
      nodes: [
        { id: 'x', kind: 'company', name: 'X' },
        { id: 'a', kind: 'person', firstName: 'A', lastName: 'A' },
      ],
      edges: [
        { id: '1', owner: 'x', owned: 'client', share: 400_000, kind: 'shares' },
        { id: '2', owner: 'client', owned: 'x', share: 200_000, kind: 'shares' },
        { id: '3', owner: 'a', owned: 'x', share: 800_000, kind: 'shares' },
      ],
    };
    const chart = chartOf(answers);
    expect(places(answers)).toEqual({ client: '0.0', x: '1.0', a: '2.0' });
    expect(chart.edges.filter((edge) => edge.back).map((edge) => edge.id)).toEqual(['2']);
  });

  it('contains only the client when nothing is answered [OWN-11]', () => {
    expect(chartOf({})).toMatchObject({
      nodes: [{ id: 'client', kind: 'client', name: 'Client B.V.' }],
      edges: [],
      layers: 1,
      width: 1,
    });
  });
});
