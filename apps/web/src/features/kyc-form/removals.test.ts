import { expect, it } from 'vitest';
import { type Removal, rowOf, withoutLine, withRemovals } from './removals.ts';

/** A list from which items are removed one after the other, as a page does it. */
function listOf(...names: string[]) {
  let items = names;
  let lines: Removal[] = [];
  return {
    remove(name: string) {
      const row = rowOf(items.indexOf(name), lines);
      items = items.filter((one) => one !== name);
      const rest = { list: 'l', undo: () => {}, element: '', rest: '' };
      lines = [...lines, { id: name, row, title: `-${name}`, ...rest }];
    },
    end(name: string) {
      const gone = lines.find(({ id }) => id === name);
      if (gone) lines = withoutLine(lines, gone);
    },
    rows: () => withRemovals(items, lines).map((row) => ('item' in row ? row.item : row.removal.title)),
  };
}

it('the line of a removal is in the place of what was removed, in whichever order several are removed', () => {
  for (const order of ['bca', 'acb', 'cab', 'dcba', 'abcd']) {
    const list = listOf('a', 'b', 'c', 'd');
    for (const name of order) list.remove(name);
    expect(list.rows(), order).toEqual([...'abcd'].map((name) => (order.includes(name) ? `-${name}` : name)));
  }
});

it('the other lines stay in place when one disappears', () => {
  const list = listOf('a', 'b', 'c', 'd');
  list.remove('a');
  list.remove('c');
  list.end('a');
  expect(list.rows()).toEqual(['b', '-c', 'd']);
});
