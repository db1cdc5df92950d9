import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { Table, type TableColumn, type TableSort } from './table.tsx';

interface Row {
  id: string;
  name: string;
}

const rows = Array.from({ length: 100_000 }, (_, index): Row => ({ id: `r${index}`, name: `Company ${index}` }));
const columns: TableColumn<Row>[] = [
  { id: 'name', title: 'Client', width: 240, isGrowing: true, sortKey: 'name', cell: (row) => row.name },
  { id: 'id', title: 'Reference', width: 120, cell: (row) => row.id },
];
const opened: string[] = [];
const sorted: TableSort[] = [];

const sample = (
  <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
    <Table
      label="Onboardings"
      storageKey="sample"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      onOpen={(row) => opened.push(row.id)}
      sort={{ by: 'name', descending: false }}
      onSort={(sort) => sorted.push(sort)}
    />
  </div>
);

beforeEach(() => {
  localStorage.removeItem('columns:sample');
  opened.length = 0;
  sorted.length = 0;
});

const current = () => document.querySelector('[data-current]')?.textContent ?? '';

test('[ONB-17] of 100,000 rows only the visible ones are rendered, and all are counted', async () => {
  await show(sample);
  await expect.element(page.getByText('Company 0', { exact: true })).toBeVisible();
  expect(page.getByRole('grid').element().getAttribute('aria-rowcount')).toBe('100001');
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(60);
});

test('j and k move the current row, Enter opens it', async () => {
  await show(sample);
  await expect.element(page.getByText('Company 0', { exact: true })).toBeVisible();
  await userEvent.keyboard('jjj');
  await expect.poll(current).toContain('Company 2');
  await userEvent.keyboard('k');
  await expect.poll(current).toContain('Company 1');
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['r1']);
});

test('[ONB-17] a key does not render the rows again that it does not change', async () => {
  const drawn: string[] = [];
  const menu = (row: Row) => {
    drawn.push(row.id);
    return [];
  };
  await show(
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <Table label="Onboardings" storageKey="sample" {...{ columns, rows }} rowId={(row) => row.id} rowMenu={menu} />
    </div>,
  );
  await expect.element(page.getByText('Company 0', { exact: true })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.poll(current).toContain('Company 0');
  expect(drawn).toContain('r5');
  drawn.length = 0;
  await userEvent.keyboard('j');
  await expect.poll(current).toContain('Company 1');
  expect(drawn.filter((id) => id !== 'r0' && id !== 'r1')).toEqual([]);
});

test('the menu of a row opens by keyboard and by a press, and gives the focus back to its button', async () => {
  const copied: string[] = [];
  await show(
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <Table
        label="Onboardings"
        storageKey="sample"
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowMenu={(row) => [{ id: 'copy', label: 'Copy link', onAction: () => copied.push(row.id) }]}
      />
    </div>,
  );
  const button = page.getByRole('row', { name: /Company 1 / }).getByRole('button', { name: 'Actions' });
  await userEvent.keyboard('j');
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Copy link');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(button.element());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Copy link');
  await userEvent.keyboard('{Enter}');
  expect(copied).toEqual(['r1']);
  await expect.poll(() => document.activeElement).toBe(button.element());
  // Fingers and assistive technology press without the focus.
  const other = page.getByRole('row', { name: /Company 2 / }).getByRole('button', { name: 'Actions' });
  (other.element() as HTMLElement).click();
  await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await userEvent.click(page.getByRole('menuitem', { name: 'Copy link' }));
  expect(copied).toEqual(['r1', 'r2']);
  await expect.poll(() => document.activeElement).toBe(other.element());
});

test('letters typed into a field do not change the current row', async () => {
  await show(
    <>
      <input aria-label="Search" />
      {sample}
    </>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'Search' }));
  await userEvent.keyboard('jjj');
  expect(current()).toBe('');
});

test('a click on a column header reverses its direction', async () => {
  await show(sample);
  await userEvent.click(page.getByRole('button', { name: 'Client' }));
  expect(sorted).toEqual([{ by: 'name', descending: true }]);
});

test('[UX-12] on a phone a row is a card, without horizontal scrolling, and one menu selects the order', async () => {
  await page.viewport(390, 844);
  try {
    await show(sample);
    await expect.element(page.getByText('Company 0', { exact: true })).toBeVisible();
    const grid = page.getByRole('grid').element();
    expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
    expect(document.querySelector('[role=columnheader]')).toBeNull();
    const [first, second] = [...document.querySelectorAll('[role=row][data-index]')];
    expect(first?.textContent).toBe('Company 0r0');
    expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().bottom);
    await userEvent.keyboard('jj{Enter}');
    expect(opened).toEqual(['r1']);
    await userEvent.click(page.getByRole('button', { name: 'By client' }));
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Client' }));
    expect(sorted).toEqual([{ by: 'name', descending: true }]);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('[UX-12] on a card a column has its place, also one that small windows hide', async () => {
  await page.viewport(390, 844);
  const institution = 'Kade & Vos Notarissen en Adviseurs van Rechtspersonen';
  const placed: TableColumn<Row>[] = [
    { ...(columns[0] as TableColumn<Row>), card: { place: 'name', cell: (row) => <b>{row.name}</b> } },
    { id: 'org', title: 'Institution', width: 90, hideBelow: 1400, card: { place: 'detail' }, cell: () => institution },
    { id: 'ref', title: 'Reference', width: 90, card: { place: 'detail', isFirst: true }, cell: () => 'TR-2026-00210' },
    { id: 'status', title: 'Status', width: 90, card: { place: 'end', cell: () => 'Sent' }, cell: () => 'Submitted' },
    { id: 'late', title: 'Late', width: 90, card: { place: 'end', cell: () => null }, cell: () => 'Late' },
  ];
  try {
    await show(
      <Table label="Placed" storageKey="placed" columns={placed} rows={rows.slice(0, 1)} rowId={(row) => row.id} />,
    );
    await expect.element(page.getByText(institution)).toBeVisible();
    const row = document.querySelector('[role=row][data-index]');
    expect(row?.textContent).toBe(`Company 0TR-2026-00210${institution}Sent`);
    const boxes = ['Company 0', 'TR-2026-00210', 'Sent', institution].map((text) =>
      page.getByText(text).element().getBoundingClientRect(),
    );
    const [name, detail, end, cut] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect];
    expect(detail.top).toBeGreaterThanOrEqual(name.bottom);
    expect(end.left).toBeGreaterThan(name.right);
    expect(Math.abs(end.top - name.top)).toBeLessThan(4);
    // One line: the reference whole, the institution as far as there is room.
    expect(cut.top).toBe(detail.top);
    expect(cut.height).toBe(detail.height);
    expect(cut.right).toBeLessThan(end.left);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('a width set by keyboard is stored under the name of the table', async () => {
  await show(sample);
  (page.getByRole('separator', { name: 'Width of the column Reference' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => localStorage.getItem('columns:sample')).toBe('{"id":152}');
});

test('the current row stays in sight below the head and above the end of the list', async () => {
  await show(sample);
  await expect.element(page.getByText('Company 0', { exact: true })).toBeVisible();
  const grid = page.getByRole('grid').element();
  const inSight = () => {
    const row = document.querySelector('[data-current]')?.getBoundingClientRect();
    const [box, head] = [grid, grid.firstElementChild].map((one) => one?.getBoundingClientRect());
    return row && box && head && row.top >= head.bottom - 1 && row.bottom <= box.bottom + 1;
  };
  await userEvent.keyboard('j'.repeat(20));
  await expect.poll(current).toContain('Company 19');
  await expect.poll(inSight).toBe(true);
  await userEvent.keyboard('k'.repeat(18));
  await expect.poll(current).toContain('Company 1');
  await expect.poll(inSight).toBe(true);
});

test('Back shows the list where it was left, with its current row', async () => {
  history.replaceState({ __TSR_key: 'list' }, '');
  await show(sample);
  await expect.element(page.getByText('Company 0', { exact: true })).toBeVisible();
  await userEvent.keyboard('j'.repeat(30));
  await expect.poll(current).toContain('Company 29');
  const { scrollTop } = page.getByRole('grid').element();
  expect(scrollTop).toBeGreaterThan(0);
  history.replaceState({ __TSR_key: 'another' }, '');
  await show(sample);
  await expect.element(page.getByText('Company 0', { exact: true })).toBeVisible();
  expect(current()).toBe('');
  history.replaceState({ __TSR_key: 'list' }, '');
  await show(sample);
  await expect.poll(current).toContain('Company 29');
  await expect.poll(() => page.getByRole('grid').element().scrollTop).toBe(scrollTop);
  history.replaceState(null, '');
});

test('[UX-12] on a phone Back shows the card that was opened where it was, whatever the heights of the cards', async () => {
  await page.viewport(390, 844);
  const high = (row: Row) => <div style={{ height: 70 + (Number(row.id.slice(1)) % 3) * 20 }}>{row.name}</div>;
  const cards = (
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <Table
        label="Cards"
        storageKey="cards"
        columns={[{ id: 'name', title: 'Client', width: 240, isGrowing: true, cell: high }]}
        rows={rows.slice(0, 300)}
        rowId={(row) => row.id}
        onOpen={(row) => opened.push(row.id)}
      />
    </div>
  );
  const topOf = (id: string) =>
    Math.round(document.querySelector(`[data-index="${id.slice(1)}"]`)?.getBoundingClientRect().top ?? Number.NaN);
  try {
    history.replaceState({ __TSR_key: 'phone' }, '');
    await show(cards);
    await expect.poll(() => topOf('r0')).toBe(0);
    const grid = page.getByRole('grid').element();
    for (let step = 0; step < 15; step += 1) {
      grid.scrollBy(0, 200);
      await new Promise(requestAnimationFrame);
    }
    const at = grid.getBoundingClientRect();
    const row = document.elementFromPoint(at.left + 150, at.top + 200)?.closest('[data-index]') as HTMLElement;
    await userEvent.click(row);
    const [id = ''] = opened;
    const top = topOf(id);
    history.replaceState({ __TSR_key: 'opened' }, '');
    await show(<p>Opened</p>);
    history.replaceState({ __TSR_key: 'phone' }, '');
    await show(cards);
    await expect.poll(current).toContain(`Company ${id.slice(1)}`);
    await expect.poll(() => topOf(id)).toBe(top);
  } finally {
    history.replaceState(null, '');
    await page.viewport(1280, 800);
  }
});

test('columns for which there is no room are left out, the least important first, so that the menu is not cut [ONB-17]', async () => {
  const wide = ['by', 'at', 'number', 'number2'].map(
    (id, index): TableColumn<Row> => ({ id, title: id, width: 220, hideBelow: 600 + index, cell: () => id }),
  );
  await page.viewport(1280, 800);
  try {
    await show(
      <main style={{ width: 900, height: 400, display: 'flex', flexDirection: 'column' }}>
        <Table
          label="Onboardings"
          storageKey="sample"
          columns={[...columns, ...wide]}
          rows={rows}
          rowId={(row) => row.id}
          rowMenu={() => [{ id: 'open', label: 'Open', onAction: () => undefined }]}
        />
      </main>,
    );
    await expect.element(page.getByText('Company 0', { exact: true })).toBeVisible();
    const heads = () =>
      page
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent);
    await expect.poll(heads).toEqual(['Client', 'Reference', 'by', 'at', 'Actions']);
    const grid = page.getByRole('grid').element();
    expect(grid.scrollWidth - grid.clientWidth).toBe(0);
  } finally {
    await page.viewport(1280, 800);
  }
});
