import type { FormDocument, KycAnswers } from '../kyc-form/answers.ts';
import type { KycForm } from '../kyc-form/form.ts';

/** Complete forms for tests, to be invalidated one answer at a time. */
const document = (id: string, more: Partial<FormDocument>): FormDocument => ({
  id,
  type: 'other',
  purpose: '',
  side: '',
  person: '',
  name: `${id}.pdf`,
  size: 1_000,
  pages: 1,
  issuedOn: '',
  expiresOn: '',
  verification: 'pending',
  ...more,
});

export const marit = 'personmarit0001';
export const joris = 'personjoris0001';
export const holding = 'companyhoek0001';

/** Contact of the form. */
export interface SamplePerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface SampleCompany {
  readonly name: string;
  readonly number: string;
}

const maritHoekstra = { firstName: 'Marit', lastName: 'Hoekstra', email: 'marit@zilverlinde.example' };
const aoifeBrennan = { firstName: 'Aoife', lastName: 'Brennan', email: 'aoife@brennan.example' };
const zilverlinde = { name: 'Zilverlinde Vastgoed B.V.', number: '68412097' };

const contactOf = ({ firstName, lastName, email }: SamplePerson, phone: string, phoneCountry: string) => ({
  firstName,
  lastName,
  email,
  phone,
  phoneCountry,
  fillsInOwn: true,
});

const identity = {
  birthDate: '1980-02-29',
  nationality: 'NL',
  countryOfResidence: 'NL',
  identityKind: 'passport',
  identityExpiry: '2030-01-31',
} as const;

/** Every section of a business except funds, complete; owned through a holding. */
export function businessAnswers(client: SamplePerson = maritHoekstra, company: SampleCompany = zilverlinde) {
  const { firstName, lastName } = client;
  const partner = { firstName: 'Joris', lastName: 'van Rijsbergen' };
  return {
    contact: contactOf(client, '06 12345678', 'NL'),
    'legal-entity': {
      name: company.name,
      country: 'NL',
      registrationNumber: company.number,
      vatNumber: 'NL004495445B01',
      address: { street: 'Maliesingel', houseNumber: '214', postalCode: '3581 BT', city: 'Utrecht', country: 'NL' },
      description: 'We rent out homes.',
      legalForm: 'BV',
      listed: false,
    },
    activities: { details: [{ sbi: '6820', edition: '2025', source: 'register' }], main: '6820' },
    ownership: {
      nodes: [
        { id: marit, kind: 'person', firstName, lastName },
        { id: holding, kind: 'company', name: 'Hoekstra Beheer B.V.', country: 'NL' },
        { id: joris, kind: 'person', ...partner },
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
          firstName,
          lastName,
          function: 'Director',
          isUbo: true,
          isRepresentative: true,
          isPrimaryContact: true,
          authorityFrom: 'register',
          ...identity,
        },
        { id: joris, ...partner, function: 'Shareholder', isUbo: true, isRepresentative: false, ...identity },
      ],
    },
    identity: { choices: { [marit]: { method: 'in_person' }, [joris]: { method: 'in_person' } } },
  } satisfies Partial<KycAnswers>;
}

/** Every section of a natural person except funds, complete. */
export function individualAnswers(client: SamplePerson = aoifeBrennan) {
  const { firstName, lastName } = client;
  return {
    contact: contactOf(client, '+353 85 012 3456', 'IE'),
    individual: {
      firstName,
      lastName,
      birthDate: '1990-05-17',
      nationality: 'IE',
      countryOfResidence: 'IE',
      address: { street: 'Fade Street', houseNumber: '4', postalCode: 'D02 X285', city: 'Dublin', country: 'IE' },
      identityKind: 'passport',
      identityNumber: 'PA1234567',
      identityExpiry: '2031-03-01',
    },
    identity: { choices: { self: { method: 'in_person' } } },
  } satisfies Partial<KycAnswers>;
}

const businessDocuments = [
  document('extract', { type: 'registration', issuedOn: '2026-11-02' }),
  document('ubo', { type: 'ubo', issuedOn: '2026-11-02' }),
  document('passport-marit', { purpose: 'identity', person: marit }),
  document('passport-joris', { purpose: 'identity', person: joris }),
  document('offer', { purpose: 'funds' }),
];

export function businessForm(): KycForm & { answers: Partial<KycAnswers>; documents: FormDocument[] } {
  return structuredClone({
    type: 'business',
    sourceOfFunds: true,
    answers: {
      ...businessAnswers(),
      funds: { description: 'A loan', currency: 'EUR', amount: '345000000' },
      identity: {
        choices: {
          [marit]: { method: 'in_person' },
          [joris]: { method: 'digital_identification', email: 'joris@tessera.example' },
        },
      },
    },
    documents: businessDocuments,
    today: '2026-11-21',
    subjectName: 'Zilverlinde Vastgoed B.V.',
  });
}

export function individualForm(): KycForm & { answers: Partial<KycAnswers>; documents: FormDocument[] } {
  return structuredClone({
    type: 'individual',
    sourceOfFunds: true,
    today: '2026-11-21',
    subjectName: 'Aoife Brennan',
    answers: { ...individualAnswers(), funds: { description: 'Savings', currency: 'EUR', amount: '5000000' } },
    documents: [document('passport', { purpose: 'identity' }), document('statement', { purpose: 'funds' })],
  });
}
