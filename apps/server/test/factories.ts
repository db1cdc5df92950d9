import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import type { AuthCollection } from '@dossier/domain/portal';
import { hashForRecord, type InputFor, newId } from '@dossier/records';
import type { Desk } from '../src/collections/index.ts';
import type { RegisterAnswer } from '../src/collections/shapes.ts';
import type { Person, TestApp } from './test-app.ts';

export const testPassword = 'correct horse battery';
let hashed: ReturnType<typeof hashForRecord> | undefined;

/** Rows for tests: whatever a test does not care about has a sensible value. */
export async function make<N extends keyof Desk>(test: TestApp, collection: N, values: InputFor<Desk[N]>) {
  return test.store.transaction((records) => records.create(collection, values));
}

async function makeUser(test: TestApp, collection: AuthCollection, values: Record<string, unknown>): Promise<Person> {
  hashed ??= hashForRecord(testPassword);
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

/** A company as the register gives it. */
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

/** Ids of the people of the sample form. */
export const marit = 'personmarit0001';
export const joris = 'personjoris0001';
export const holding = 'companyhoek0001';

const identity = {
  birthDate: '1980-02-29',
  nationality: 'NL',
  countryOfResidence: 'NL',
  identityKind: 'passport',
  identityExpiry: '2030-01-31',
} as const;

/** Every section of a business, complete. */
export function businessAnswers(): Partial<KycAnswers> {
  return {
    contact: {
      firstName: 'Marit',
      lastName: 'Hoekstra',
      email: 'marit@zilverlinde.example',
      phone: '06 12345678',
      phoneCountry: 'NL',
    },
    'legal-entity': {
      name: 'Zilverlinde Vastgoed B.V.',
      country: 'NL',
      registrationNumber: '68412097',
      vatNumber: 'NL004495445B01',
      address: { street: 'Maliesingel', houseNumber: '214', postalCode: '3581 BT', city: 'Utrecht', country: 'NL' },
      description: 'We rent out homes.',
      legalForm: 'BV',
      listed: false,
    },
    activities: { details: [{ sbi: '6820', edition: '2025', source: 'register' }], main: '6820' },
    ownership: {
      nodes: [
        { id: marit, kind: 'person', firstName: 'Marit', lastName: 'Hoekstra' },
        { id: holding, kind: 'company', name: 'Hoekstra Beheer B.V.', country: 'NL' },
        { id: joris, kind: 'person', firstName: 'Joris', lastName: 'van Rijsbergen' },
      ],
      edges: [
        { id: 'edge00000000001', owner: marit, owned: holding, share: 1_000_000, kind: 'shares' },
        { id: 'edge00000000002', owner: holding, owned: 'client', share: 600_000, kind: 'shares' },
        { id: 'edge00000000003', owner: joris, owned: 'client', share: 400_000, kind: 'shares' },
      ],
    },
    people: {
      people: [
        {
          id: marit,
          firstName: 'Marit',
          lastName: 'Hoekstra',
          function: 'Director',
          isUbo: true,
          isRepresentative: true,
          isPrimaryContact: true,
          authorityFrom: 'register',
          ...identity,
        },
        {
          id: joris,
          firstName: 'Joris',
          lastName: 'van Rijsbergen',
          function: 'Shareholder',
          isUbo: true,
          ...identity,
        },
      ],
    },
    identity: {
      choices: { [marit]: { method: 'in_person' }, [joris]: { method: 'in_person' } },
    },
  };
}

/** Every section of a natural person, complete. */
export function individualAnswers(): Partial<KycAnswers> {
  return {
    contact: {
      firstName: 'Aoife',
      lastName: 'Brennan',
      email: 'aoife@brennan.example',
      phone: '+353 85 012 3456',
      phoneCountry: 'IE',
    },
    individual: {
      firstName: 'Aoife',
      lastName: 'Brennan',
      birthDate: '1990-05-17',
      nationality: 'IE',
      countryOfResidence: 'IE',
      address: { street: 'Fade Street', houseNumber: '4', postalCode: 'D02 X285', city: 'Dublin', country: 'IE' },
      identityKind: 'passport',
      identityNumber: 'PA1234567',
      identityExpiry: '2031-03-01',
    },
    identity: { choices: { self: { method: 'in_person' } } },
  };
}
