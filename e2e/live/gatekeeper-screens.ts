import { joris } from '@dossier/domain/testing/sample-form';
import { makeCompany, registerKey } from '../support/company.ts';
import { makeGatekeeper, unique, uniqueSurname } from '../support/people.ts';
import { loadTexts } from '../support/texts.ts';
import {
  documentAdded,
  documentVerified,
  identityRecorded,
  importChecked,
  institutionRenamed,
  noteWritten,
  questionAsked,
  subscribe,
  supportPhoneChanged,
  userInvited,
} from './changes.ts';
import type { LiveScreen } from './screen.ts';

const t = loadTexts('en');

export const gatekeeperScreens: readonly LiveScreen[] = [
  {
    route: '/external/dashboard',
    title: 'lists a question that the review desk asks',
    prepare: (world) => questionAsked(world, () => '/external/dashboard'),
  },
  {
    route: '/external/onboardings',
    title: 'shows the reference that a colleague changes',
    async prepare(world) {
      const { company, request } = await world.onboarding('draft');
      const reference = `TR-${unique()}`;
      return {
        path: `/external/onboardings?q=${company.number}`,
        change: () => world.run(world.colleague, 'save-draft', { request, values: { reference } }),
        shows: (page) => page.getByRole('row').getByText(reference),
      };
    },
  },
  {
    route: '/external/subscriptions',
    title: 'lists a subscription that a colleague starts',
    async prepare(world) {
      const one = await world.onboarding('completed');
      return {
        path: '/external/subscriptions',
        change: () => subscribe(world, one.request),
        shows: (page) => page.getByRole('row').getByText(one.company.name),
      };
    },
  },
  {
    route: '/external/subscriptions',
    title: 'shows in the open drawer that a colleague pauses the subscription',
    async prepare(world) {
      const one = await world.onboarding('completed');
      const { subscription } = await subscribe(world, one.request);
      return {
        path: `/external/subscriptions?open=${subscription}`,
        open: (page) => page.getByRole('dialog').waitFor(),
        change: () => world.run(world.colleague, 'pause-subscription', { subscription, isPaused: true }),
        shows: (page) => page.getByRole('dialog').getByText(t('subscriptions:statuses.paused')),
      };
    },
  },
  {
    route: '/external/archive',
    title: 'lists an onboarding that a colleague cancels',
    async prepare(world) {
      const { company, request } = await world.onboarding('requested');
      return {
        path: '/external/archive',
        change: () => world.run(world.colleague, 'cancel', { request, reason: 'The sale is off.' }),
        shows: (page) => page.getByRole('row').getByText(company.name),
      };
    },
  },
  {
    route: '/external/search',
    title: 'finds an onboarding that a colleague creates',
    async prepare(world) {
      const { request } = await world.onboarding('draft');
      const reference = `Waterlelie-${unique()}`;
      return {
        path: `/external/search?q=${reference}`,
        change: () => world.run(world.colleague, 'save-draft', { request, values: { reference } }),
        shows: (page) => page.getByRole('listitem').filter({ hasText: reference }),
      };
    },
  },
  {
    route: '/external/billing',
    title: 'counts an onboarding that a colleague starts',
    async prepare(world) {
      const lastName = uniqueSurname();
      const gatekeeper = await makeGatekeeper(world.desk, world.institution, { lastName });
      return {
        path: '/external/billing',
        change: () => world.onboarding('requested', { gatekeeper }),
        shows: (page) => page.getByRole('listitem').filter({ hasText: lastName }),
      };
    },
  },
  {
    route: '/external/settings',
    title: 'shows the new name of the institution on the profile, and keeps the typed name',
    prepare: (world) => ({
      path: '/external/settings',
      typed: [t('settings:name.first'), 'Sann'],
      ...institutionRenamed(world, 'sections'),
    }),
  },
  {
    route: '/external/settings',
    title: 'shows the new name of the institution, and keeps the typed sector',
    prepare: (world) => ({
      path: '/external/settings?section=organisation',
      typed: [t('settings:organisation.name.sector'), 'Nota'],
      ...institutionRenamed(world, 'field'),
    }),
  },
  {
    route: '/external/settings',
    title: 'lists a user whom another admin invites',
    prepare: (world) => ({
      path: '/external/settings?section=users',
      ...userInvited(world, world.institution.id),
    }),
  },
  {
    route: '/external/settings',
    title: 'shows the new phone number for support, and keeps the typed email address',
    prepare: (world) => ({
      path: '/external/settings?section=support',
      typed: [t('settings:support.email'), 'desk@kade'],
      ...supportPhoneChanged(world),
    }),
  },
  {
    route: '/external/new-onboarding',
    title: 'shows the client that a colleague chooses for the draft',
    async prepare(world) {
      const { request } = await world.onboarding('draft');
      const company = await makeCompany(world.desk, 'Waterlelie');
      const client = { kind: 'business', register: registerKey(company) };
      return {
        path: `/external/new-onboarding?draft=${request}&step=1`,
        change: () => world.run(world.colleague, 'save-draft', { request, values: { client } }),
        shows: (page) => page.getByText(company.name),
      };
    },
  },
  {
    route: '/external/new-onboarding',
    title: 'shows the reference that a colleague enters, and keeps the typed remarks',
    async prepare(world) {
      const { request } = await world.onboarding('draft');
      const reference = `TR-${unique()}`;
      return {
        path: `/external/new-onboarding?draft=${request}&step=2`,
        typed: [t('new-onboarding:details.remarks'), 'Please be'],
        change: () => world.run(world.colleague, 'save-draft', { request, values: { reference } }),
        shows: (page) => page.locator(`input[value="${reference}"]`),
      };
    },
  },
  {
    route: '/external/new-onboarding',
    title: 'lists a document that a colleague adds',
    async prepare(world) {
      const { request } = await world.onboarding('draft');
      return {
        path: `/external/new-onboarding?draft=${request}&step=3`,
        ...documentAdded(world, request),
      };
    },
  },
  {
    route: '/external/new-onboarding',
    title: 'shows on the last page that a colleague cancels the onboarding',
    async prepare(world) {
      const { request } = await world.onboarding('requested');
      return {
        path: `/external/new-onboarding?draft=${request}&step=sent`,
        change: () => world.run(world.colleague, 'cancel', { request, reason: 'The sale is off.' }),
        shows: (page) => page.getByRole('main').getByText(t('statuses:archived'), { exact: true }),
      };
    },
  },
  {
    route: '/external/import',
    title: 'shows that a colleague starts the import, and its result',
    async prepare(world) {
      const { id, start } = await importChecked(world);
      return {
        path: `/external/import?import=${id}&step=check`,
        open: (page) => page.getByRole('button', { name: t('client-import:check.start_one', { count: 1 }) }).waitFor(),
        change: start,
        shows: (page) => page.getByRole('button', { name: t('client-import:result.another') }),
      };
    },
  },
  {
    route: '/external/new-subscription',
    title: 'offers a colleague who joins as recipient',
    async prepare(world) {
      const { request } = await world.onboarding('completed');
      const lastName = uniqueSurname();
      return {
        path: `/external/new-subscription?request=${request}`,
        open: (page) => page.getByRole('button', { name: t('subscriptions:form.add') }).click(),
        change: () => makeGatekeeper(world.desk, world.institution, { lastName }),
        shows: (page) => page.getByRole('menuitem').filter({ hasText: lastName }),
      };
    },
  },
  {
    route: '/external/entity/$entityId/overview',
    title: 'shows the question that the review desk asks',
    prepare: (world) => questionAsked(world, (subject) => `/external/entity/${subject}/overview`),
  },
  {
    route: '/external/entity/$entityId/history',
    title: 'lists the question that the review desk asks',
    async prepare(world) {
      const screen = await questionAsked(world, (subject) => `/external/entity/${subject}/history`);
      return { ...screen, shows: (page) => page.getByText(t('events:institution-asked')) };
    },
  },
  {
    route: '/external/entity/$entityId/overview',
    title: 'lists a note that the review desk writes, and keeps the typed note',
    async prepare(world) {
      const { request, subject } = await world.onboarding('submitted');
      return {
        path: `/external/entity/${subject}/overview?rail=notes`,
        typed: [t('notes:new'), 'Which deed'],
        ...noteWritten(world, 'reviewer', request),
      };
    },
  },
  {
    route: '/external/entity/$entityId/documents',
    title: 'lists a document that a colleague adds',
    async prepare(world) {
      const { request, subject } = await world.onboarding('requested');
      return {
        path: `/external/entity/${subject}/documents`,
        ...documentAdded(world, request),
      };
    },
  },
  {
    route: '/external/entity/$entityId/screening',
    title: 'shows the screening when the review desk completes the onboarding',
    async prepare(world) {
      const { request, subject } = await world.onboarding('settled');
      return {
        path: `/external/entity/${subject}/screening`,
        change: () => world.run(world.reviewer, 'complete', { request }),
        shows: (page) => page.getByText('EU consolidated list'),
      };
    },
  },
  {
    route: '/external/person/$personId',
    title: 'shows that a reviewer records the identity verification of the person',
    async prepare(world) {
      const { request, subject } = await world.onboarding('submitted');
      return {
        path: `/external/person/${joris}?client=${subject}`,
        ...identityRecorded(world, world.reviewer, request),
      };
    },
  },
  {
    route: '/external/entity/$entityId/documents/view/$docId',
    title: 'shows that the review desk verifies the document',
    prepare: (world) =>
      documentVerified(world, ({ subject, doc }) => `/external/entity/${subject}/documents/view/${doc}`),
  },
  {
    route: '/external/entity/$entityId/documents/history/$owner/$docType',
    title: 'shows that the review desk verifies the document',
    prepare: (world) =>
      documentVerified(
        world,
        ({ subject, owner, kind }) => `/external/entity/${subject}/documents/history/${owner}/${kind}`,
      ),
  },
];
