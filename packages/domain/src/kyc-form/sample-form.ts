import type { FormDocument, KycAnswers } from './answers.ts';
import type { KycForm } from './form.ts';

/** Complete forms for tests: break one thing and see what is said. */
const document = (id: string, more: Partial<FormDocument>): FormDocument => ({
  id,
  type: 'other',
  purpose: '',
  person: '',
  name: `${id}.pdf`,
  size: 1_000,
  pages: 1,
  issuedOn: '',
  expiresOn: '',
  verification: 'pending',
  ...more,
});

const identity = {
  birthDate: '1980-02-29',
  nationality: 'NL',
  countryOfResidence: 'NL',
  identityKind: 'passport',
  identityExpiry: '2030-01-31',
} as const;

const businessAnswers: Partial<KycAnswers> = {
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
    address: { street: 'Maliesingel', houseNumber: '214', postalCode: '3581 BT', city: 'Utrecht' },
    description: 'We rent out homes.',
    legalForm: 'BV',
    listed: false,
  },
  activities: { details: [{ sbi: '6820', edition: '2025', source: 'register' }], main: '6820' },
  ownership: {
    nodes: [
      { id: 'person-marit', kind: 'person', firstName: 'Marit', lastName: 'Hoekstra' },
      { id: 'company-hoek', kind: 'company', name: 'Hoekstra Beheer B.V.' },
      { id: 'person-joris', kind: 'person', firstName: 'Joris', lastName: 'van Rijsbergen' },
    ],
    edges: [
      { id: 'edge-1', owner: 'person-marit', owned: 'company-hoek', share: 1_000_000, kind: 'shares' },
      { id: 'edge-2', owner: 'company-hoek', owned: 'client', share: 600_000, kind: 'shares' },
      { id: 'edge-3', owner: 'person-joris', owned: 'client', share: 400_000, kind: 'shares' },
    ],
  },
  people: {
    people: [
      {
        id: 'person-marit',
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
        id: 'person-joris',
        firstName: 'Joris',
        lastName: 'van Rijsbergen',
        function: 'Shareholder',
        isUbo: true,
        ...identity,
      },
    ],
  },
  funds: { description: 'A loan', currency: 'EUR', amount: '345000000' },
  identity: {
    choices: {
      'person-marit': { method: 'in_person' },
      'person-joris': { method: 'digital_identification', email: 'joris@tessera.example' },
    },
  },
};

const businessDocuments = [
  document('extract', { type: 'registration', issuedOn: '2026-11-02' }),
  document('ubo', { type: 'ubo', issuedOn: '2026-11-02' }),
  document('passport-marit', { purpose: 'identity', person: 'person-marit' }),
  document('passport-joris', { purpose: 'identity', person: 'person-joris' }),
  document('offer', { purpose: 'funds' }),
];

export function businessForm(): KycForm & { answers: Partial<KycAnswers>; documents: FormDocument[] } {
  return structuredClone({
    type: 'business',
    sourceOfFunds: true,
    answers: businessAnswers,
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
    answers: {
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
        address: { street: 'Fade Street', houseNumber: '4', postalCode: 'D02 X285', city: 'Dublin' },
        identityKind: 'passport',
        identityNumber: 'PA1234567',
        identityExpiry: '2031-03-01',
      },
      funds: { description: 'Savings', currency: 'EUR', amount: '5000000' },
      identity: { choices: { self: { method: 'in_person' } } },
    },
    documents: [document('passport', { purpose: 'identity' }), document('statement', { purpose: 'funds' })],
  });
}
