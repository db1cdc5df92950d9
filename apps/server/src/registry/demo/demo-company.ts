import type { RegisterOwner } from '@dossier/domain/contracts/shared/register-answer';
import { formOfElf } from '../legal-form.ts';
import { companyKey, type RegistryCompany } from '../registry.ts';

/** The day on which the demo register was "fetched". */
export const demoFetchedAt = '2026-11-20';

/** The data of an invented company from which the rest is derived. */
export interface DemoFacts {
  readonly name: string;
  readonly country: string;
  readonly authority: string;
  readonly number: string;
  /** ISO 20275 code of the legal form. */
  readonly elf: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly since: string;
  /** SBI 2025 codes, the main one first. */
  readonly sbi: readonly string[];
  readonly tradeNames?: readonly string[];
  readonly dissolved?: boolean;
  readonly vatNumber?: string;
  readonly website?: string;
  readonly owners?: readonly RegisterOwner[];
}

export function demoCompany(facts: DemoFacts): RegistryCompany {
  const { name, country, authority, number, elf, street, houseNumber, postalCode, city } = facts;
  const { form, name: legalFormName } = formOfElf(elf);
  return {
    key: companyKey(country, authority, number),
    name,
    tradeNames: facts.tradeNames ?? [],
    country,
    authority,
    registrationNumber: number,
    legalForm: form,
    legalFormName,
    elf,
    address: { street, houseNumber, postalCode, city, country },
    registeredSince: facts.since,
    status: facts.dissolved ? 'dissolved' : 'active',
    sbi: facts.sbi.map((code, place) => ({ code, edition: '2025', main: place === 0 })),
    ...(facts.vatNumber ? { vatNumber: facts.vatNumber } : {}),
    ...(facts.website ? { website: facts.website } : {}),
    ...(facts.owners ? { owners: facts.owners } : {}),
    source: 'demo',
    fetchedAt: demoFetchedAt,
  };
}

/** Converts a share in whole percent to the register's unit, 1/10000 of a percent. */
const percent = (share: number) => share * 10_000;

export function person(firstName: string, lastName: string, country: string, share: number): RegisterOwner {
  return { kind: 'person', firstName, lastName, country, share: percent(share) };
}

export function holder(name: string, country: string, registrationNumber: string, share: number): RegisterOwner {
  return { kind: 'company', name, country, registrationNumber, share: percent(share) };
}
