import type { Language } from '@dossier/domain/languages';
import { expect, type Page } from '@playwright/test';
import { view } from './call.ts';
import { checkPage as lookAt } from './check-page.ts';
import { type Company, makeCompany } from './company.ts';
import { escaped } from './fields.ts';
import { type Filler, partner } from './form.ts';
import {
  approveCheck,
  complete,
  openFromQueue,
  type Reviewer,
  recordIdentity,
  recordScreenings,
  verifyDocuments,
} from './intern.ts';
import { mail } from './mailbox.ts';
import {
  type Institution,
  makeGatekeeper,
  makeInstitution,
  makeIntern,
  type Person,
  type StaffedDesk,
  session,
  unique,
  uniqueSurname,
} from './people.ts';
import { press } from './press.ts';
import { enterCode, signIn } from './sign-in.ts';
import type { Seat } from './test.ts';
import { loadTexts, type Texts } from './texts.ts';
import { createOnboarding, type NewClient } from './wizard.ts';

/** Three people in three browsers, and the subject of the onboarding. */
export interface Story {
  readonly desk: StaffedDesk;
  readonly language: Language;
  readonly t: Texts;
  readonly institution: Institution;
  readonly gatekeeper: Person;
  readonly intern: Person;
  readonly client: NewClient;
  readonly company: Company;
  readonly reference: string;
  readonly type: 'business' | 'individual';
  /** Name of the subject. */
  readonly name: string;
}

export async function makeStory(desk: StaffedDesk, language: Language, type: Story['type']): Promise<Story> {
  const institution = await makeInstitution(desk);
  const company = await makeCompany(desk);
  // Other journeys use the same server and have a Marit Hoekstra: the queue must find this one.
  const client = { firstName: 'Marit', lastName: uniqueSurname(), email: `marit.${unique()}@client.example` };
  return {
    desk,
    language,
    t: loadTexts(language),
    institution,
    gatekeeper: await makeGatekeeper(desk, institution, { language }),
    intern: await makeIntern(desk, { language }),
    client,
    company,
    reference: `TR-${unique().toUpperCase()}`,
    type,
    name: type === 'business' ? company.name : `${client.firstName} ${client.lastName}`,
  };
}

/** Runs axe in one language only: the screens of the other are the same. */
const look = async ({ language, type }: Story, page: Page, name: string): Promise<void> => {
  if (language === 'en') await lookAt(page, `${type}-${name}`);
};

/** One story reloads every step before continuing; the others do not. */
const isThorough = ({ language, type }: Story): boolean => language === 'en' && type === 'business';

/**
 * The Gatekeeper: from the first click to the sent mail.
 * @returns the id of the request
 */
export async function startOnboarding(story: Story, { page, goto }: Seat): Promise<string> {
  const { desk, t, gatekeeper, language, type, company, client, reference } = story;
  await goto('/login');
  await signIn(desk, page, gatekeeper, t);
  await goto('/external/onboardings');
  await look(story, page, 'onboardings-empty');
  await page.getByRole('link', { name: new RegExp(escaped(t('onboardings:empty.start'))) }).click();
  await expect(page).toHaveURL(/\/external\/new-onboarding/);
  await createOnboarding(page, {
    language,
    t,
    ...(type === 'business' ? { company } : {}),
    contact: client,
    reference,
    purpose: 'Purchase of an office building',
    sourceOfFunds: true,
    atStep: async (step) => {
      await look(story, page, `wizard-${step}`);
      if (isThorough(story)) await expectKeptAfterReload(page, t);
    },
  });
  await look(story, page, 'wizard-sent');
  await page.getByRole('button', { name: t('new-onboarding:sent.send'), exact: true }).click();
  await expect(page.getByText(t('new-onboarding:sent.done', { to: client.email }))).toBeVisible();
  return new URL(page.url()).searchParams.get('draft') ?? '';
}

/** Reloading during a step of the wizard loses nothing. */
async function expectKeptAfterReload(page: Page, t: Texts): Promise<void> {
  const read = () =>
    page
      .locator('main input:not([type=file]):not([type=hidden]), main textarea, main section[aria-label]')
      .evaluateAll((all) =>
        all.map((one) => {
          if (one instanceof HTMLTextAreaElement) return one.value;
          if (!(one instanceof HTMLInputElement)) return one.textContent ?? '';
          return one.type === 'radio' || one.type === 'checkbox' ? String(one.checked) : one.value;
        }),
      );
  await expect(page.getByText(t('new-onboarding:saved.saved').split('{{')[0] ?? '')).toBeVisible();
  const before = await read();
  await page.reload();
  await expect.poll(read, 'the wizard after a reload').toEqual(before);
}

/** The client opens the link of the mail: directly to the code, then the form. */
export async function followInvitation(story: Story, { page }: Seat, request: string): Promise<void> {
  const { desk, t, client } = story;
  const invitation = await mail(desk, client.email, new RegExp(escaped(story.reference)));
  const link = /https?:\/\/client\.localhost:\d+\/login\?\S+/.exec(invitation.text)?.[0] ?? '';
  expect(new URL(link).searchParams.get('formId')).toBe(request);
  expect(Buffer.from(new URL(link).searchParams.get('token') ?? '', 'base64url').toString()).toBe(client.email);
  await page.goto(link);
  await enterCode(desk, page, { ...client, portal: 'client' }, t, new Set([invitation.id]));
  await expect(page).toHaveURL(new RegExp(`/form/${request}`));
}

export async function approveAccess(story: Story, { page, goto }: Seat): Promise<void> {
  const { t, institution, gatekeeper } = story;
  await goto('/forms');
  await look(story, page, 'forms');
  await press(page.getByRole('link', { name: t('form-guide:access.answer') }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(institution.name);
  await expect(page.getByText(`${gatekeeper.firstName} ${gatekeeper.lastName}, ${institution.name}`)).toBeVisible();
  await look(story, page, 'access');
  await press(page.getByRole('button', { name: t('access-request:approve'), exact: true }));
  // Deciding leads back to the list of forms.
  await expect(page).toHaveURL(/\/forms$/);
  await press(page.getByRole('link', { name: t('client-forms:start'), exact: true }));
  await expect(page).toHaveURL(/\/form\//);
}

/** The Intern: from the queue to completed. */
export async function review(story: Story, { page, goto }: Seat, request: string): Promise<string> {
  const { desk, t, intern, type, name, reference, client } = story;
  const reviewer: Reviewer = { page, t };
  await goto('/login');
  await signIn(desk, page, intern, t);
  await goto('/internal/onboardings');
  await openFromQueue(reviewer, name);
  const subject = /entity\/(\w+)/.exec(page.url())?.[1] ?? '';
  await look(story, page, 'intern-overview');
  const { token } = await session(desk, intern);
  const entity = await view(desk, token, 'entity', { subject, request });
  expect(await verifyDocuments(reviewer)).toBe(entity.documents.value.length);
  // The expiry that the client typed is that of the document.
  await goto(`/internal/entity/${subject}/documents`);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: t('document-kinds:other-identity') })
      .first(),
  ).toContainText('2030');
  await goto(`/internal/entity/${subject}/screening`);
  await recordScreenings(
    reviewer,
    entity.screeningTargets.map((target: { name: string }) => target.name),
  );
  await look(story, page, 'intern-screening');
  await goto(`/internal/entity/${subject}/overview`);
  const business = ['registration', 'activities', 'ownership', 'people', 'funds'];
  for (const check of type === 'business' ? business : ['funds']) await approveCheck(reviewer, check);
  const people = type === 'business' ? [client, partner] : [client];
  for (const person of people) await recordIdentity(reviewer, `${person.firstName} ${person.lastName}`);
  await complete(reviewer, reference);
  await expect(page.getByText(t('statuses:completed'), { exact: true }).first()).toBeVisible();
  return subject;
}

export const fillerOf = (story: Story, page: Page): Filler => ({
  page,
  t: story.t,
  language: story.language,
  client: story.client,
  isReloading: isThorough(story),
  isLooking: story.language === 'en',
});
