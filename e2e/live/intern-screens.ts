import { joris } from '@dossier/domain/testing/sample-form';
import { makeCompany } from '../support/company.ts';
import { fullNameOf, unique } from '../support/people.ts';
import { listName } from '../support/screening.ts';
import { clear } from '../support/stages.ts';
import { loadTexts } from '../support/texts.ts';
import {
  documentAdded,
  documentVerified,
  identityRecorded,
  institutionRenamed,
  noteWritten,
  subscribe,
  supportPhoneChanged,
  userInvited,
} from './changes.ts';
import type { LiveScreen } from './screen.ts';

const t = loadTexts('en');
const recordButton = new RegExp(`^(${t('screening:record.do')}|${t('screening:record.again')})$`);
const ownList = { kind: 'sanctions', format: 'opensanctions-csv' };

export const internScreens: readonly LiveScreen[] = [
  {
    route: '/internal/dashboard',
    title: 'lists an onboarding that an institution sends',
    async prepare(world) {
      const company = await makeCompany(world.desk);
      return {
        path: '/internal/dashboard',
        change: () => world.onboarding('requested', { company }),
        shows: (page) => page.getByText(company.name),
      };
    },
  },
  {
    route: '/internal/onboardings',
    title: 'shows that a colleague takes an onboarding',
    async prepare(world) {
      const { company, request } = await world.onboarding('submitted');
      return {
        path: `/internal/onboardings?tab=all&q=${company.number}`,
        change: () => world.run(world.reviewer, 'assign', { requests: [request] }),
        shows: (page) => page.getByRole('row').getByText(fullNameOf(world.reviewer)),
      };
    },
  },
  {
    route: '/internal/lists',
    title: 'shows a list that a colleague adds',
    prepare(world) {
      const name = listName('EU');
      return {
        path: '/internal/lists',
        change: () => world.run(world.reviewer, 'save-list', { name, ...ownList }),
        shows: (page) => page.getByRole('row').getByText(name),
      };
    },
  },
  {
    route: '/internal/lists',
    title: 'shows in the open drawer the address that a colleague enters',
    async prepare(world) {
      const name = listName('UN');
      const { list } = await world.run(world.reviewer, 'save-list', { name, ...ownList });
      const address = `https://lists.example/${unique()}`;
      return {
        path: `/internal/lists?list=${list}`,
        open: (page) => page.getByRole('dialog', { name }).waitFor(),
        change: () => world.run(world.reviewer, 'save-list', { list, name, ...ownList, address }),
        shows: (page) => page.getByRole('dialog').getByText(address),
      };
    },
  },
  {
    route: '/internal/settings',
    title: 'shows the new name of an institution, and keeps the typed sector',
    prepare: (world) => ({
      path: `/internal/settings?section=organisation&org=${world.institution.id}`,
      typed: [t('settings:organisation.name.sector'), 'Nota'],
      ...institutionRenamed(world, 'field'),
    }),
  },
  {
    route: '/internal/settings',
    title: 'shows the schedule of backups that another lead chooses',
    prepare: (world) => ({
      path: '/internal/settings?section=system',
      change: () => world.run(world.reviewer, 'save-backup-schedule', { every: 'off', at: '03:00' }),
      shows: (page) => page.getByText(t('system:backup.lead.off')),
    }),
  },
  {
    route: '/internal/setup',
    title: 'shows the phone number for support that another lead enters',
    prepare(world) {
      const supportPhone = `+3120${Math.floor(Math.random() * 9_000_000 + 1_000_000)}`;
      return {
        path: '/internal/setup?step=desk',
        change: () => world.run(world.reviewer, 'save-organisation', { org: '', supportPhone }),
        shows: (page) => page.locator(`input[value="${supportPhone}"]`),
      };
    },
  },
  {
    route: '/internal/settings',
    title: 'lists a user whom another lead invites',
    prepare: (world) => ({ path: '/internal/settings?section=users', ...userInvited(world, '') }),
  },
  {
    route: '/internal/settings',
    title: 'shows the new phone number for support, and keeps the typed email address',
    prepare: (world) => ({
      path: `/internal/settings?section=support&org=${world.institution.id}`,
      typed: [t('settings:support.email'), 'desk@kade'],
      ...supportPhoneChanged(world),
    }),
  },
  {
    route: '/internal/entity/$entityId/overview',
    title: 'shows that the institution answers the question',
    async prepare(world) {
      const { request, subject } = await world.onboarding('question');
      return {
        path: `/internal/entity/${subject}/overview`,
        change: () => world.run(world.colleague, 'answer', { request, answer: 'Notary Kade.' }),
        shows: (page) => page.getByText(t('statuses:submitted'), { exact: true }),
      };
    },
  },
  {
    route: '/internal/entity/$entityId/overview',
    title: 'shows that a colleague takes the onboarding, and keeps the typed question',
    async prepare(world) {
      const { request, subject } = await world.onboarding('submitted');
      return {
        path: `/internal/entity/${subject}/overview`,
        async open(page) {
          await page.getByRole('button', { name: t('entity:action.more'), exact: true }).click();
          await page.getByRole('menuitem', { name: t('entity:action.ask-institution'), exact: true }).click();
        },
        typed: [t('entity:move.field.question'), 'Which notary'],
        change: () => world.run(world.reviewer, 'assign', { requests: [request] }),
        shows: (page) => page.locator('main').getByText(fullNameOf(world.reviewer)),
      };
    },
  },
  {
    route: '/internal/entity/$entityId/overview',
    title: 'lists a note that the institution writes, and keeps the typed note',
    async prepare(world) {
      const { request, subject } = await world.onboarding('submitted');
      return {
        path: `/internal/entity/${subject}/overview?rail=notes`,
        typed: [t('notes:new'), 'Which deed'],
        ...noteWritten(world, 'colleague', request),
      };
    },
  },
  {
    route: '/internal/entity/$entityId/documents',
    title: 'lists a document that the institution adds',
    async prepare(world) {
      const { request, subject } = await world.onboarding('requested');
      return { path: `/internal/entity/${subject}/documents`, ...documentAdded(world, request) };
    },
  },
  {
    route: '/internal/entity/$entityId/screening',
    title: 'shows the screening that a colleague records, and keeps the typed reason',
    async prepare(world) {
      const { request, subject } = await world.onboarding('submitted');
      const reason = `No name comes near ${unique()}.`;
      const screening = { kind: 'company', target: 'subject', ...clear, reason };
      return {
        path: `/internal/entity/${subject}/screening`,
        open: (page) => page.getByRole('button', { name: recordButton }).first().click(),
        typed: [t('screening:record.reason'), 'The register'],
        change: () => world.run(world.reviewer, 'record-screening', { request, ...screening }),
        shows: (page) => page.getByText(reason),
      };
    },
  },
  {
    route: '/internal/entity/$entityId/history',
    title: 'lists what a colleague does',
    async prepare(world) {
      const { request, subject } = await world.onboarding('submitted');
      const intern = fullNameOf(world.reviewer);
      return {
        path: `/internal/entity/${subject}/history`,
        change: () => world.run(world.reviewer, 'assign', { requests: [request] }),
        shows: (page) => page.getByText(t('events:onboarding-assigned', { intern })),
      };
    },
  },
  {
    route: '/internal/entity/$entityId/subscriptions',
    title: 'shows the subscription that the institution starts',
    async prepare(world) {
      const { request, subject } = await world.onboarding('completed');
      return {
        path: `/internal/entity/${subject}/subscriptions`,
        change: () => subscribe(world, request),
        shows: (page) => page.getByText(t('subscriptions:cadences.weekly')),
      };
    },
  },
  {
    route: '/internal/person/$personId',
    title: 'shows that a colleague records the identity verification of the person',
    async prepare(world) {
      const { request, subject } = await world.onboarding('submitted');
      return {
        path: `/internal/person/${joris}?client=${subject}`,
        ...identityRecorded(world, world.reviewer, request),
      };
    },
  },
  {
    route: '/internal/entity/$entityId/documents/view/$docId',
    title: 'shows that a colleague verifies the document',
    prepare: (world) =>
      documentVerified(world, ({ subject, doc }) => `/internal/entity/${subject}/documents/view/${doc}`),
  },
  {
    route: '/internal/entity/$entityId/documents/history/$owner/$docType',
    title: 'shows that a colleague verifies the document',
    prepare: (world) =>
      documentVerified(
        world,
        ({ subject, owner, kind }) => `/internal/entity/${subject}/documents/history/${owner}/${kind}`,
      ),
  },
];
