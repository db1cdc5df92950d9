import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import type { AuthCollection } from '@dossier/domain/portal';
import { hashForRecord, type InputFor, newId } from '@dossier/records';
import type { Field } from '@dossier/records/fields';
import { collections, type DeskSchema } from '../src/collections/index.ts';
import type { Person, TestApp } from './test-app.ts';

export const testPassword = 'correct horse battery';
const hashed = hashForRecord(testPassword);

/** Creates a row for a test, with defaults for the other fields. */
export async function make<N extends keyof DeskSchema>(test: TestApp, collection: N, values: InputFor<DeskSchema[N]>) {
  return test.store.transaction((records) => records.create(collection, values));
}

/** Values that a field accepts, by its type. Other required fields need a row in the test itself. */
const samples: Readonly<Record<string, unknown>> = {
  text: 'x',
  editor: 'x',
  number: 1,
  bool: true,
  email: 'sample@example.test',
  url: 'https://example.test',
  date: '2026-01-01 00:00:00.000Z',
  json: {},
};

/** The id of a row of the collection: its first one, or a new one with a value for each required field. */
export async function anyRow(test: TestApp, collection: keyof DeskSchema): Promise<string> {
  const first = await test.store.reader.first(collection, 'id != ""', {}, { sort: 'created,@rowid' });
  if (first) return first.id;
  const fields = Object.entries<Field>(collections[collection].fields);
  const required = fields.filter(([name, { options }]) => options.required && name !== 'id');
  const values = await Promise.all(required.map(async ([name, field]) => [name, await sampleOf(test, field)] as const));
  return (await make(test, collection, Object.fromEntries(values) as never)).id;
}

async function sampleOf(test: TestApp, { type, options }: Field): Promise<unknown> {
  if (type === 'relation') return anyRow(test, options['collection'] as keyof DeskSchema);
  if (type === 'select') return (options['values'] as readonly unknown[])[0];
  return samples[type];
}

async function makeUser(test: TestApp, collection: AuthCollection, values: Record<string, unknown>): Promise<Person> {
  const id = newId();
  const base = { id, password: await hashed, email: `${id}@example.test`, first_name: 'Test', last_name: 'Person' };
  await make(test, collection, { ...base, ...values } as never);
  return { id, collection };
}

export async function makeOrg(test: TestApp, code: string, name = `${code} Institution`) {
  const support = { support_text: `${name} helps you on working days.`, support_email: 'help@example.test' };
  return make(test, 'gk_org', { name, code, accent: '#1f3a4d', ...support, support_phone: '+31 10 555 01 40' });
}

export const makeGatekeeper = (test: TestApp, org: string, values: Record<string, unknown> = {}): Promise<Person> =>
  makeUser(test, 'gatekeeper_users', { org, role: 'member', active: true, ...values });
export const makeIntern = (test: TestApp, values: Record<string, unknown> = {}): Promise<Person> =>
  makeUser(test, 'internal_users', { role: 'reviewer', active: true, ...values });
export const makeClient = (test: TestApp, values: Record<string, unknown> = {}): Promise<Person> =>
  makeUser(test, 'end_client_users', values);

export async function makeContact(test: TestApp, org: string, email: string) {
  return make(test, 'gk_contacts', { org, first_name: 'Marit', last_name: 'Hoekstra', email, phone: '+31612345678' });
}

/** A company as the register returns it. */
export function company(more: Partial<RegisterAnswer> = {}): RegisterAnswer {
  return {
    name: 'Zilverlinde Vastgoed B.V.',
    country: 'NL',
    authority: 'RA000463',
    registrationNumber: '68412097',
    legalForm: 'BV',
    address: { street: 'Maliesingel', houseNumber: '214', postalCode: '3581 BT', city: 'Utrecht', country: 'NL' },
    registeredSince: '2017-03-01',
    sbi: [{ code: '6820', edition: '2025', main: true }],
    source: 'demo',
    fetchedAt: '2026-11-20T09:00:00.000Z',
    ...more,
  };
}
