import { isCountry } from '../countries.ts';
import { maxCity, maxHouseNumber, maxPostalCode, maxStreet } from '../limits.ts';
import { requiredText, z } from '../schema.ts';

/** Text keys of the address messages. */
export const addressTexts = {
  street: 'kyc-form:address.street-required',
  houseNumber: 'kyc-form:address.house-number-required',
  postalCode: 'kyc-form:address.postal-code-required',
  postalCodeFormat: 'kyc-form:address.postal-code-invalid',
  city: 'kyc-form:address.city-required',
  country: 'kyc-form:address.country-invalid',
} as const;

/** A complete address. Without a country it has the country that the form gives next to it. */
export const addressSchema = z
  .object(
    {
      street: requiredText(addressTexts.street, maxStreet),
      houseNumber: requiredText(addressTexts.houseNumber, maxHouseNumber),
      postalCode: requiredText(addressTexts.postalCode, maxPostalCode),
      city: requiredText(addressTexts.city, maxCity),
      country: z.optional(
        z.string(addressTexts.country).check(z.refine((code) => code === '' || isCountry(code), addressTexts.country)),
      ),
    },
    addressTexts.street,
  )
  .check(
    z.refine(({ country, postalCode }) => country !== 'NL' || isDutchPostalCode(postalCode), {
      path: ['postalCode'],
      error: addressTexts.postalCodeFormat,
    }),
  );

/** `1234 AB`, with or without the blank. Source: PostNL; SA, SD and SS are not issued. */
export function isDutchPostalCode(text: string): boolean {
  return /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/i.test(text.trim());
}
