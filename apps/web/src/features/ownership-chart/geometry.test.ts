import type { OwnershipAnswers } from '@dossier/domain/kyc-form/answers';
import { layoutOwnership } from '@dossier/domain/ownership/layout';
import { computeOwnership } from '@dossier/domain/ownership/ubo';
import { describe, expect, it } from 'vitest';
import { boxSize, drawChart } from './geometry.ts';

const person = (id: string) => ({ id, kind: 'person' as const, firstName: id, lastName: '' });
const company = (id: string) => ({ id, kind: 'company' as const, name: id });
const holding = (owner: string, owned: string, share: number) => ({
  id: `${owner}-${owned}`,
  owner,
  owned,
  share: share * 10_000,
  kind: 'shares' as const,
});

function draw(answers: OwnershipAnswers) {
  const result = computeOwnership(answers, { clientName: 'C', today: '2026-11-21' });
  return drawChart(layoutOwnership(answers, 'C', result));
}

const twoLayers: OwnershipAnswers = {
  nodes: [person('marit'), person('joris'), person('elise'), company('beheer'), company('tessera')],
  edges: [
    holding('marit', 'beheer', 100),
    holding('beheer', 'client', 45),
    holding('joris', 'client', 15),
    holding('joris', 'tessera', 70),
    holding('elise', 'tessera', 30),
    holding('tessera', 'client', 40),
  ],
};

/** Every upright part of a line, as its x and the two ends. */
function uprights(path: string): { x: number; from: number; to: number }[] {
  const found: { x: number; from: number; to: number }[] = [];
  let [x, y] = [0, 0];
  for (const [, kind, first = '0', second = '0'] of path.matchAll(/([MVH])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    if (kind === 'M') [x, y] = [Number(first), Number(second)];
    if (kind === 'H') x = Number(first);
    if (kind !== 'V') continue;
    found.push({ x, from: y, to: Number(first) });
    y = Number(first);
  }
  return found;
}

describe('the drawing of an ownership structure', () => {
  it('puts no box on another, and all of them inside the drawing [ENT-22]', () => {
    const { boxes, width, height } = draw(twoLayers);
    for (const a of boxes) {
      expect(a.x >= 0 && a.x + boxSize.width <= width && a.y >= 0 && a.y + boxSize.height <= height).toBe(true);
      const onTop = boxes.filter((b) => b !== a && b.y === a.y && Math.abs(a.x - b.x) < boxSize.width);
      expect(onTop).toEqual([]);
    }
  });

  it('leads a holding that skips a layer past the boxes of that layer [ENT-22]', () => {
    const { boxes, lines } = draw(twoLayers);
    for (const { path } of lines)
      for (const { x, from, to } of uprights(path)) {
        const hidden = boxes.filter(
          (box) => x > box.x && x < box.x + boxSize.width && from < box.y + 1 && to > box.y + boxSize.height - 1,
        );
        expect(hidden.map((box) => box.id)).toEqual([]);
      }
  });

  it('ends every line at what is owned, also in a circle [ENT-22]', () => {
    const circle = {
      nodes: [person('a'), company('x'), company('y')],
      edges: [holding('a', 'x', 80), holding('x', 'y', 40), holding('y', 'x', 20), holding('y', 'client', 100)],
    };
    const { lines, boxes } = draw(circle);
    expect(lines).toHaveLength(circle.edges.length);
    expect(boxes).toHaveLength(4);
    expect(lines.filter(({ edge }) => edge.back)).toHaveLength(1);
  });
});
