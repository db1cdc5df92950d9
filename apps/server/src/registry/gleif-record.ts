import { isEuCountry } from '@dossier/domain/countries';
import type { RegisterSkipReason } from '@dossier/domain/register-import';
import { formOfElf } from './legal-form.ts';
import { companyKey, type RegistryCompany } from './registry.ts';

/** The fields that an importer reads from one GLEIF level 1 record, in any file format. Empty when missing. */
export interface GleifRecord {
  readonly lei: string;
  readonly legalName: string;
  readonly otherNames: readonly string[];
  readonly addressLine: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly authority: string;
  readonly registrationNumber: string;
  readonly category: string;
  readonly elf: string;
  readonly otherForm: string;
  readonly status: string;
  readonly createdAt: string;
}

/** Converts a record to a company, or returns the reason why it is left out. */
export type Converted = { readonly company: RegistryCompany } | { readonly skipped: RegisterSkipReason };

/** Without a register known to GLEIF the number is meaningless. */
const noRegister = new Set(['', 'RA888888', 'RA999999']);

/** `fetchedAt` is the day of the import. */
export function convert(record: GleifRecord, fetchedAt: string): Converted {
  if (!isLei(record.lei)) return { skipped: 'lei-wrong' };
  const name = clean(record.legalName);
  if (name === '') return { skipped: 'name-missing' };
  if (record.country === '') return { skipped: 'country-missing' };
  if (!isEuCountry(record.country)) return { skipped: 'outside-eu' };
  return { company: toCompany(record, name, fetchedAt) };
}

function toCompany(record: GleifRecord, name: string, fetchedAt: string): RegistryCompany {
  const authority = noRegister.has(record.authority) ? '' : record.authority;
  const number = authority === '' ? '' : record.registrationNumber.trim();
  const form = formOfElf(record.elf, record.otherForm);
  const others = record.otherNames.map(clean).filter((other) => other !== '' && other !== name);
  return {
    key: number === '' ? `lei:${record.lei}` : companyKey(record.country, authority, number),
    lei: record.lei,
    name,
    tradeNames: [...new Set(others)],
    country: record.country,
    authority,
    registrationNumber: number,
    legalForm: record.category === 'BRANCH' ? 'BR' : form.form,
    legalFormName: form.name,
    elf: record.elf,
    address: {
      ...splitAddress(record.addressLine, record.country),
      postalCode: record.postalCode.trim(),
      city: clean(record.city),
      country: record.country,
    },
    registeredSince: /^\d{4}-\d{2}-\d{2}/.exec(record.createdAt)?.[0] ?? '',
    status: record.status === 'ACTIVE' ? 'active' : 'dissolved',
    source: 'gleif',
    fetchedAt,
  };
}

/** Names in the files contain stray backslashes and double spaces. */
const clean = (text: string) =>
  text
    .replace(/\\(?=['"])/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Countries that write the house number before the street. */
const numberFirst = new Set(['FR', 'LU', 'IE', 'MT']);

/** Splits an address line into street and house number; any other line is returned unchanged in `street`. */
export function splitAddress(line: string, country: string): { street: string; houseNumber: string } {
  const text = clean(line);
  const before = /^(\d+(?:\s?(?:bis|ter|[a-zA-Z]))?(?:[-/]\d+)?)[,\s]+(\p{L}.*)$/u.exec(text);
  const after = /^(.*?\p{L}.*?)[,\s]+(\d+(?:\s?\p{L}[\p{L}\d]{0,2})?(?:[-/]\d*\p{L}?\d*)*)$/u.exec(text);
  const [first, second] = numberFirst.has(country) ? [before, after] : [after, before];
  const found = first ?? second;
  if (!found) return { street: text, houseNumber: '' };
  const [, one = '', two = ''] = found;
  return found === before ? { street: two, houseNumber: one } : { street: one, houseNumber: two };
}

/** Twenty characters whose number (letters count 10 to 35) is 1 modulo 97. Source: ISO 17442, ISO 7064. */
export function isLei(text: string): boolean {
  if (!/^[A-Z0-9]{18}\d{2}$/.test(text)) return false;
  let remainder = 0;
  for (const letter of text) {
    const value = Number.parseInt(letter, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
