import type { Company } from './company.ts';
import type { Person } from './people.ts';

export const owner = 'personmarit0001';
export const partner = 'personjoris0001';
export const holding = 'companyhoek0001';

const identity = {
  birthDate: '1980-02-29',
  nationality: 'NL',
  countryOfResidence: 'NL',
  identityKind: 'passport',
  identityExpiry: '2030-01-31',
};

const contactOf = ({ firstName, lastName, email }: Person) => ({
  firstName,
  lastName,
  email,
  phone: '06 12345678',
  phoneCountry: 'NL',
});

/** Every section of a business, complete; owned through a holding. */
export function businessAnswers(client: Person, { name, number }: Company): Record<string, unknown> {
  const { firstName, lastName } = client;
  const director = { isUbo: true, isRepresentative: true, isPrimaryContact: true, authorityFrom: 'register' };
  return {
    contact: contactOf(client),
    'legal-entity': {
      name,
      country: 'NL',
      registrationNumber: number,
      vatNumber: 'NL004495445B01',
      address: { street: 'Maliesingel', houseNumber: '214', postalCode: '3581 BT', city: 'Utrecht', country: 'NL' },
      description: 'We rent out homes.',
      legalForm: 'BV',
      listed: false,
    },
    activities: { details: [{ sbi: '6820', edition: '2025', source: 'register' }], main: '6820' },
    ownership: {
      nodes: [
        { id: owner, kind: 'person', firstName, lastName },
        { id: holding, kind: 'company', name: 'Hoekstra Beheer B.V.', country: 'NL' },
        { id: partner, kind: 'person', firstName: 'Joris', lastName: 'van Rijsbergen' },
      ],
      edges: [
        { id: 'edge00000000001', owner, owned: holding, share: 1_000_000, kind: 'shares' },
        { id: 'edge00000000002', owner: holding, owned: 'client', share: 600_000, kind: 'shares' },
        { id: 'edge00000000003', owner: partner, owned: 'client', share: 400_000, kind: 'shares' },
      ],
    },
    people: {
      people: [
        { id: owner, firstName, lastName, function: 'Director', ...director, ...identity },
        {
          id: partner,
          firstName: 'Joris',
          lastName: 'van Rijsbergen',
          function: 'Shareholder',
          isUbo: true,
          ...identity,
        },
      ],
    },
    identity: { choices: { [owner]: { method: 'in_person' }, [partner]: { method: 'in_person' } } },
  };
}

/** Every section of a natural person, complete. */
export function individualAnswers(client: Person): Record<string, unknown> {
  const { firstName, lastName } = client;
  return {
    contact: contactOf(client),
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
  };
}
