import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show, tick } from '#testing/test-page.tsx';
import { type Asked, answerWith } from '#testing/test-server.ts';
import { type ListAddress, useListView } from './use-list-view.ts';
import { ViewNotice } from './view-notice.tsx';
import { ViewsMenu } from './views-menu.tsx';

const late = {
  id: 'view00000000001',
  name: 'Late',
  isShared: false,
  isOwn: true,
  owner: 'Ilse Brandt',
  mayChange: true,
  search: { tab: 'all', due: 'late' },
  unknown: [] as string[],
  columns: null as string[] | null,
  revision: 3,
};
const monday = { ...late, id: 'view00000000002', name: 'Monday', isShared: true, isOwn: false, mayChange: false };

let address: ListAddress<'queue'> = {};
let set: (next: ListAddress<'queue'>) => void = () => {};
let choose: (columns: readonly string[] | null) => void = () => {};
let explicit: (next: ListAddress<'queue'>) => ListAddress<'queue'> = (next) => next;
let items = [late, monday];
/** Views are saved when this is over. */
let saving = Promise.resolve();
let standard = { view: '', columns: null as string[] | null };

function List({ start }: { start: ListAddress<'queue'> }) {
  const [search, setSearch] = useState(start);
  [address, set] = [search, setSearch];
  const onSearch = (change: ListAddress<'queue'>) => setSearch({ ...search, ...change });
  const views = useListView({ list: 'queue', search, onSearch });
  choose = views.chooseColumns;
  explicit = views.explicit;
  return (
    <>
      <ViewsMenu state={views.state} standard={[{ id: 'all', label: 'All', href: '?tab=all' }]} isDesk />
      <ViewNotice state={views.state} />
      <output>{views.columns?.join()}</output>
    </>
  );
}

async function open(start: ListAddress<'queue'>): Promise<Asked[]> {
  const asked = answerWith({
    '/api/desk/views/list-views': () => ({ items, standard }),
    '/api/desk/views/list-view-counts': () => ({ counts: { [late.id]: 12, [monday.id]: 9 } }),
    '/api/desk/save-list-view': async () => {
      await saving;
      return { view: late.id };
    },
    '/api/desk/set-list-standard': () => ({ list: 'queue' }),
  });
  await show(<List start={start} />, { texts: ['list-views'] });
  return asked;
}
const inputs = (asked: Asked[], verb: string) =>
  asked.filter(({ path }) => path === `/api/desk/${verb}`).map(({ input }) => input);
const trigger = (name: RegExp) => page.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  items = [late, monday];
  standard = { view: '', columns: null };
  saving = Promise.resolve();
});

test('a view whose filters or columns differ says so until it is saved or reset; what is chosen while it is saved stays', async () => {
  const asked = await open({ ...late.search, tab: 'all', due: 'late', sort: 'deadline', view: late.id });
  await expect.element(trigger(/^Views: Late/)).toBeVisible();
  await expect.element(page.getByText('Changed')).not.toBeInTheDocument();
  set({ tab: 'all', due: 'soon', view: late.id });
  await expect.element(page.getByText('Changed')).toBeVisible();
  const held = Promise.withResolvers<void>();
  saving = held.promise;
  await userEvent.click(trigger(/^Save$/));
  await expect
    .poll(() => inputs(asked, 'save-list-view'))
    .toEqual([
      {
        list: 'queue',
        name: 'Late',
        isShared: false,
        search: { tab: 'all', due: 'soon' },
        columns: null,
        view: { id: late.id, revision: 3 },
      },
    ]);
  choose(['due', 'org']);
  await expect.element(page.getByText('due,org')).toBeVisible();
  held.resolve();
  await expect.element(trigger(/^Save$/)).not.toHaveAttribute('data-pending');
  await expect.element(page.getByText('due,org')).toBeVisible();
  await userEvent.keyboard('v');
  await userEvent.click(page.getByRole('menuitem', { name: 'Undo the changes' }));
  await expect.element(page.getByText('Changed')).not.toBeInTheDocument();
  expect(address).toMatchObject({ tab: 'all', due: 'late', view: late.id });
});

test('the menu has links to own and shared views with their counts; a shared one of a colleague is saved as a new one only', async () => {
  await open({ tab: 'mine', view: monday.id });
  await expect.element(trigger(/^Views: Monday/)).toBeVisible();
  await expect.element(trigger(/^Save$/)).not.toBeInTheDocument();
  await userEvent.keyboard('v');
  const own = page.getByRole('menuitemradio', { name: /^Late/ });
  await expect.poll(() => own.element().textContent).toBe('Late12');
  expect(own.element().getAttribute('href')).toContain(`?tab=all&due=late&view=${late.id}`);
  expect(page.getByRole('menuitemradio', { name: /^Monday/ }).element().textContent).toBe('MondayIlse Brandt9');
  await expect.element(page.getByRole('menuitem', { name: 'Save as a new view' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /^Save changes/ })).not.toBeInTheDocument();
});

test('a new view is named, shared and made the one that opens; then its name has the focus', async () => {
  const asked = await open({ tab: 'mine' });
  await userEvent.keyboard('v');
  await userEvent.click(page.getByRole('menuitem', { name: 'Save as a new view' }));
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  // Pressed before there is a name.
  const press = () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
  await press();
  await expect.element(page.getByText('Enter a name')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(inputs(asked, 'save-list-view')).toEqual([]);
  await userEvent.keyboard('Mine');
  await tick(page.getByRole('checkbox', { name: /^Share with the review desk/ }));
  await tick(page.getByRole('checkbox', { name: /^Open this list with this view/ }));
  await press();
  await expect
    .poll(() => inputs(asked, 'set-list-standard'))
    .toEqual([{ list: 'queue', view: late.id, columns: null }]);
  expect(inputs(asked, 'save-list-view')).toMatchObject([{ name: 'Mine', isShared: true, search: { tab: 'mine' } }]);
  await expect.poll(() => address).toMatchObject({ tab: 'mine', view: late.id });
  await expect.element(trigger(/^Views/)).toHaveFocus();
});

test('columns without a view are kept for the person; an address never becomes empty while a view would open', async () => {
  standard = { view: late.id, columns: ['org'] };
  const asked = await open({ tab: 'mine' });
  await expect.element(page.getByText('org', { exact: true })).toBeVisible();
  choose(['due']);
  await expect
    .poll(() => inputs(asked, 'set-list-standard'))
    .toEqual([{ list: 'queue', view: late.id, columns: ['due'] }]);
  expect(explicit({ tab: undefined })).toEqual({ tab: undefined, sort: 'deadline' });
});

test('a view that is gone, and one with a filter that no longer exists, say so', async () => {
  items = [{ ...late, unknown: ['vault', 'colour'] }];
  await open({ view: monday.id });
  await expect.element(page.getByText('This view no longer exists')).toBeVisible();
  set({ ...late.search, tab: 'all', due: 'late', view: late.id });
  await expect.element(page.getByText(/Left out: vault, another filter\./)).toBeVisible();
  await expect.element(trigger(/^Save$/)).toBeVisible();
});
