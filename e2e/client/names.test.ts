import { joris } from '@dossier/domain/testing/sample-form';
import { run } from '../support/call.ts';
import { checkPage, fitsEnlarged } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { makeCompany } from '../support/company.ts';
import { mail } from '../support/mailbox.ts';
import { makeInstitution, unique } from '../support/people.ts';
import { phone } from '../support/seats.ts';
import { accessOf, makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const t = loadTexts('nl');
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const sections = ['start', 'contact', 'legal-entity', 'documents', 'activities', 'ownership', 'people', 'identity'];

type AtForm = Awaited<ReturnType<typeof atForm>>;

/** Gives the second owner and person of the sample form another name, and what else is given. */
async function renameOwner(
  at: AtForm,
  names: { firstName: string; lastName: string },
  more: object = {},
): Promise<void> {
  const { revisions, answers } = await at.held();
  const renamed = (one: { id: string }) => (one.id === joris ? { ...one, ...names } : one);
  const { nodes, edges } = answers.ownership;
  const people = answers.people.people.map((one: { id: string }) =>
    one.id === joris ? { ...renamed(one), ...more } : one,
  );
  const save = (section: string, values: unknown) =>
    run(at.one.desk, at.token, 'save-kyc-section', {
      request: at.one.request,
      section,
      revision: revisions[section],
      values,
    });
  await save('ownership', { nodes: nodes.map(renamed), edges });
  await save('people', { people });
}

test('[UX-12] names of one long word fit a phone of 320 pixels on every page of a client', async ({ desk, open }) => {
  test.setTimeout(180_000);
  const institution = await makeInstitution(desk, `${longWord} ${longWord}`);
  const company = await makeCompany(desk, longWord);
  const values = { reference: `REF-${longWord}`, transactionDescription: longWord };
  const at = await atForm({ desk, open }, 'filled', {
    institution,
    company,
    values,
    seat: { ...phone, language: 'nl' },
  });
  const { page, one } = at;
  await renameOwner(at, { firstName: longWord, lastName: longWord }, { function: longWord });
  const look = async (path: string) => {
    await at.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fitsEnlarged(page);
  };
  for (const path of ['/forms', '/forms?show=my-data']) await look(path);
  for (const step of [...sections, 'review', 'delegate']) await look(`/form/${one.request}?step=${step}`);
  await look(`/form/${one.request}?step=people&person=${joris}`);
  const email = `joris.${unique()}@tessera.example`;
  await run(desk, at.token, 'invite-person', { request: one.request, person: joris, email, by: 'mail' });
  const { text } = await mail(desk, email, /Donau/);
  const reader = await open('client', { ...phone, language: 'nl' });
  await reader.goto(/\/identify\/\S+/.exec(text)?.[0] ?? '');
  await expect(reader.page.getByRole('heading', { level: 1 })).toBeVisible();
  await fitsEnlarged(reader.page);
  await run(desk, at.token, 'submit', { request: one.request });
  await look(`/form/completed/${one.request}`);
  const asked = await makeCase(desk, 'requested', { institution, client: one.client, values });
  await look(`/access/${await accessOf(asked)}`);
});

test('[FORM-18, OWN-01] of two people with one name each page says which of them is meant', async ({ desk, open }) => {
  const at = await atForm({ desk, open }, 'filled', { seat: { ...phone, language: 'nl' } });
  const { page, one } = at;
  const { firstName, lastName } = one.client;
  await renameOwner(at, { firstName, lastName }, { birthDate: '1950-05-17' });
  const marit = `${firstName} ${lastName} (29 februari 1980)`;
  const other = `${firstName} ${lastName} (17 mei 1950)`;
  for (const step of ['people', 'identity']) {
    await at.step(step);
    for (const name of [marit, other]) await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
    await checkPage(page, `namesakes-${step}`);
  }
  await at.step('people');
  await expect(page.getByRole('link', { name: t('kyc-form:change-name', { name: other }) })).toBeVisible();
  await at.step('review');
  for (const name of [marit, other]) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await run(desk, at.token, 'submit', { request: one.request });
  await at.goto(`/form/completed/${one.request}`);
  await expect(page.getByRole('listitem', { name: other })).toBeVisible();
});

test('[OWN-01] a name written from right to left leaves the text around it in order', async ({ desk, open }) => {
  const at = await atForm({ desk, open }, 'filled', { seat: phone });
  await renameOwner(at, { firstName: 'דוד', lastName: 'כהן 2' });
  await at.step('review');
  // The shares of two owners follow their names, whatever their direction.
  await expect(at.page.getByText('\u2068דוד כהן 2\u2069: 40%')).toBeVisible();
  await checkPage(at.page, 'right-to-left-review');
});
