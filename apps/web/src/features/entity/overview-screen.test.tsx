import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { signedInAs } from '#testing/test-session.ts';
import type { EntityFile } from './entity-context.ts';
import { EntityFrame } from './entity-frame.tsx';
import { OverviewScreen } from './overview-screen.tsx';
import { completedFile } from './test-entity.ts';

const texts = [
  'entity',
  'notes',
  'case-roles',
  'checks',
  'waiting-on',
  'document-kinds',
  'identity',
  'legal-forms',
  'presence',
] as const;

async function open(change: Partial<EntityFile> = {}, portal = gatekeeperPortal) {
  signedInAs(portal === internPortal ? 'intern-reviewer' : 'gatekeeper-member');
  await show(
    <EntityFrame entity={{ ...completedFile, ...change }} tab="overview" onChoose={() => {}}>
      <OverviewScreen ownership={() => null} />
    </EntityFrame>,
    { portal, texts },
  );
}

const section = (name: string) => page.getByRole('region', { name, exact: true });

test('the four tabs link to their screens, and Documents shows its count [ENT-01, ENT-23]', async () => {
  await open();
  const tabs = page.getByRole('navigation', { name: 'Client sections' });
  for (const [name, path] of [
    ['Overview', 'overview'],
    ['Documents 1', 'documents'],
    ['Screening', 'screening'],
    ['History', 'history'],
  ] as const)
    await expect
      .element(tabs.getByRole('link', { name: new RegExp(`^${name.replace(' ', ' ?')}$`) }))
      .toHaveAttribute('href', `/external/entity/subject1/${path}?request=request00000001`);
});

test('where the onboarding is below the content, the header shows the deadline [ENT-21]', async () => {
  const at = { status: 'submitted' as const, deadline: '2026-12-01' };
  await open({ request: { ...completedFile.request, ...at } });
  const head = () => page.getByRole('heading', { level: 1 }).element().closest('.border-b')?.querySelector('time');
  await page.viewport(390, 844);
  await expect.poll(() => head()?.checkVisibility()).toBe(true);
  expect(head()?.dateTime).toBe('2026-12-01');
  await page.viewport(1280, 800);
  await expect.poll(() => head()?.checkVisibility()).toBe(false);
});

test('answers to corrections are in the section that they are about, those about a person with the name [ENT-46]', async () => {
  const correction = (id: string, label: Record<string, string>, text: string, answer: string) => ({
    ...{ id, round: 1, target: id, label, text, answer, status: 'answered' as const, askedBy: '', askedOf: '' },
    ...{ askedAt: '2026-11-06 10:00:00.000Z', answeredAt: '2026-11-07 10:00:00.000Z' },
  });
  const corrections = [
    correction('c1', { section: 'ownership' }, 'Who holds the rest?', 'My sister.'),
    correction('c2', { person: 'Pim Mulder' }, 'Which function?', 'Director since May.'),
    correction('c3', { kind: 'registration', owner: 'Polder Bouw B.V.' }, 'All pages.', 'Added.'),
    correction('c4', { section: 'activities' }, 'Since when?', ''),
  ];
  await open({ corrections }, internPortal);
  const title = 'Answers of the client to corrections';
  const answersIn = (name: string) => section(name).getByRole('region', { name: title }).element().textContent;
  await expect.element(section('Associated people').getByText(title)).toBeVisible();
  expect(answersIn('Ownership structure')).toContain('Who holds the rest?My sister.7 November 2026');
  expect(answersIn('Associated people')).toContain('Pim MulderWhich function?Director since May.');
  expect(document.body.textContent).not.toMatch(/All pages|Since when/);
});

test('the header names the institution for the desk, also where it lists the onboardings of a client [ENT-21]', async () => {
  const { request } = completedFile;
  const one = { ...request, created: request.requestedAt, org: 'Office' };
  const onboardings = [one, { ...one, id: 'request00000002', reference: 'DV-7', org: 'Duinrand Bank' }];
  await open({ onboardings }, internPortal);
  await expect.element(page.getByText('Institution Office')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'TR-1' }));
  await expect.element(page.getByText('Duinrand Bank, DV-7, 1 November 2026')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await open({ onboardings });
  await expect.element(page.getByRole('button', { name: 'TR-1' })).toBeVisible();
  expect(page.getByText('Institution Office').elements()).toEqual([]);
});

test("open hits are counted on the interns' Screening tab [ENT-23]", async () => {
  await open({ counts: { documents: 1, openHits: 2, subscriptions: 0 } }, internPortal);
  await expect.element(page.getByRole('link', { name: /^Screening ?2 open$/ })).toBeVisible();
});

test('registration, activities and people show the data of the onboarding [ENT-04, ENT-05, ENT-06, ENT-08, ENT-09]', async () => {
  await open();
  await expect
    .poll(() => section('Registration').element().textContent)
    .toMatch(/41234567.*Dijk 4.*1234 AB Hoorn.*2 March 2015/);
  const main = section('Business activities').getByRole('listitem').filter({ hasText: 'Main activity' });
  await expect.poll(() => main.element().textContent).toMatch('Building of ships');
  await expect.poll(() => section('Business activities').element().textContent).toMatch('Renting of real estate');
  const contact = page.getByRole('row').filter({ hasText: 'Primary contact' });
  await expect.poll(() => contact.element().textContent).toMatch(/Tess Mulder.*Director.*UBO.*Representative/);
  await expect
    .poll(() => page.getByRole('row').filter({ hasText: 'Igor Blom' }).element().textContent)
    .toMatch('Belgium');
});

test('the structure is shown, also before the client answered it [ENT-07]', async () => {
  await open();
  await expect
    .poll(() => section('Ownership structure').element().textContent)
    .toMatch('The client has not answered this yet.');
});

test('every check is in the status overview with its status [ENT-10]', async () => {
  await open();
  const rail = section('Status overview');
  expect(rail.getByRole('definition').elements()).toHaveLength(completedFile.statuses.length);
  await expect.element(rail.getByText('Ownership')).toBeVisible();
});

test('a verified identity shows person, method, verifier, document and date [ENT-11, ENT-12]', async () => {
  await open();
  const place = section('ID verification');
  await expect.poll(() => place.element().textContent).toMatch('1 of 1 verified');
  await expect.element(place.getByRole('heading', { name: 'Verified identities' })).toBeVisible();
  await expect
    .poll(() => place.getByRole('listitem').element().textContent)
    .toMatch(/Tess Mulder.*Video call, verified by Ilse Kramer, passport, ending in 614.*8 November 2026.*Verified/);
});

test('a client with a vault is offered the accelerated procedure, with its date [ENT-13, ENT-14, ENT-15]', async () => {
  await open();
  await expect
    .poll(() => section('Accelerated onboarding').element().textContent)
    .toMatch('This customer has a vault with KYC information, updated on 20 October 2026.');
  await open({ accelerated: null });
  await expect.element(section('Accelerated onboarding')).not.toBeInTheDocument();
});

test('documents show name, verification, verifier and time [DOC-01, DOC-02, DOC-03, DOC-04, DOC-05]', async () => {
  await open();
  const row = section('Document verification').getByRole('row').last();
  await expect.poll(() => row.element().textContent).toMatch(/Ownership chart.*Verified.*Ruben Aerts.*9 November 2026/);
});

test('a risk indicator shows its data [RISK-01, RISK-06]', async () => {
  await open();
  await expect
    .poll(() => section('Risk indicators').getByRole('listitem').element().textContent)
    .toMatch(/Complex ownership structure.*3 layers of companies, 4 companies in total\..*Medium/);
});

test('company and person screening have a row each [SCR-01, SCR-02]', async () => {
  await open();
  const lines = section('Screening').getByRole('listitem');
  await expect.poll(() => lines.first().element().textContent).toMatch(/Company screening.*Not screened yet/);
  await expect.poll(() => lines.last().element().textContent).toMatch(/Person screening.*Not screened yet/);
});

test.each([
  ['access required', /Access required.*after the client gives access/],
  ['onboarding in progress', /Onboarding in progress.*when the onboarding is completed/],
] as const)('closed sections stay visible: %s [ENT-24]', async (why, sentence) => {
  const closed = { open: false, why } as const;
  await open({
    ownership: closed,
    people: closed,
    funds: closed,
    documents: closed,
    risk: closed,
    companyScreening: closed,
    personScreening: closed,
    statuses: completedFile.statuses.map((line) => ({ ...line, status: why })),
  });
  for (const name of ['Ownership structure', 'Associated people', 'Source of funds', 'Risk indicators'])
    await expect.poll(() => section(name).element().textContent).toMatch(sentence);
  await expect.poll(() => section('Document verification').element().textContent).toMatch(sentence);
  for (const line of section('Screening').getByRole('listitem').all())
    await expect
      .poll(() => line.element().textContent)
      .toMatch(why === 'access required' ? /gives access/ : /is completed/);
});

test('answers that are still being entered are labelled so, without a date [ENT-07]', async () => {
  const version = { number: 3, submittedAt: '', draft: true };
  const { request } = completedFile;
  await open({ version, request: { ...request, status: 'requested', completedAt: '' } }, internPortal);
  await expect.poll(() => section('Onboarding').element().textContent).toMatch('3, being filled in');
});

test('the report is in the side column where available: the stored one, or for interns a provisional one [ENT-20]', async () => {
  await open();
  const report = section('Report');
  await expect.element(report.getByText('Report TR-1')).toBeVisible();
  await expect.element(report.getByText('PDF, 12 November 2026')).toBeVisible();
  await expect.element(report.getByRole('button', { name: 'Download the report' })).toBeVisible();
  const running: Partial<EntityFile> = { request: { ...completedFile.request, status: 'submitted', completedAt: '' } };
  await open(running, internPortal);
  await expect.element(report.getByText('Provisional report TR-1')).toBeVisible();
  await open(running);
  await expect.element(section('Status overview')).toBeVisible();
  expect(report.elements()).toEqual([]);
});

test('on a phone the bar of the next step has a link to the notes, with their count [UX-12]', async () => {
  await page.viewport(390, 844);
  try {
    const note = { id: 'n1', deletedAt: '' };
    answerWith({
      '/api/desk/views/notes': () => ({ notes: [note, { ...note, id: 'n2', deletedAt: 'x' }], side: 'desk' }),
    });
    const submitted = { ...completedFile.request, status: 'submitted' as const };
    await open({ request: submitted, moves: ['complete'] }, internPortal);
    const link = page.getByRole('link', { name: 'Notes 1' });
    await expect.element(link).toBeVisible();
    expect(link.element().getAttribute('href')).toMatch(/\/overview\?request=.*&rail=notes#notes$/);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('on a phone the header is low: the actions that are buttons elsewhere are in its menu [ENT-21, UX-12]', async () => {
  await page.viewport(390, 844);
  try {
    const submitted = { ...completedFile.request, status: 'submitted' as const, deadline: '2026-12-01' };
    await open({ request: submitted, moves: ['complete', 'edit-onboarding'] }, internPortal);
    const head = page.getByRole('heading', { level: 1 }).element().closest('.border-b');
    await expect.poll(() => head?.getBoundingClientRect().height ?? 999).toBeLessThan(230);
    await userEvent.click(page.getByRole('button', { name: 'More actions' }));
    for (const name of ['Get Report', 'Download All'])
      await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
  } finally {
    await page.viewport(1280, 800);
  }
});

test('the earlier addresses open in a dialog, which a button closes [UX-06]', async () => {
  const address = { street: 'Kade', houseNumber: '2', postalCode: '', city: 'Gouda', country: 'NL' };
  const moved = { ...address, street: 'Singel', city: 'Utrecht' };
  const { registration } = completedFile;
  if (!registration) throw new Error('the example has no registration');
  const earlierAddresses = [
    { address, since: '2017-03-01' },
    { address: moved, since: '2024-05-01' },
  ];
  await open({ registration: { ...registration, earlierAddresses } });
  const button = page.getByRole('button', { name: 'Earlier values' });
  await userEvent.click(button);
  const dialog = page.getByRole('dialog', { name: 'Earlier values' });
  await expect
    .element(dialog.getByRole('listitem').first())
    .toHaveTextContent('From 1 May 2024Singel 2Utrecht, Netherlands');
  await expect
    .element(dialog.getByRole('listitem').last())
    .toHaveTextContent('From 1 March 2017Kade 2Gouda, Netherlands');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
