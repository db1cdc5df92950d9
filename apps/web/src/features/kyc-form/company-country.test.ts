import { expect, test } from 'vitest';
import { withCountry } from './company-country.ts';

test('[ENTY-09] the address follows the country of registration, unless it is in another country', () => {
  const address = { city: 'Gent', country: 'BE' };
  expect(withCountry({ country: 'BE', address }, 'NL')).toEqual({
    country: 'NL',
    address: { ...address, country: 'NL' },
  });
  expect(withCountry({ country: 'DE', address }, 'NL')).toEqual({ country: 'NL', address });
  expect(withCountry({}, 'NL')).toEqual({ country: 'NL', address: { country: 'NL' } });
});
