import { create, type StaffedDesk, unique } from './people.ts';

export interface Company {
  readonly name: string;
  readonly number: string;
}

/** A company in the register with a unique name. */
export async function makeCompany(desk: StaffedDesk, word = 'Zilverlinde', legalForm = 'BV'): Promise<Company> {
  const number = String(10_000_000 + (Number.parseInt(unique().slice(0, 7), 16) % 89_999_999));
  const name = `${word} ${unique().toUpperCase()} Vastgoed B.V.`;
  const { id: key } = registerKey({ name, number });
  const answer = { ...registerAnswer({ name, number }), legalForm, key, tradeNames: [], status: 'active' };
  await create(desk, 'registry_companies', {
    key,
    name,
    country: 'NL',
    registration_number: number,
    city: 'Utrecht',
    source: 'demo',
    answer,
  });
  return { name, number };
}

/** Its record in the register: what the wizard sends. */
export const registerKey = ({ number }: Company) => ({ provider: 'local', id: `NL|RA000463|${number}` });

function registerAnswer({ name, number }: Company) {
  return {
    name,
    country: 'NL',
    authority: 'RA000463',
    registrationNumber: number,
    legalForm: 'BV',
    address: { street: 'Maliesingel', houseNumber: '214', postalCode: '3581 BT', city: 'Utrecht', country: 'NL' },
    registeredSince: '2017-03-01',
    sbi: [{ code: '6820', edition: '2025', main: true }],
    source: 'demo',
    fetchedAt: '2026-11-20T09:00:00.000Z',
  };
}
