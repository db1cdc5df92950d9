import { joris } from '@dossier/domain/testing/sample-form';
import { call, done } from '../support/call.ts';
import { actAs, type Person, unique, uniqueSurname } from '../support/people.ts';
import { loadTexts } from '../support/texts.ts';
import type { OpenScreen } from './screen.ts';
import type { LiveWorld } from './world.ts';

const t = loadTexts('en');

type Change = Pick<OpenScreen, 'change' | 'shows'>;

/** A colleague adds a document of the institution. */
export const documentAdded = (world: LiveWorld, request: string): Change => ({
  change: () => world.addDocument(world.colleague, { request, owner: 'request', type: 'articlesOfAssociation' }),
  shows: (page) => page.getByText('card.png'),
});

/** Someone writes a note for both sides. */
export function noteWritten(world: LiveWorld, by: 'colleague' | 'reviewer', request: string): Change {
  const text = `The delivery moved ${unique()}.`;
  const note = { request, text, readers: 'both', mentions: [], isReported: false };
  return {
    change: () => world.run(world[by], 'add-note', note),
    shows: (page) => page.getByRole('listitem').getByText(text),
  };
}

/** The identity of Joris is verified. */
export function identityRecorded(world: LiveWorld, by: Person, request: string): Change {
  const verifierLastName = uniqueSurname();
  const seen = { verifierFirstName: 'Ruben', verifierLastName, date: '2026-11-20', method: 'video_call' };
  return {
    change: () => world.run(by, 'record-identity', { request, person: joris, ...seen, result: 'verified' }),
    shows: (page) => page.getByRole('main').getByText(verifierLastName),
  };
}

/** A colleague starts a subscription. */
export function subscribe(world: LiveWorld, request: string) {
  const recipients = [world.colleague.id];
  return world.run(world.colleague, 'save-subscription', {
    request,
    level: 'screening',
    cadence: 'weekly',
    recipients,
  });
}

/** Another admin renames the institution; the name is in a field, or in the list of sections. */
export function institutionRenamed(world: LiveWorld, place: 'field' | 'sections' | 'text'): Change {
  const name = `Kade & Vos ${unique()}`;
  const selector = {
    field: `input[value="${name}"]`,
    sections: `nav p:text("${name}")`,
    text: `p:has-text("${name}")`,
  };
  return {
    change: () => world.run(world.colleague, 'save-organisation', { org: world.institution.id, name }),
    shows: (page) => page.getByRole('main').locator(selector[place]),
  };
}

/** Another admin changes the phone number for support. */
export function supportPhoneChanged(world: LiveWorld): Change {
  const supportPhone = `+3110${Math.floor(Math.random() * 9_000_000 + 1_000_000)}`;
  return {
    change: () => world.run(world.colleague, 'save-organisation', { org: world.institution.id, supportPhone }),
    shows: (page) => page.locator(`input[value="${supportPhone}"]`),
  };
}

/** Another admin invites a user to the institution; to the review desk with `org` ''. */
export function userInvited(world: LiveWorld, org: string): Change {
  const lastName = uniqueSurname();
  const user = { firstName: 'Noor', lastName, email: `noor.${unique()}@staff.example`, language: 'en' };
  const [admin, role] = org === '' ? [world.reviewer, 'reviewer'] : [world.colleague, 'member'];
  return {
    change: () => world.run(admin, 'invite-user', { org, ...user, role }),
    shows: (page) => page.getByRole('row').filter({ hasText: lastName }),
  };
}

interface DocumentIds {
  readonly subject: string;
  readonly doc: string;
  readonly owner: string;
  readonly kind: string;
}

/** A reviewer verifies the first document of a submitted onboarding. */
export async function documentVerified(world: LiveWorld, pathOf: (ids: DocumentIds) => string): Promise<OpenScreen> {
  const { request, subject } = await world.onboarding('submitted');
  const { documents } = await world.view(world.reviewer, 'entity', { subject, request });
  const { doc, document, owner, kind } = documents.value[0];
  return {
    path: pathOf({ subject, doc, owner, kind }),
    change: () => world.run(world.reviewer, 'verify-document', { request, document }),
    shows: (page) => page.getByRole('main').getByText(t('statuses:verified'), { exact: true }),
  };
}

/** A reviewer asks the institution a question about a submitted onboarding. */
export async function questionAsked(world: LiveWorld, pathOf: (subject: string) => string): Promise<OpenScreen> {
  const { request, subject } = await world.onboarding('submitted');
  const question = `Which notary signs ${unique()}?`;
  return {
    path: pathOf(subject),
    change: () => world.run(world.reviewer, 'ask-institution', { request, question }),
    shows: (page) => page.getByText(question),
  };
}

/** A colleague uploads a file with one client and checks it; `start` confirms its import. */
export async function importChecked(world: LiveWorld) {
  const form = new FormData();
  const row = `Waterlelie ${unique()} B.V.,NL,R-${unique()}`;
  form.set('file', new Blob([`Company name,Country of registration,Reference\n${row}\n`]), 'clients.csv');
  const { token } = await actAs(world.desk, world.colleague);
  const uploaded = await call(world.desk, 'POST', '/api/desk/upload-import', { token, form });
  const { import: id } = done(uploaded, 'upload-import');
  const choices = ['companyName', 'country', 'reference'];
  const input = { import: id, sheet: 0, dateOrder: 'day-first', sameBy: 'reference', choices };
  await world.run(world.colleague, 'check-import', input);
  const { checkedAt } = await world.view(world.colleague, 'client-import', { import: id });
  return { id, start: () => world.run(world.colleague, 'start-import', { import: id, checkedAt }) };
}
