import type { OwnershipAnswers } from '@dossier/domain/kyc-form/answers';
import { layoutOwnership } from '@dossier/domain/ownership/layout';
import { computeOwnership } from '@dossier/domain/ownership/ubo';
import { describe, expect, it } from 'vitest';
import { type ChartSizes, deskSizes, drawChart, phoneSizes } from './ownership-geometry.ts';

const person = (id: string) => ({ id, kind: 'person' as const, firstName: id, lastName: '' });
const company = (id: string) => ({ id, kind: 'company' as const, name: id });
const holding = (owner: string, owned: string, share: number) => ({
  id: `${owner}-${owned}`,
  owner,
  owned,
  share: share * 10_000,
  kind: 'shares' as const,
});

function draw(answers: OwnershipAnswers, sizes: ChartSizes = deskSizes) {
  const result = computeOwnership(answers, { clientName: 'C', today: '2026-11-21' });
  return drawChart(layoutOwnership(answers, 'C', result), sizes);
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

/** Every vertical segment of a line, as its x and both ends. */
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
  it.each([deskSizes, phoneSizes])(
    'places no box over another, and all of them inside the drawing [ENT-22]',
    (sizes) => {
      const { boxes, width, height } = draw(twoLayers, sizes);
      for (const a of boxes) {
        expect(a.x >= 0 && a.x + sizes.width <= width && a.y >= 0 && a.y + sizes.height <= height).toBe(true);
        const onTop = boxes.filter((b) => b !== a && b.y === a.y && Math.abs(a.x - b.x) < sizes.width);
        expect(onTop).toEqual([]);
      }
    },
  );

  it.each([deskSizes, phoneSizes])(
    'routes a holding that skips a layer past the boxes of that layer [ENT-22]',
    (sizes) => {
      const { boxes, lines } = draw(twoLayers, sizes);
      for (const { path } of lines)
        for (const { x, from, to } of uprights(path)) {
          const hidden = boxes.filter(
            (box) => x > box.x && x < box.x + sizes.width && from < box.y + 1 && to > box.y + sizes.height - 1,
          );
          expect(hidden.map((box) => box.id)).toEqual([]);
        }
    },
  );

  it.each([deskSizes, phoneSizes])('hides no corner of a line behind its share [ENT-22]', (sizes) => {
    const { lines } = draw(
      {
        nodes: [person('marit'), person('joris'), company('beheer')],
        edges: [holding('marit', 'beheer', 100), holding('beheer', 'client', 60), holding('joris', 'client', 40)],
      },
      sizes,
    );
    for (const { path, label, edge } of lines) {
      const [down, last] = uprights(path);
      const corners = down && last && down.x !== last.x ? [down, { ...last, to: last.from }] : [];
      const hidden = corners.filter((corner) => Math.abs(corner.x - label.x) < 20 && Math.abs(corner.to - label.y) < 9);
      expect(hidden, edge.id).toEqual([]);
    }
  });

  it('fits a phone with three boxes in a row [FORM-04, UX-12]', () => {
    const { width } = draw(twoLayers, phoneSizes);
    // 390 px, minus the margins of the page and of the drawing; no name is drawn smaller than at 85%.
    expect(width * 0.85).toBeLessThanOrEqual(390 - 32 - 26);
  });

  it('ends every line at the owned company, also in a circle [ENT-22]', () => {
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
