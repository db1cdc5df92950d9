import type { KycAnswers, KycSection } from '@dossier/domain/kyc-form/answers';
import { businessAnswers, marit } from '@dossier/domain/testing/sample-form';
import { expect } from '@playwright/test';
import { makeCompany } from '../support/company.ts';
import { makeClient, type Person, unique, uniqueSurname } from '../support/people.ts';
import { accessOf, type CaseOptions, dayAhead, type Stage } from '../support/stages.ts';
import { loadTexts } from '../support/texts.ts';
import { institutionRenamed } from './changes.ts';
import type { LiveScreen, OpenScreen } from './screen.ts';
import type { LiveWorld } from './world.ts';

const t = loadTexts('en');

export const clientScreens: readonly LiveScreen[] = [
  {
    route: '/forms',
    title: 'shows the form that an institution sends',
    prepare: (world) => sent(world, '/forms'),
  },
  {
    route: '/forms',
    title: 'shows in the stored data who asks for access',
    prepare: (world) => sent(world, '/forms?show=my-data'),
  },
  {
    route: '/identify/$id',
    title: 'shows the new name of the institution',
    async prepare(world) {
      const one = await world.onboarding('filled');
      const { email } = one.client;
      const input = { request: one.request, person: marit, email, by: 'mail' };
      const { link } = await world.run(one.client, 'invite-person', input);
      return { path: `/identify/${link}`, ...institutionRenamed(world, 'text') };
    },
  },
  {
    route: '/access/$id',
    title: 'shows that the institution withdraws its request',
    async prepare(world) {
      const one = await world.onboarding('requested');
      return {
        path: `/access/${await accessOf(one)}`,
        change: () => world.run(world.colleague, 'cancel', { request: one.request, reason: 'The sale is off.' }),
        shows: (page) => page.getByText(t('access-statuses:withdrawn'), { exact: true }),
      };
    },
  },
  {
    route: '/form/completed/$id',
    title: 'shows the new name of the institution',
    async prepare(world) {
      const { request } = await world.onboarding('submitted');
      return { path: `/form/completed/${request}`, ...institutionRenamed(world, 'text') };
    },
  },
  {
    route: '/form/$id',
    title: 'shows that the review desk completes the onboarding',
    async prepare(world) {
      const { request } = await world.onboarding('settled');
      return {
        path: `/form/${request}`,
        change: () => world.run(world.reviewer, 'complete', { request }),
        shows: (page) => page.getByText(`${t('client-statuses:finished')}.`, { exact: true }),
      };
    },
  },
  {
    route: '/form/$id',
    title: 'shows the correction that another owner answers',
    async prepare(world) {
      const { request, owner } = await sharedForm(world, 'submitted');
      const texts = ['Please give the number of your office.', 'Please describe your activities.'];
      const [first, second] = ['section:contact', 'section:activities'].map((target, at) => ({
        target,
        text: texts[at],
      }));
      await world.run(world.reviewer, 'ask-client', { request, corrections: [first, second] });
      const { corrections } = await world.view(owner, 'client-form', { request });
      return {
        path: `/form/${request}`,
        change: () =>
          world.run(owner, 'answer-correction', { correction: corrections[1].id, answer: 'See the website.' }),
        shows: (page) => page.getByText(t('kyc-form:corrections.answered'), { exact: true }),
      };
    },
  },
  {
    route: '/form/$id',
    title: 'shows the section that another owner completes',
    async prepare(world) {
      const { request, save } = await sharedForm(world, 'approved');
      // Of a form that is not started, the page before the start is shown instead.
      await save('contact', {});
      return {
        path: `/form/${request}`,
        change: () => save('ownership', businessAnswers().ownership),
        shows: (page) =>
          page
            .getByRole('listitem')
            .filter({ hasText: t('kyc-form:sections.ownership') })
            .getByText(t('kyc-form:complete'), { exact: true }),
      };
    },
  },
  step('contact', 'the email address that another owner enters, and keeps the typed phone number', ({ save }) => {
    const email = `office.${unique()}@zilverlinde.example`;
    return {
      typed: [t('kyc-form:fields.phone'), '06 1234'],
      change: () => save('contact', { email }),
      shows: (page) => page.locator(`input[value="${email}"]`),
    };
  }),
  step('legal-entity', 'the website that another owner enters, and keeps the typed description', ({ save }) => {
    const website = `www.${unique()}.example`;
    return {
      typed: [t('kyc-form:fields.description'), 'We rent'],
      change: () => save('legal-entity', { website }),
      shows: (page) => page.locator(`input[value="${website}"]`),
    };
  }),
  step('documents', 'a document that another owner adds', ({ world, request, owner }) => ({
    change: () => world.addDocument(owner, { request, owner: 'subject', type: 'ubo', issuedOn: dayAhead(-20) }),
    shows: (page) => page.getByText('card.png'),
  })),
  step('activities', 'the activity that another owner adds', ({ save }) => ({
    change: () => save('activities', { details: [{ sbi: '6910', edition: '2025', source: 'client' }], main: '6910' }),
    shows: (page) => page.getByText('69.10'),
  })),
  step('ownership', 'the owner whom another owner adds', ({ save }) => {
    const lastName = uniqueSurname();
    const node = { id: marit, kind: 'person', firstName: 'Marit', lastName } as const;
    const edge = { id: 'edge00000000001', owner: marit, owned: 'client', share: 1_000_000, kind: 'shares' } as const;
    return {
      change: () => save('ownership', { nodes: [node], edges: [edge] }),
      shows: (page) => page.getByText(lastName),
    };
  }),
  step('people', 'the person whom another owner adds', ({ save }) => {
    const lastName = uniqueSurname();
    return {
      change: () =>
        save('people', { people: [{ id: 'persontheo00001', firstName: 'Theo', lastName, function: 'Director' }] }),
      shows: (page) => page.getByText(lastName),
    };
  }),
  step('funds', 'the amount that another owner enters, and keeps the typed description', ({ save }) => ({
    typed: [t('kyc-form:fields.funds-description'), 'A loan'],
    change: () => save('funds', { amount: '9876500' }),
    shows: (page) => page.locator('input[value^="98,765"]'),
  })),
  step('review', 'the answer that another owner enters', ({ save }) => {
    const email = `office.${unique()}@zilverlinde.example`;
    return {
      change: () => save('contact', { email }),
      shows: (page) => page.getByText(email),
    };
  }),
  {
    route: '/form/$id',
    title: 'shows the person’s details that the same client enters on another device, and keeps the typed number',
    async prepare(world) {
      const { request } = await world.onboarding('approved', { type: 'individual' });
      const birthPlace = `Dublin ${unique()}`;
      return {
        path: `/form/${request}?step=individual`,
        typed: [t('kyc-form:fields.identity-number'), 'PA12'],
        change: () => saveSection(world, world.client, request, 'individual', { birthPlace }),
        shows: (page) => page.locator(`input[value="${birthPlace}"]`),
      };
    },
  },
  {
    route: '/form/$id',
    title: 'shows how the same client chooses on another device to identify',
    async prepare(world) {
      const { request } = await world.onboarding('approved', { type: 'individual' });
      return {
        path: `/form/${request}?step=identity`,
        change: () =>
          saveSection(world, world.client, request, 'identity', { choices: { self: { method: 'video_call' } } }),
        shows: (page) => page.locator('label:has(input:checked)'),
      };
    },
  },
];

async function sent(world: LiveWorld, path: string): Promise<OpenScreen> {
  const company = await makeCompany(world.desk);
  return {
    path,
    change: () => world.onboarding('requested', { company }),
    shows: (page) => page.getByRole('article').filter({ hasText: company.name }),
  };
}

/** A form of a company with two owners. */
interface SharedForm {
  readonly world: LiveWorld;
  readonly request: string;
  /** The other owner. */
  readonly owner: Person;
  /** Saves answers as the other owner. */
  save<S extends KycSection>(section: S, values: KycAnswers[S]): Promise<unknown>;
}

async function sharedForm(world: LiveWorld, stage: Stage, options: CaseOptions = {}): Promise<SharedForm> {
  const { request, subject, company } = await world.onboarding(stage, options);
  const reason = 'Known to the desk.';
  await world.run(world.intern, 'admit-member', { subject, request, role: 'owner', reason });
  const owner = await makeClient(world.desk, { firstName: 'Joris', lastName: 'van Rijsbergen' });
  const other = await world.onboarding('requested', { company, client: owner });
  await world.run(world.client, 'admit-member', { subject, request: other.request, role: 'owner' });
  return { world, request, owner, save: (section, values) => saveSection(world, owner, request, section, values) };
}

/** Saves answers, again when the page has saved the section meanwhile, as a form does. */
async function saveSection(world: LiveWorld, who: Person, request: string, section: KycSection, values: object) {
  await expect(async () => {
    const { revisions, answers } = await world.view(who, 'client-form', { request });
    const input = { request, section, revision: revisions[section] ?? 0, values: { ...answers[section], ...values } };
    await world.run(who, 'save-kyc-section', input);
  }).toPass({ timeout: 10_000 });
}

const forms = new WeakMap<LiveWorld, Promise<SharedForm>>();

/** One section of a form that is shared by all sections. */
function step(
  name: KycSection | 'documents' | 'review',
  shown: string,
  prepare: (form: SharedForm) => Omit<OpenScreen, 'path'>,
): LiveScreen {
  return {
    route: '/form/$id',
    title: `(${name}) shows ${shown}`,
    async prepare(world) {
      const known = forms.get(world) ?? sharedForm(world, 'approved', { values: { sourceOfFunds: true } });
      forms.set(world, known);
      const form = await known;
      return { path: `/form/${form.request}?step=${name}`, ...prepare(form) };
    },
  };
}
