import { randomUUID } from 'node:crypto';
import { type Answer, call, done } from './call.ts';
import { type Desk, type DeskOptions, type PortalName, runCommand, startDesk } from './desk.ts';
import { codesSeen, nextCode } from './mailbox.ts';

export const password = 'a long and quiet password';
const superuser = 'operator@desk.example';

/** The auth collection of each portal, with the names of the specification. */
export const collections: Readonly<Record<PortalName, string>> = {
  gatekeeper: 'gatekeeper_users',
  intern: 'internal_users',
  client: 'end_client_users',
};

export interface Person {
  readonly portal: PortalName;
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const fullNameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** An installation set up by its operator: a superuser, the name of the service organisation and companies in the register. */
export interface StaffedDesk extends Desk {
  /** Of the superuser. */
  readonly token: string;
}

export async function openDesk(options: Omit<DeskOptions, 'demo'> = {}): Promise<StaffedDesk> {
  const desk = await startDesk(options);
  const printed = await runCommand('apps/server/src/cli/superuser.ts', [superuser], desk.env);
  const secret = /Password\s+(\S+)/.exec(printed)?.[1];
  const answer = await call(desk, 'POST', '/api/collections/_superusers/auth-with-password', {
    body: { identity: superuser, password: secret },
  });
  const staffed = Object.assign(desk, { token: String(done(answer, 'superuser').token) });
  await create(staffed, 'desk', {
    name: 'Dossier',
    support_text: 'The desk helps you on working days from 9:00 to 17:00.',
    support_email: 'help@desk.example',
    support_phone: '+31205550100',
    terms_url: 'https://desk.example/terms',
    privacy_url: 'https://desk.example/privacy',
  });
  return staffed;
}

export async function create(desk: StaffedDesk, collection: string, body: unknown): Promise<Answer['body']> {
  const path = `/api/collections/${collection}/records`;
  return done(await call(desk, 'POST', path, { token: desk.token, body }), `create ${collection}`);
}

/** A short unique text. */
export const unique = (): string => randomUUID().replaceAll('-', '').slice(0, 8);

/** A unique family name, of letters only as names are. */
export const uniqueSurname = (): string =>
  `Hoekstra-${unique().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;

export interface Institution {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

export async function makeInstitution(desk: StaffedDesk, name = 'Kade & Vos Notarissen'): Promise<Institution> {
  const code = unique().slice(0, 6).toUpperCase();
  const values = { name, code, accent: '#0f5c57', sector: 'notary', default_language: 'en' };
  const support = { support_text: `${name} helps you.`, support_email: 'help@kadevos.example' };
  const { id } = await create(desk, 'gk_org', { ...values, ...support, support_phone: '+31105550140' });
  return { id, name, code };
}

type Names = Partial<Pick<Person, 'firstName' | 'lastName'>> & { role?: string; language?: 'en' | 'nl' };

async function makeStaff(desk: StaffedDesk, portal: PortalName, values: Record<string, unknown>, names: Names) {
  const { firstName = 'Sanne', lastName = 'de Wit', role, language = 'en' } = names;
  const email = `${firstName.toLowerCase()}.${unique()}@staff.example`;
  const account = { email, password, passwordConfirm: password, verified: true, active: true, language };
  const named = { first_name: firstName, last_name: lastName, role };
  const { id } = await create(desk, collections[portal], { ...account, ...named, ...values });
  return { portal, id, email, firstName, lastName } satisfies Person;
}

export const makeGatekeeper = (desk: StaffedDesk, { id }: Institution, names: Names = {}): Promise<Person> =>
  makeStaff(desk, 'gatekeeper', { org: id }, { role: 'member', ...names });

export const makeIntern = (desk: StaffedDesk, names: Names = {}): Promise<Person> =>
  makeStaff(desk, 'intern', {}, { firstName: 'Ruben', lastName: 'Aerts', role: 'reviewer', ...names });

const interns = new WeakMap<StaffedDesk, Map<string, Promise<Person>>>();

/** A shared Intern account: each account costs a password hash. */
export function anIntern(desk: StaffedDesk, language: 'en' | 'nl' = 'en'): Promise<Person> {
  const known = interns.get(desk) ?? new Map<string, Promise<Person>>();
  interns.set(desk, known);
  const person = known.get(language) ?? makeIntern(desk, { language });
  known.set(language, person);
  return person;
}

/**
 * Signs in without a browser, with both factors and the code from the mailbox.
 * @returns the session
 */
export async function session(desk: Desk, { portal, email }: Pick<Person, 'portal' | 'email'>): Promise<Session> {
  const auth = `/api/collections/${collections[portal]}`;
  const first =
    portal === 'client'
      ? undefined
      : await call(desk, 'POST', `${auth}/auth-with-password`, { body: { identity: email, password } });
  const seen = await codesSeen(desk, email);
  const { otpId } = done(await call(desk, 'POST', `${auth}/request-otp`, { body: { email } }), 'request-otp');
  const code = await nextCode(desk, email, seen);
  const mfaId = first?.body.mfaId;
  return done(
    await call(desk, 'POST', `${auth}/auth-with-otp`, { body: { otpId, password: code, ...(mfaId && { mfaId }) } }),
    'auth-with-otp',
  );
}

type Open<D extends Desk> = (desk: D, person: Person) => Promise<Session>;

/** Once per person, as for a person who stays signed in. */
function once<D extends Desk>(open: Open<D>): Open<D> {
  const sessions = new WeakMap<Person, Promise<Session>>();
  return (desk, person) => {
    const known = sessions.get(person) ?? open(desk, person);
    sessions.set(person, known);
    return known;
  };
}

export const sessionOf = once(session);

const impersonated = once(async (desk: StaffedDesk, { portal, id }: Person) => {
  const path = `/api/collections/${collections[portal]}/impersonate/${id}`;
  return done(await call(desk, 'POST', path, { token: desk.token, body: {} }), 'impersonate');
});

/**
 * Calls the API as a person, without the browser. Staff are impersonated by the superuser, which needs no password
 * hash; clients sign in.
 */
export const actAs: Open<StaffedDesk> = (desk, person) =>
  person.portal === 'client' ? sessionOf(desk, person) : impersonated(desk, person);

export interface Session {
  readonly token: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** A client who was invited before: the account exists, without open forms. */
export async function makeClient(desk: StaffedDesk, names: Names = {}): Promise<Person> {
  const { firstName = 'Marit', lastName = 'Hoekstra', language = 'en' } = names;
  const email = `${firstName.toLowerCase()}.${unique()}@client.example`;
  const account = { email, password, passwordConfirm: password, verified: true, language };
  const named = { first_name: firstName, last_name: lastName };
  const { id } = await create(desk, collections.client, { ...account, ...named });
  return { portal: 'client', id, email, firstName, lastName };
}
