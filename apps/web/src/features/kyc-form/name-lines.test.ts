import { expect, it } from 'vitest';
import { nameLines } from './name-lines.ts';

it('[FORM-04] a long name is drawn on two lines, and truncated only when it exceeds both', () => {
  expect(nameLines('Marit Hoekstra')).toEqual(['Marit Hoekstra']);
  expect(nameLines('Joris van Rijsbergen')).toEqual(['Joris van', 'Rijsbergen']);
  expect(nameLines('Zilverlinde Vastgoed B.V.')).toEqual(['Zilverlinde', 'Vastgoed B.V.']);
  expect(nameLines('Hoekstra Beheer Internationaal Vermogen B.V.')).toEqual(['Hoekstra Beheer', 'Internationaal V…']);
  expect(nameLines('Bouwbedrijvengemeenschap')).toEqual(['Bouwbedrijvengem…']);
  expect(nameLines('Zilverlinde 1B41A13E Vastgoed B.V.', true)).toEqual(['Zilverlinde', '1B41A13E Vastg…']);
  expect(nameLines('')).toEqual(['']);
});
