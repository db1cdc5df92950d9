import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import { describe, expect, test } from 'vitest';
import { company } from '../../test/factories.ts';
import { activitiesOf, individualOf, registrationOf } from './registration.ts';
import type { VisibleCase } from './visible-case.ts';

type Answers = Partial<KycAnswers>;

/** A company's onboarding as an actor sees it; without answers there is no access. */
function companyCase(answers: Answers, subject: Record<string, unknown> = {}): VisibleCase {
  const known = {
    name: 'Zilverlinde (old name)',
    country: 'NL',
    number: '68412097',
    legalForm: 'BV',
    legalFormName: '',
    register: company(),
    registerFetchedAt: '2026-11-21 08:00:00.000Z',
    ...subject,
  };
  return {
    request: { type: 'business', client_name: 'Zilverlinde (as asked)' },
    subject: known,
    answers,
  } as unknown as VisibleCase;
}

const own: Answers = {
  'legal-entity': {
    name: 'Zilverlinde Holding B.V.',
    country: 'NL',
    registrationNumber: '99999999',
    legalForm: 'NV',
    address: { street: 'Nieuwstraat', houseNumber: '1', city: 'Gouda' },
    vatNumber: 'NL001B01',
    listed: false,
  },
};
const disputed: Answers = { 'legal-entity': { ...own['legal-entity'], registerDisputed: true } };

describe('the registration of a company', () => {
  test('comes from the register, whatever the client answered, unless the client disputes it', () => {
    expect(registrationOf(companyCase(own))).toMatchObject({
      source: 'register',
      name: 'Zilverlinde Vastgoed B.V.',
      registrationNumber: '68412097',
      legalForm: 'BV',
    });
    expect(registrationOf(companyCase(disputed))).toMatchObject({
      source: 'client',
      name: 'Zilverlinde Holding B.V.',
      registrationNumber: '99999999',
      address: { street: 'Nieuwstraat', houseNumber: '1', postalCode: '', city: 'Gouda', country: '' },
    });
  });

  test.each([
    ['without a register', null],
    ['whose register answer was typed by hand', company({ source: 'manual' })],
  ])('%s comes from the client', (_, register) => {
    expect(registrationOf(companyCase(own, { register }))).toMatchObject({ source: 'client', legalForm: 'NV' });
  });

  test('shows nothing of the client without access, also when the register has no answer', () => {
    const shown = registrationOf(companyCase({}, { register: null }));
    expect(shown).toMatchObject({ source: 'institution', name: 'Zilverlinde (as asked)', address: null, listed: null });
    expect(shown).toMatchObject({ vatNumber: '', website: '', registerName: '' });
  });

  test('completes the register with what only the client knows', () => {
    expect(registrationOf(companyCase(own))).toMatchObject({ vatNumber: 'NL001B01', listed: false });
  });

  test('says when the register was read: by the desk, else by the institution', () => {
    expect(registrationOf(companyCase(own))?.registerCheckedAt).toBe('2026-11-21 08:00:00.000Z');
    const first = registrationOf(companyCase(own, { registerFetchedAt: '' }));
    expect(first?.registerCheckedAt).toBe('2026-11-20T09:00:00.000Z');
  });

  test('lists earlier addresses with their date and without their source', () => {
    const entry = { street: 'Kade', houseNumber: '2', postalCode: '', city: 'Gouda', country: 'NL' };
    const business = { address_history: [{ ...entry, since: '2019-01-01', source: 'client' }] };
    expect(registrationOf(companyCase(own, { business }))?.earlierAddresses).toEqual([
      { address: entry, since: '2019-01-01' },
    ]);
  });

  test('does not exist for a natural person', () => {
    expect(registrationOf({ ...companyCase(own), request: { type: 'individual' } } as unknown as VisibleCase)).toBe(
      null,
    );
  });
});

function personCase(answers: Answers, request: Record<string, unknown> = {}): VisibleCase {
  const asked = {
    type: 'individual',
    client_name: 'Aoife Mary Brennan',
    client_number: 'PA1234567',
    client_country: 'IE',
    client_input: null,
    ...request,
  };
  const subject = { firstName: 'Secret', lastName: 'Name' };
  return { request: asked, subject, answers } as unknown as VisibleCase;
}

describe('a natural person', () => {
  test('is named as the institution typed the name until access, never by the row of the vault', () => {
    const typed = { kind: 'individual', firstName: 'Aoife', lastName: 'Mary Brennan' };
    expect(individualOf(personCase({}, { client_input: typed }))).toMatchObject({
      firstName: 'Aoife',
      lastName: 'Mary Brennan',
      documentNumber: 'PA1234567',
      country: 'IE',
      birthDate: '',
      nationality: '',
    });
    expect(individualOf(personCase({}))).toMatchObject({ firstName: 'Aoife Mary', lastName: 'Brennan' });
  });

  test('splits the name like the vault only when the vault has the requested name', () => {
    const file = personCase({}, { client_name: 'Aoife van den Berg' });
    const same = { ...file, subject: { firstName: 'Aoife', lastName: 'van den Berg' } } as unknown as VisibleCase;
    expect(individualOf(same)).toMatchObject({ firstName: 'Aoife', lastName: 'van den Berg' });
    expect(individualOf(file)).toMatchObject({ firstName: 'Aoife van den', lastName: 'Berg' });
  });

  test('with one name has it as the last name', () => {
    expect(individualOf(personCase({}, { client_name: 'Suharto' }))).toMatchObject({
      firstName: '',
      lastName: 'Suharto',
    });
  });

  test('is as the person answered, with access', () => {
    const individual = { firstName: 'Aoífe', lastName: 'Brennan', identityNumber: 'PB1', birthDate: '1990-02-03' };
    expect(individualOf(personCase({ individual }))).toMatchObject({
      firstName: 'Aoífe',
      lastName: 'Brennan',
      documentNumber: 'PB1',
      birthDate: '1990-02-03',
      country: 'IE',
    });
  });

  test('has no registration of a company', () => {
    expect(individualOf(companyCase(own))).toBe(null);
  });
});

describe('the activities of a company', () => {
  test('are those of the register until the client answers, then those of the client', async () => {
    const ofRegister = await activitiesOf(companyCase({}));
    expect(ofRegister?.details).toMatchObject([{ code: '6820', main: true, source: 'register' }]);
    const details = [{ sbi: '6420', edition: '2025' as const, source: 'client' as const }];
    const answers = { activities: { details, main: '6420', description: 'Holding shares' } } as Answers;
    const ofClient = await activitiesOf(companyCase(answers));
    expect(ofClient).toMatchObject({ description: 'Holding shares', details: [{ code: '6420', main: true }] });
  });

  test('are a description without a code where the client found none', async () => {
    const answers = { activities: { details: [], description: 'Living in empty offices' } } as Answers;
    expect(await activitiesOf(companyCase(answers))).toEqual({ description: 'Living in empty offices', details: [] });
  });

  test('without a register are none', async () => {
    expect((await activitiesOf(companyCase({}, { register: null })))?.details).toEqual([]);
  });
});
