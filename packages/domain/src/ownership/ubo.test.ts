import { describe, expect, it } from 'vitest';
import type { OwnershipAnswers, OwnershipEdge, OwnershipNode } from './answers.ts';
import { computeOwnership, type PersonInterest } from './ubo.ts';

const options = { clientName: 'Client B.V.', today: '2026-11-21' };

type Held = number | { from: number; to: number } | undefined;

/** `A C 20`: A holds 20 % of C. One capital letter is a person unless named in `companies`; C is the client. */
function answers(
  companies: string,
  ...lines: [owner: string, owned: string, held: Held, kind?: OwnershipEdge['kind']][]
) {
  const names = new Set(lines.flatMap((line) => [line[0], line[1]]).filter((name) => name !== 'C'));
  const nodes = [...names].map(
    (name): OwnershipNode =>
      companies.split(' ').includes(name)
        ? { id: name, kind: 'company', name: `${name} B.V.` }
        : { id: name, kind: 'person', firstName: name, lastName: 'Person' },
  );
  const id = (name: string) => (name === 'C' ? 'client' : name);
  const edges = lines.map(([owner, owned, held, kind = 'shares'], index): OwnershipEdge => {
    const base = { id: `edge-${index}`, owner: id(owner), owned: id(owned), kind };
    if (typeof held === 'number') return { ...base, share: Math.round(held * 10_000) };
    return held ? { ...base, band: { from: held.from * 10_000, to: held.to * 10_000 } } : base;
  });
  return { nodes, edges } satisfies OwnershipAnswers;
}

function person(
  of: OwnershipAnswers,
  id: string,
  more: Partial<typeof options & { listed: boolean }> = {},
): PersonInterest {
  const found = computeOwnership(of, { ...options, ...more }).people.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`${id} is not in the result`);
  return found;
}

const codes = (of: OwnershipAnswers, more: { listed?: boolean } = {}) =>
  computeOwnership(of, { ...options, ...more }).issues.map((issue) => `${issue.code} ${issue.about}`);

describe('worked examples', () => {
  it('finds exactly a quarter over a chain, which is not more than 25 % [OWN-04, OWN-01, OWN-03]', () => {
    const a = person(answers('H', ['A', 'H', 50], ['H', 'C', 50]), 'A');
    expect(a.lowest).toEqual({ exact: '1/4', share: 250_000 });
    expect(a.highest).toEqual(a.lowest);
    expect(a.isUbo).toBe('no');
    expect(a.by).toEqual([]);
  });

  it('adds a direct part and a chain to 32 % and shows both multiplications [OWN-05, OWN-11]', () => {
    const a = person(answers('H', ['A', 'C', 20], ['A', 'H', 40], ['H', 'C', 30]), 'A');
    expect(a.lowest).toEqual({ exact: '8/25', share: 320_000 });
    expect(a.direct).toBe(200_000);
    expect(a.isUbo).toBe('yes');
    expect(a.by).toEqual(['ownership']);
    expect(a.paths.map((path) => [path.exact, path.steps.map((step) => [step.owner, step.owned, step.share])])).toEqual(
      [
        ['1/5', [['A', 'client', 200_000]]],
        [
          '3/25',
          [
            ['A', 'H', 400_000],
            ['H', 'client', 300_000],
          ],
        ],
      ],
    );
    expect(a.throughCircles).toBe(0);
  });

  it('adds both sides of a diamond to 30 % [OWN-06, OWN-11]', () => {
    const a = person(answers('H1 H2', ['A', 'H1', 50], ['A', 'H2', 50], ['H1', 'C', 30], ['H2', 'C', 30]), 'A');
    expect(a.lowest).toEqual({ exact: '3/10', share: 300_000 });
    expect(a.paths.map((path) => path.lowest)).toEqual([150_000, 150_000]);
    expect(a.isUbo).toBe('yes');
  });

  it('solves a circle exactly, and reports the circular part [OWN-07, OWN-03]', () => {
    const circle = answers('X', ['X', 'C', 40], ['C', 'X', 20], ['A', 'X', 80], ['B', 'C', 60]);
    expect(person(circle, 'A').lowest).toEqual({ exact: '8/23', share: 347_826 });
    expect(person(circle, 'B').lowest).toEqual({ exact: '15/23', share: 652_174 });
    expect(person(circle, 'A').throughCircles).toBe(347_826 - 320_000);
    expect(computeOwnership(circle, options).issues).toEqual([]);
  });

  it('reports the holder of a band as possible owner and asks for the exact share [OWN-08]', () => {
    const band = answers('', ['A', 'C', { from: 25, to: 50 }], ['B', 'C', 50]);
    const a = person(band, 'A');
    expect([a.lowest.share, a.highest.share, a.isUbo]).toEqual([250_000, 500_000, 'possible']);
    expect(codes(band)).toEqual(['exact-share-needed edge-0']);
  });

  it('finds no owner among ten holders of 10 %, so that directors are reported [OWN-09]', () => {
    const ten = answers('', ...'ABDEFGHIJK'.split('').map((name): [string, string, number] => [name, 'C', 10]));
    const result = computeOwnership(ten, options);
    expect(result.people.map((one) => one.isUbo)).toEqual(Array(10).fill('no'));
    expect(result.standInNeeded).toBe(true);
    expect(result.issues).toEqual([]);
    expect(result.totals).toEqual([{ company: 'client', name: 'Client B.V.', lowest: 1_000_000, highest: 1_000_000 }]);
  });

  it('finds the owners of a realistic two-layer structure [OWN-03]', () => {
    const real = answers(
      'H T',
      ['M', 'H', 100],
      ['H', 'C', 45],
      ['T', 'C', 40],
      ['J', 'C', 15],
      ['J', 'T', 70],
      ['E', 'T', 30],
    );
    expect(['M', 'J', 'E'].map((id) => [person(real, id).lowest.share, person(real, id).isUbo])).toEqual([
      [450_000, 'yes'],
      [430_000, 'yes'],
      [120_000, 'no'],
    ]);
    expect(computeOwnership(real, options).issues).toEqual([]);
  });
});

describe('the threshold', () => {
  it('is exceeded by 25.0001 % and not by 25 % [OWN-01]', () => {
    expect(person(answers('', ['A', 'C', 25], ['B', 'C', 75]), 'A').isUbo).toBe('no');
    expect(person(answers('', ['A', 'C', 25.0001], ['B', 'C', 74.9999]), 'A').isUbo).toBe('yes');
  });

  it('includes exactly 25 % from 10 July 2027, and not a day earlier [OWN-12]', () => {
    const quarter = answers('', ['A', 'C', 25], ['B', 'C', 75]);
    expect(person(quarter, 'A', { today: '2027-07-09' }).isUbo).toBe('no');
    expect(person(quarter, 'A', { today: '2027-07-10' }).isUbo).toBe('yes');
  });

  it('compares the exact fraction, not the rounded share [OWN-03]', () => {
    const hair = answers('H', ['A', 'H', 50.0001], ['H', 'C', 49.9999]);
    expect(person(hair, 'A').lowest).toEqual({ exact: '249999999999/1000000000000', share: 250_000 });
    expect(person(hair, 'A', { today: '2027-07-10' }).by).not.toContain('ownership');
  });
});

describe('control', () => {
  it('counts a controlled company with its complete stake, through every layer [OWN-10, OWN-02]', () => {
    const chain = answers(
      'H I',
      ['A', 'H', 51],
      ['H', 'I', 51],
      ['I', 'C', 51],
      ['B', 'C', 49],
      ['D', 'H', 49],
      ['E', 'I', 49],
    );
    const a = person(chain, 'A');
    expect(a.lowest.share).toBe(132_651);
    expect(a.controlLowest.share).toBe(510_000);
    expect(a.controls).toEqual(['H', 'I', 'client']);
    expect([a.isUbo, a.by]).toEqual(['yes', ['control']]);
  });

  it('does not follow from exactly half [OWN-10]', () => {
    const half = answers('H', ['A', 'H', 50], ['B', 'H', 50], ['H', 'C', 40], ['D', 'C', 60]);
    expect(person(half, 'A').controls).toEqual([]);
    expect(person(half, 'A').isUbo).toBe('no');
  });

  it('adds what controlled companies hold to what the person holds [OWN-10]', () => {
    const both = answers('H', ['A', 'H', 60], ['B', 'H', 40], ['H', 'C', 20], ['A', 'C', 10], ['D', 'C', 70]);
    const a = person(both, 'A');
    expect([a.lowest.share, a.controlLowest.share, a.isUbo, a.by]).toEqual([220_000, 300_000, 'yes', ['control']]);
  });

  it('includes a company controlled by the votes of a controlled company [OWN-10]', () => {
    const pincer = answers('H I', ['A', 'H', 60], ['H', 'I', 30], ['A', 'I', 30], ['I', 'C', 30], ['B', 'C', 70]);
    expect(person(pincer, 'A').controls).toEqual(['H', 'I']);
    expect(person(pincer, 'A').isUbo).toBe('yes');
  });

  it('makes a person with more than 25 % of the votes only a beneficial owner [OWN-02]', () => {
    const voting = answers('', ['A', 'C', 10], ['B', 'C', 90], ['A', 'C', 40, 'votes'], ['B', 'C', 60, 'votes']);
    expect([person(voting, 'A').lowest.share, person(voting, 'A').by]).toEqual([100_000, ['control']]);
  });

  it('by other means is accepted, of the client or of a company that holds enough [OWN-02]', () => {
    expect(person(answers('', ['A', 'C', undefined, 'control'], ['B', 'C', 100]), 'A').by).toEqual(['control']);
    const above = answers('H', ['A', 'H', undefined, 'control'], ['B', 'H', 100], ['H', 'C', 26], ['D', 'C', 74]);
    expect(person(above, 'A').by).toEqual(['control']);
    const little = answers('H', ['A', 'H', undefined, 'control'], ['B', 'H', 100], ['H', 'C', 25], ['D', 'C', 75]);
    expect(person(little, 'A').isUbo).toBe('no');
  });
});

describe('uncertain results', () => {
  it('narrow a band by what other holders have at least [OWN-08]', () => {
    const narrowed = answers('', ['A', 'C', { from: 5, to: 50 }], ['B', 'C', 80]);
    expect([person(narrowed, 'A').highest.share, person(narrowed, 'A').isUbo]).toEqual([200_000, 'no']);
    expect(codes(narrowed)).toEqual([]);
  });

  it('ask for no exact share when every share of the band gives the same result [OWN-08]', () => {
    expect(codes(answers('', ['A', 'C', { from: 75, to: 100 }]))).toEqual([]);
  });

  it('ask for a missing share, and include every possible value [OWN-08]', () => {
    const missing = answers('', ['A', 'C', undefined], ['B', 'C', 60]);
    expect([person(missing, 'A').lowest.share, person(missing, 'A').highest.share]).toEqual([0, 400_000]);
    expect(codes(missing)).toEqual(['share-missing edge-0']);
  });

  it('report owners of more than the whole [OWN-03]', () => {
    const result = computeOwnership(answers('', ['A', 'C', 60], ['B', 'C', 50]), options);
    expect(result.issues).toEqual([{ code: 'too-much', about: 'client', name: 'Client B.V.', share: 1_100_000 }]);
  });

  it.each([0, -5, 100.0001, Number.NaN])('reject a share of %d %% [OWN-03]', (share) => {
    const wrong = answers('', ['A', 'C', share], ['B', 'C', 100]);
    expect(codes(wrong)).toEqual(['share-invalid edge-0']);
    expect(person(wrong, 'A').lowest.share).toBe(0);
  });

  it('report a holding without an owner and leave it out [OWN-03]', () => {
    const dangling: OwnershipAnswers = {
      nodes: [],
      edges: [{ id: 'e', owner: 'gone', owned: 'client', share: 500_000, kind: 'shares' }],
    };
    expect(codes(dangling)).toEqual(['owner-unknown e', 'rest-unknown client']);
  });

  it('ask for the remaining owners when a beneficial owner could be among them [OWN-03]', () => {
    expect(codes(answers('', ['A', 'C', 74.9999]))).toEqual(['rest-unknown client']);
    expect(codes(answers('', ['A', 'C', 75]))).toEqual([]);
    expect(codes(answers('H', ['H', 'C', 30], ['A', 'C', 70]))).toEqual(['rest-unknown H']);
    expect(codes(answers('H', ['H', 'C', 25], ['A', 'C', 75]))).toEqual([]);
  });

  it('ask nothing about the rest of a listed company, or when the client states that no person has enough [OWN-09]', () => {
    expect(codes(answers('', ['A', 'C', 20]), { listed: true })).toEqual([]);
    expect(codes({ ...answers('', ['A', 'C', 20]), nobodyReason: 'Spread over 300 members' })).toEqual([]);
    expect(codes({ ...answers('', ['A', 'C', 60]), nobodyReason: 'Spread' })).toEqual(['rest-unknown client']);
  });

  it('ask for no further owner of a company from 99.9 %, also where a circle multiplies the rest [OWN-03, OWN-07]', () => {
    expect(codes(answers('', ['A', 'C', 33.33], ['B', 'C', 33.33], ['D', 'C', 33.33]))).toEqual([]);
    const circle = answers('X Y', ['X', 'Y', 99.99], ['Y', 'X', 99.99], ['X', 'C', 40], ['A', 'C', 60]);
    expect(codes(circle)).toEqual(['circle-closed X', 'circle-closed Y']);
  });

  it('report companies that own each other completely, and still calculate for everyone else [OWN-07]', () => {
    const closed = answers('X Y', ['X', 'Y', 100], ['Y', 'X', 100], ['X', 'C', 50], ['A', 'C', 50]);
    expect(codes(closed)).toEqual(['circle-closed X', 'circle-closed Y']);
    expect(person(closed, 'A').lowest.share).toBe(500_000);
  });

  it('prove nothing from a circle that holds more than the whole, but exclude no person [OWN-07]', () => {
    const absurd = answers('X', ['X', 'C', 100], ['C', 'X', 100], ['A', 'X', 10]);
    expect(codes(absurd)).toContain('too-much X');
    expect(person(absurd, 'A').isUbo).toBe('possible');
  });

  it('use the first of two nodes with one id, and no node with the id of the client [OWN-03]', () => {
    const twice = answers('', ['A', 'C', 100]);
    twice.nodes.push(
      { id: 'A', kind: 'company', name: 'Other' },
      { id: 'client', kind: 'person', firstName: 'X', lastName: 'Y' },
    );
    const result = computeOwnership(twice, options);
    expect(result.people.map((one) => [one.id, one.name])).toEqual([['A', 'A Person']]);
    expect([result.totals.length, result.issues]).toEqual([1, []]);
  });

  it('treat a holding in oneself as a small circle [OWN-07]', () => {
    expect(person(answers('', ['C', 'C', 20], ['A', 'C', 80]), 'A').lowest.exact).toBe('1/1');
  });

  it('are refused for a structure beyond its limits [OWN-03]', () => {
    const many = answers('', ...Array.from({ length: 301 }, (): [string, string, number] => ['A', 'C', 0.01]));
    expect(codes(many)).toEqual(['too-large client']);
  });

  it('require a director for a form without any answer [OWN-09]', () => {
    const empty = computeOwnership(undefined, options);
    expect([empty.people, empty.standInNeeded]).toEqual([[], true]);
  });

  it('are plain JSON [OWN-11]', () => {
    const result = computeOwnership(answers('H', ['A', 'H', 50], ['H', 'C', { from: 25, to: 50 }]), options);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });
});

describe('many paths', () => {
  it('are counted completely, although only the shortest hundred are listed [OWN-03, OWN-11]', () => {
    // Five layers of three companies, each owned by all three above: 3^5 paths.
    const layers = Array.from({ length: 5 }, (_, layer) => ['a', 'b', 'c'].map((name) => `${name}${layer}`));
    const lines = layers.flatMap((companies, layer) =>
      companies.flatMap((owned): [string, string, number][] =>
        (layers[layer + 1] ?? ['A']).map((owner) => [owner, owned, layer === 4 ? 100 : 30]),
      ),
    );
    const deep = answers(
      layers.flat().join(' '),
      ...lines,
      ['a0', 'C', 30],
      ['b0', 'C', 30],
      ['c0', 'C', 30],
      ['A', 'C', 10],
    );
    const a = person(deep, 'A');
    expect(a.paths).toHaveLength(100);
    expect(a.paths[0]?.steps).toHaveLength(1);
    // 10 % directly, and 90 % of the client through four times 90 %.
    expect(a.lowest).toEqual({ exact: '69049/100000', share: 690_490 });
    const listed = a.paths.reduce((sum, path) => sum + path.lowest, 0);
    expect(listed + a.throughCircles).toBeCloseTo(690_490, -2);
  });
});
