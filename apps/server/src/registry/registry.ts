import type { RegisterAnswer } from '@dossier/domain/contracts/register-answer';

/**
 * A company as a register knows it.
 * Shape: `key` names it for ever (`companyKey`); a company without a register number has an empty `registrationNumber`.
 */
export interface RegistryCompany extends RegisterAnswer {
  readonly key: string;
  readonly tradeNames: readonly string[];
  readonly status: 'active' | 'dissolved';
  /** Code of the legal form in ISO 20275, where the register gives it. */
  readonly elf?: string;
  /** Legal entity identifier. */
  readonly lei?: string;
}

/** One line of a search's answer: enough to choose by, best first. */
export interface RegistryHit {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly city: string;
  readonly legalForm: string;
  readonly legalFormName: string;
  readonly status: 'active' | 'dissolved';
  /** Found only because a slip of the keyboard was forgiven: nothing is called exactly so. */
  readonly near: boolean;
}

export interface RegistrySearch {
  /** Only companies of this country. ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** Most hits that are given. */
  readonly limit?: number;
}

/** Hits when nobody says otherwise. */
export const usualHits = 10;

/** Where companies are looked up: the local copy, or later an outside register. */
export interface Registry {
  /** Companies by name, trade name, number or city; the start of a word and small slips of the keyboard are enough. */
  search(query: string, search?: RegistrySearch): Promise<RegistryHit[]>;
  get(key: string): Promise<RegistryCompany | undefined>;
}

/** Where an import puts what it read. The same company again replaces the former one. */
export interface RegistryWriter {
  upsert(batch: readonly RegistryCompany[]): Promise<void>;
}

/** The server's own copy of a register. */
export interface RegistryStore extends RegistryWriter {
  all(): AsyncIterable<RegistryCompany>;
  get(key: string): Promise<RegistryCompany | undefined>;
  /** A word that is another one whenever a company was added or changed, also by another process. */
  version(): Promise<string>;
}

export const normaliseNumber = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Country, register authority and number without its dots and blanks: the same real company has the same key. */
export function companyKey(country: string, authority: string, registrationNumber: string): string {
  return `${country}:${authority}:${normaliseNumber(registrationNumber)}`;
}

export function hitOf(company: RegistryCompany): RegistryHit {
  return {
    key: company.key,
    name: company.name,
    country: company.country,
    registrationNumber: company.registrationNumber,
    city: company.address.city,
    legalForm: company.legalForm,
    legalFormName: company.legalFormName ?? '',
    status: company.status,
    near: false,
  };
}
