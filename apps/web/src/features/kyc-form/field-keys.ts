import { allCountries } from '@dossier/domain/countries';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import type { ParseKeys } from 'i18next';

/** Label of an answer by the last part of its path. */
const fieldKeys: Readonly<Record<string, ParseKeys<'kyc-form'>>> = {
  firstName: 'fields.first-name',
  lastName: 'fields.last-name',
  email: 'fields.email',
  phone: 'fields.phone',
  phoneCountry: 'fields.phone-country',
  fillsInOwn: 'fields.fills-in-own',
  name: 'fields.name',
  country: 'fields.country',
  registrationNumber: 'fields.registration-number',
  vatNumber: 'fields.vat-number',
  website: 'fields.website',
  street: 'fields.street',
  houseNumber: 'fields.house-number',
  postalCode: 'fields.postal-code',
  city: 'fields.city',
  description: 'fields.description',
  legalForm: 'fields.legal-form',
  legalFormName: 'fields.legal-form-name',
  listed: 'fields.listed',
  listedMarket: 'fields.listed-market',
  main: 'fields.main-activity',
  nobodyReason: 'fields.no-owner-reason',
  share: 'fields.share',
  function: 'fields.function',
  isUbo: 'fields.is-ubo',
  isStandIn: 'fields.is-stand-in',
  isRepresentative: 'fields.is-representative',
  birthDate: 'fields.birth-date',
  birthPlace: 'fields.birth-place',
  nationality: 'fields.nationality',
  countryOfResidence: 'fields.country-of-residence',
  identityKind: 'fields.identity-kind',
  identityNumber: 'fields.identity-number',
  identityExpiry: 'fields.identity-expiry',
  identityCountry: 'fields.identity-country',
  authorityFrom: 'fields.authority',
  currency: 'fields.currency',
  amount: 'fields.amount',
  method: 'fields.method',
};

/** Label of the answer at a path, given as its parts. An address has a country, the funds have a description of their own. */
export function fieldKeyOf(section: KycSection, parts: readonly string[]): ParseKeys<'kyc-form'> | undefined {
  const last = parts.at(-1) ?? '';
  if (section === 'funds' && last === 'description') return 'fields.funds-description';
  return last === 'country' && parts.at(-2) === 'address' ? 'fields.address-country' : fieldKeys[last];
}

/** Codes that are shown as the name of a country. */
export const countryFields: ReadonlySet<string> = new Set(allCountries);
