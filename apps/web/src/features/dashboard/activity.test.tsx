import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { ActivityPanel } from './activity.tsx';

const event = {
  id: 'e1',
  number: 1,
  at: '2026-11-20 12:00:00.000Z',
  action: 'document-verified',
  kind: 'documents',
  actorName: 'Ruben Aerts',
  actorIsMe: false,
  portal: 'intern' as const,
  actorOrg: '',
  request: 'r1',
  subject: 'subject1',
  subjectName: 'Polder Bouw B.V.',
  facts: { kind: 'ownership' },
  changes: [],
  more: 0,
};
const earlier = { ...event, id: 'e2', at: '2026-11-18 12:00:00.000Z', action: 'form-submitted', facts: {} };
const texts = ['dashboard', 'events', 'document-kinds', 'checks', 'identity', 'kyc-form'] as const;

test('activity is grouped by day, newest first, and links to its onboarding [DASH-07]', async () => {
  await show(<ActivityPanel events={[event, { ...event, id: 'e3' }, earlier]} />, { portal: gatekeeperPortal, texts });
  const days = page.getByRole('region').filter({ has: page.getByRole('listitem') });
  expect(days.elements().map((day) => day.querySelectorAll('li').length)).toEqual([2, 1]);
  await expect.poll(() => days.nth(0).element().textContent).toMatch(/Verified Ownership chart · Ruben Aerts/);
  await expect.poll(() => days.nth(1).element().textContent).toMatch(/Submitted the form/);
  await expect
    .element(page.getByRole('link', { name: 'Polder Bouw B.V.' }).first())
    .toHaveAttribute('href', '/external/entity/subject1/overview?request=r1');
});

test('in Dutch the heading of a day begins with a capital, as in English [DASH-07, I18N-01]', async () => {
  await show(<ActivityPanel events={[earlier]} />, { portal: gatekeeperPortal, texts, language: 'nl' });
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Woensdag 18 november 2026');
});

test('further events of an onboarding are one line with a link to its history [DASH-07]', async () => {
  await show(<ActivityPanel events={[event, { ...earlier, more: 9 }]} />, { portal: gatekeeperPortal, texts });
  await expect
    .element(page.getByRole('link', { name: '9 more in the history' }))
    .toHaveAttribute('href', '/external/entity/subject1/history?request=r1');
});

test.each([
  ['create', 'Created gk_org/org000000000001 as superuser'],
  ['update', 'Changed gk_org/org000000000001 as superuser'],
  ['delete', 'Deleted gk_org/org000000000001 as superuser'],
])(
  'a write of a superuser (%s) is shown as maintenance, with who did it and without a link',
  async (change, sentence) => {
    const write = {
      ...event,
      action: 'superuser-wrote',
      actorName: 'root@desk.example',
      portal: '' as const,
      actorOrg: '',
      request: '',
      subject: '',
      subjectName: '',
      facts: { collection: 'gk_org', record: 'org000000000001', change },
    };
    await show(<ActivityPanel events={[write]} />, { portal: internPortal, texts });
    await expect.element(page.getByText('Maintenance')).toBeVisible();
    await expect.element(page.getByText(`${sentence} · root@desk.example`)).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(0);
  },
);

test('a name without a space is wrapped inside a narrow panel [DASH-07, UX-12]', async () => {
  const subjectName = 'Vermogensbeheermaatschappijzonderpersoneel B.V.';
  await page.viewport(320, 800);
  await show(<ActivityPanel events={[{ ...event, subjectName }]} />, { portal: gatekeeperPortal, texts });
  await expect.element(page.getByText(subjectName)).toBeVisible();
  const item = page.getByRole('listitem').first().element();
  expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  await page.viewport(1280, 800);
});
