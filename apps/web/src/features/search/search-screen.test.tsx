import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { SearchScreen } from './search-screen.tsx';

const at = { subject: 's1', request: 'r1', near: false };
const groups = [
  {
    kind: 'subjects',
    total: 1,
    items: [
      { ...at, id: 's1', title: 'Zilverlinde B.V.', detail: 'NL 684', facts: { status: 'submitted', country: 'NL' } },
    ],
  },
  {
    kind: 'onboardings',
    total: 9,
    items: [
      {
        ...at,
        id: 'r1',
        title: 'TR-1',
        detail: 'Zilverlinde B.V.',
        facts: { status: 'completed', date: '2026-11-24', contact: 'Marit Hoekstra' },
      },
    ],
  },
  {
    kind: 'contacts',
    total: 1,
    items: [
      {
        ...at,
        subject: '',
        id: 'c1',
        title: 'Marit Hoekstra',
        detail: 'm@z.example',
        facts: { count: 2, date: '2026-11-17' },
      },
    ],
  },
  {
    kind: 'documents',
    total: 1,
    items: [
      {
        ...at,
        id: 'd1',
        title: 'structuur.pdf',
        detail: 'Zilverlinde B.V.',
        facts: { kind: 'ownership', verification: 'pending', date: '2026-11-20' },
      },
    ],
  },
];

async function open(answer: object, q: string) {
  answerWith({ '/api/desk/views/search': () => answer });
  await show(<SearchScreen q={q} kind={undefined} onSearch={() => {}} />, {
    portal: gatekeeperPortal,
    texts: ['search', 'document-kinds'],
  });
}

const line = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
const said = (name: string) => expect.poll(() => line(name).element().textContent);

test('each result shows its status and since when, and links to more of its kind [SRCH-01]', async () => {
  await open({ groups, like: [] }, 'zilver');
  await said('Clients').toMatch(/Zilverlinde B\.V\..*NL 684.*Submitted.*Netherlands/);
  await said('Onboardings').toMatch(/Zilverlinde B\.V\..*TR-1, contact Marit Hoekstra.*Completed.*24 November 2026/);
  await said('Contacts').toMatch(/Marit Hoekstra.*m@z\.example.*2 onboardings.*17 November 2026/);
  await said('Documents').toMatch(/Ownership chart.*Zilverlinde B\.V\., structuur\.pdf.*Pending.*20 November 2026/);
  await expect.element(page.getByRole('link', { name: 'All 9', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Only clients' })).toBeVisible();
});

test('each result opens the onboarding that it shows [SRCH-01]', async () => {
  await open({ groups, like: [] }, 'zilver');
  const href = (name: string) => line(name).getByRole('link').element().getAttribute('href');
  await said('Clients').toMatch(/Zilverlinde/);
  expect(href('Clients')).toBe('/external/entity/s1/overview?request=r1');
  expect(href('Onboardings')).toBe('/external/entity/s1/overview?request=r1');
  expect(href('Documents')).toBe('/external/entity/s1/documents/view/d1?request=r1');
});

test("a result found through a person states that person's role [SRCH-01]", async () => {
  const roles = ['ubo', 'contact', '', 'owner'] as const;
  const holding = groups.map((group, at) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      ...(roles[at] && { named: { role: roles[at], name: 'Joris van Rijsbergen' } }),
    })),
  }));
  await open({ groups: holding, like: [] }, 'rijsbergen');
  await said('Clients').toMatch(/Zilverlinde B\.V\..*NL 684, UBO Joris van Rijsbergen/);
  await said('Onboardings').toMatch(/TR-1, contact Joris van Rijsbergen/);
  await said('Documents').toMatch(/Ownership chart.*Joris van Rijsbergen, Zilverlinde B\.V\., structuur\.pdf/);
  expect(line('Clients').element().querySelector('mark')?.textContent).toBe('Rijsbergen');
});

test('a similar result states the matching word as written [SRCH-01]', async () => {
  const near = groups.map((group) => ({ ...group, items: group.items.map((item) => ({ ...item, near: true })) }));
  await open({ groups: near, like: ['Zilverlinde'] }, 'zilverlnide');
  await expect
    .poll(() => page.getByText(/No exact match for/).element().textContent)
    .toContain('No exact match for “zilverlnide”. Similar results: Zilverlinde.');
  expect(line('Clients').element().querySelector('mark')?.textContent).toBe('Zilverlinde');
});
