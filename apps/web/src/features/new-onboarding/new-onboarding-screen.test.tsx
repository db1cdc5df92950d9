import { maxReference } from '@dossier/domain/limits';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { type Asked, answerWith } from '#testing/test-server.ts';
import { NewOnboardingScreen, type NewOnboardingScreenProps } from './new-onboarding-screen.tsx';

const company = {
  name: 'Polder Bouw B.V.',
  country: 'NL',
  authority: 'RA000463',
  registrationNumber: '41234567',
  legalForm: 'BV',
  address: { street: 'Dijk', houseNumber: '4', postalCode: '1234 AB', city: 'Hoorn', country: 'NL' },
  source: 'demo',
  fetchedAt: '2026-11-20',
};
const hit = { ...company, key: 'k1', near: false, provider: 'local' };

function Wizard() {
  const [at, setAt] = useState<Pick<NewOnboardingScreenProps, 'draft' | 'step'>>({ draft: undefined, step: undefined });
  return <NewOnboardingScreen {...at} go={setAt} onLeave={() => {}} />;
}

async function open(answers: Parameters<typeof answerWith>[0] = {}): Promise<Asked[]> {
  const asked = answerWith({
    '/api/desk/views/registry-search': () => ({ hits: [hit], total: 1 }),
    '/api/desk/save-draft': () => ({ id: 'draft1', number: 'KV-2026-000001', savedAt: '2026-11-21 10:00:00.000Z' }),
    ...answers,
  });
  await show(<Wizard />, {
    portal: gatekeeperPortal,
    texts: ['new-onboarding', 'contacts', 'checks', 'document-kinds', 'legal-forms'],
  });
  return asked;
}

const saves = (asked: Asked[]) => asked.filter(({ path }) => path === '/api/desk/save-draft').map(({ input }) => input);

async function choose() {
  await userEvent.fill(page.getByRole('combobox', { name: 'Company' }), 'polder');
  await userEvent.click(page.getByRole('option', { name: /Polder Bouw/ }));
  await expect.element(page.getByText('From the register')).toBeVisible();
}

test('without a client the first step reports what is missing, and saves nothing [NEW-01, NEW-03]', async () => {
  const asked = await open();
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('link', { name: 'Please select a business' })).toBeVisible();
  expect(saves(asked)).toEqual([]);
});

test('a selected company is shown as a card, and its key in the register is saved at once [NEW-02, NEW-03, NEW-28]', async () => {
  const asked = await open();
  await choose();
  await expect.element(page.getByText(/Draft saved at/)).toBeVisible();
  expect(saves(asked)).toHaveLength(1);
  const { values } = saves(asked)[0] as { values: { client: unknown } };
  expect(values.client).toEqual({ kind: 'business', register: { provider: 'local', id: 'k1' } });
});

test('a register that does not answer is reported, and the company can be entered by hand without losing it', async () => {
  let isDown = true;
  const refusal = { status: 503, code: 'register-unavailable', message: '', data: {}, facts: {} };
  const saved = { id: 'draft1', number: 'KV-2026-000001', savedAt: '2026-11-21 10:00:00.000Z' };
  const asked = await open({
    '/api/desk/save-draft': () => (isDown ? Response.json(refusal, { status: 503 }) : saved),
  });
  await choose();
  await expect.element(page.getByText(/The company register does not answer/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Polder Bouw B.V.' })).toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Enter the company manually' }));
  await userEvent.click(page.getByRole('button', { name: 'Use this company' }));
  await expect.element(page.getByText(/Draft saved at/)).toBeVisible();
  const { values } = saves(asked).at(-1) as { values: { client: unknown } };
  expect(values.client).toMatchObject({ kind: 'business', company: { name: company.name, source: 'manual' } });
  expect(values.client).not.toHaveProperty('register');
});

test('Continue takes over a company that is being entered, without another button [NEW-03]', async () => {
  let isDown = true;
  const refusal = { status: 503, code: 'register-unavailable', message: '', data: {}, facts: {} };
  const saved = { id: 'draft1', number: 'KV-2026-000001', savedAt: '2026-11-21 10:00:00.000Z' };
  const asked = await open({
    '/api/desk/save-draft': () => (isDown ? Response.json(refusal, { status: 503 }) : saved),
  });
  await choose();
  await expect.element(page.getByText(/The company register does not answer/)).toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Enter the company manually' }));
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect
    .poll(() => saves(asked).at(-1))
    .toMatchObject({ values: { client: { kind: 'business', company: { name: company.name, source: 'manual' } } } });
});

test('clearing asks for confirmation, then removes the company and the contact [NEW-07, NEW-08, NEW-09]', async () => {
  const asked = await open();
  await choose();
  await expect.element(page.getByText(/Draft saved at/)).toBeVisible();
  await userEvent.click(page.getByRole('region', { name: 'Polder Bouw B.V.' }).getByRole('button', { name: 'Clear' }));
  await userEvent.click(page.getByRole('button', { name: 'Keep it' }));
  await expect.element(page.getByText('From the register')).toBeVisible();
  expect(saves(asked)).toHaveLength(1);
  await userEvent.click(page.getByRole('region', { name: 'Polder Bouw B.V.' }).getByRole('button', { name: 'Clear' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }));
  await expect.element(page.getByRole('combobox', { name: 'Company' })).toBeVisible();
  await expect.poll(() => saves(asked)).toHaveLength(2);
  expect(saves(asked)[1]).toMatchObject({ request: 'draft1', values: { client: null, contact: '' } });
});

test('a natural person has four required fields [NEW-04, NEW-05]', async () => {
  await open();
  await userEvent.click(page.getByText('Natural person'));
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  for (const text of [
    'First name is required',
    'Last name is required',
    'Document number is required',
    'Choose a country',
  ])
    await expect.element(page.getByRole('link', { name: text })).toBeVisible();
});

test('a text that is too long stays whole and is reported at once; the others are saved without it', async () => {
  const asked = await open();
  await choose();
  await expect.element(page.getByText(/Draft saved at/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  const long = 'x'.repeat(maxReference + 1);
  await userEvent.fill(page.getByLabelText(/^Additional scope/), 'Only the tenant');
  await userEvent.fill(page.getByLabelText(/^Reference/), long);
  await expect.element(page.getByText(`Use at most ${maxReference} characters.`)).toBeVisible();
  await expect.element(page.getByText('Not everything is saved. Correct the marked field.')).toBeVisible();
  expect(saves(asked).at(-1)).toMatchObject({ values: { scopeNote: 'Only the tenant' } });
  expect(JSON.stringify(saves(asked))).not.toContain(long);
  await userEvent.fill(page.getByLabelText(/^Reference/), 'TR-1');
  await expect.element(page.getByText(/Draft saved at/)).toBeVisible();
  expect(saves(asked).at(-1)).toMatchObject({ values: { reference: 'TR-1' } });
});

test('a new onboarding starts in the company search, and Ctrl Enter continues from the company [UX-07]', async () => {
  const asked = await open();
  const search = page.getByRole('combobox', { name: 'Company' });
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('polder');
  await expect.element(page.getByRole('option', { name: /Polder Bouw/ })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(saves(asked)).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('region', { name: company.name })).toHaveFocus();
  await expect.element(page.getByText(/Draft saved at/)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('textbox', { name: 'Reference' })).toBeVisible();
});

test('clearing the company leads back to the search', async () => {
  await open();
  await choose();
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }));
  await expect.element(page.getByRole('combobox', { name: 'Company' })).toHaveFocus();
});

test('Tab stops once at each question of the second step, and Ctrl Enter reports what is missing [UX-07]', async () => {
  await open();
  await choose();
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await userEvent.click(page.getByRole('textbox', { name: 'Reference' }));
  const stops: string[] = [];
  for (let step = 0; step < 20 && stops.at(-1) !== 'Back'; step++) {
    await userEvent.keyboard('{Tab}');
    stops.push(nameOf(document.activeElement));
  }
  expect(stops.slice(0, 3).toSorted()).toEqual(['day', 'month', 'year']);
  expect(stops.slice(3)).toEqual([
    'Description of the transaction',
    'Internal note',
    'Request the source of funds',
    'Activities',
    'Ownership',
    'People',
    'Additional scope',
    'Further remarks',
    'Back',
  ]);
  await userEvent.click(page.getByRole('textbox', { name: 'Reference' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('link', { name: 'Select a contact person first.' })).toBeVisible();
});

/** The beginning of what an element is called. */
function nameOf(element: Element | null): string {
  const texts =
    element?.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.labels?.[0]?.textContent
      : element?.textContent);
  return (texts ?? '').split(/,|The client acts| ?\(/)[0]?.trim() ?? '';
}
