import { expect, test } from 'vitest';
import { gridTemplate } from './table-columns.ts';

const column = (id: string, more: object) => ({ id, title: id, width: 100, cell: () => null, ...more });
const columns = [column('client', { isGrowing: true }), column('org', { share: 0.5 }), column('date', {})];

test('a long text takes a part of the free room, what a person chose stays as it is', () => {
  const widths = (chosen: Readonly<Record<string, number>>) => ({
    widthOf: (id: string) => chosen[id],
    resize: () => undefined,
  });
  expect(gridTemplate(columns, widths({}))).toBe('minmax(100px, 1fr) minmax(100px, 0.5fr) 100px');
  expect(gridTemplate(columns, widths({ org: 180, client: 200 }))).toBe('200px 180px 100px');
});
