import { view } from '../support/call.ts';
import { checkPage } from '../support/check-page.ts';
import { type Case, makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

/** A path of the specification, and the heading or text that identifies its screen. */
type Route = readonly [id: string, path: (places: Places) => string];

interface Places {
  readonly subject: string;
  readonly request: string;
  readonly doc: string;
  readonly owner: string;
  readonly kind: string;
}

const entity = (area: string, first: number): readonly Route[] => [
  [`ROUTE-${first}`, ({ subject }) => `${area}/entity/${subject}`],
  [`ROUTE-${first + 1}`, ({ subject }) => `${area}/entity/${subject}/overview`],
  [`ROUTE-${first + 2}`, ({ subject }) => `${area}/entity/${subject}/screening`],
  [`ROUTE-${first + 3}`, ({ subject }) => `${area}/entity/${subject}/history`],
  [`ROUTE-${first + 4}`, ({ subject }) => `${area}/entity/${subject}/documents`],
];

const documents = (area: string, first: number): readonly Route[] => [
  [`ROUTE-${first}`, ({ subject, doc }) => `${area}/entity/${subject}/documents/view/${doc}`],
  [`ROUTE-${first + 1}`, ({ subject, owner, kind }) => `${area}/entity/${subject}/documents/history/${owner}/${kind}`],
];

const plain = (id: string, path: string): Route => [id, () => path];

const routes = {
  gatekeeper: [
    plain('ROUTE-08', '/external/dashboard'),
    plain('ROUTE-09', '/external/onboardings'),
    plain('ROUTE-11', '/external/subscriptions'),
    plain('ROUTE-12', '/external/archive'),
    plain('ROUTE-13', '/external/insights'),
    plain('ROUTE-14', '/external/search'),
    plain('ROUTE-15', '/external/billing'),
    plain('ROUTE-16', '/external/settings'),
    plain('ROUTE-17', '/external/new-onboarding'),
    plain('ROUTE-18', '/external/new-subscription'),
    ...entity('/external', 19),
    ...documents('/external', 24),
  ],
  intern: [
    plain('ROUTE-26', '/internal/dashboard'),
    plain('ROUTE-27', '/internal/onboardings'),
    ...entity('/internal', 29),
    ['ROUTE-34', ({ subject }) => `/internal/entity/${subject}/subscriptions`],
    ...documents('/internal', 35),
  ],
  client: [
    plain('ROUTE-05', '/forms'),
    ['ROUTE-06', ({ request }) => `/form/${request}`],
    ['ROUTE-07', ({ request }) => `/form/completed/${request}`],
  ],
} as const satisfies Record<string, readonly Route[]>;

const portals = ['gatekeeper', 'intern', 'client'] as const;

async function placesOf(one: Case): Promise<Places> {
  const { token } = await one.as(one.intern);
  const { documents } = await view(one.desk, token, 'entity', { subject: one.subject });
  const [{ doc, owner, kind }] = documents.value;
  return { subject: one.subject, request: one.request, doc, owner, kind };
}

const titles = {
  gatekeeper: '[ROUTE-08..ROUTE-09, ROUTE-11..ROUTE-25, UX-01]',
  intern: '[ROUTE-26..ROUTE-27, ROUTE-29..ROUTE-36, PORT-11, UX-01]',
  client: '[ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-46, UX-01]',
} as const;

for (const portal of portals) {
  test(`${titles[portal]} every route of the ${portal} portal opens for its users`, async ({ desk, open }) => {
    test.setTimeout(360_000);
    const one = await makeCase(desk, 'completed');
    const places = await placesOf(one);
    const { page, goto } = await open(portal, { as: one[portal] });
    for (const [id, path] of routes[portal]) {
      await test.step(`${id} ${path(places)}`, async () => {
        await goto(path(places));
        await expect(page.locator('h1').first()).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Not Found' })).toHaveCount(0);
        await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
        await expect(page).toHaveURL((url) => url.pathname.startsWith(path(places)));
        await checkPage(page, `${portal}-${id}`);
      });
    }
  });

  test(`[ROUTE-37] signed out, no route of the ${portal} portal shows anything but the login`, async ({ open }) => {
    test.setTimeout(240_000);
    const places = {
      subject: 'abcdefghijklmno',
      request: 'abcdefghijklmno',
      doc: 'abcdefghijklmno',
      owner: 'a',
      kind: 'ubo',
    };
    const { page, goto } = await open(portal);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/desk\/views\/(?!before-sign-in)/.test(request.url())) asked.push(request.url());
    });
    for (const [id, path] of routes[portal]) {
      await goto(path(places));
      await expect(page, `${id} ${path(places)}`).toHaveURL(/\/login(\?|$)/);
      await expect(page.locator('h1')).toHaveText(portal === 'client' ? 'Log in' : 'Sign in');
    }
    expect(asked).toEqual([]);
  });
}

test('[ROUTE-01, ROUTE-04] the index redirects to the home page of the signed-in user, and logout asks for confirmation', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'draft');
  const { page, goto } = await open('gatekeeper', { as: one.gatekeeper });
  await goto('/');
  await expect(page).toHaveURL(/\/external\/dashboard$/);
  await goto('/logout');
  await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
});

test('[ROUTE-02, ERR-06] any other path is Not Found, with a link back', async ({ open }) => {
  const { page, goto, watch } = await open('client');
  watch.allow(404, /\/no\/such\/page$/);
  await goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await checkPage(page, 'not-found');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('[ROUTE-39, LOGC-12] a client who opens a form returns to it after signing in', async ({ desk, open }) => {
  const one = await makeCase(desk, 'requested');
  const { page, goto } = await open('client');
  await goto(`/form/${one.request}`);
  await expect(page).toHaveURL(new RegExp(`/login\\?formId=${one.request}$`));
  await expect(page.getByText(one.institution.name).first()).toBeVisible();
});

for (const [portal, path, title] of [
  [
    'gatekeeper',
    '/external/onboardings',
    '[ROUTE-10, NAV-13] the onboardings of an institution show only the status of the address',
  ],
  [
    'intern',
    '/internal/onboardings',
    '[ROUTE-28, NAV-13] the onboardings of the desk show only the status of the address',
  ],
] as const) {
  test(title, async ({ desk, open }) => {
    const requested = await makeCase(desk, 'requested');
    const submitted = await makeCase(desk, 'submitted', { like: requested });
    const { page, goto } = await open(portal, { as: requested[portal] });
    await goto(`${path}?status=requested`);
    await expect(page.getByText(requested.company.name).first()).toBeVisible();
    await expect(page.getByText(submitted.company.name)).toHaveCount(0);
    await goto(`${path}?status=submitted`);
    await expect(page.getByText(submitted.company.name).first()).toBeVisible();
    await expect(page.getByText(requested.company.name)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(submitted.company.name).first()).toBeVisible();
  });
}
