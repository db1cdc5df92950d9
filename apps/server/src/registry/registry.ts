import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';

/**
 * A company as stored in a register. `key` is its permanent id (`companyKey`); a company without a register number
 * has an empty `registrationNumber`.
 */
export interface RegistryCompany extends RegisterAnswer {
  readonly key: string;
  readonly tradeNames: readonly string[];
  readonly status: 'active' | 'dissolved';
  /** ISO 20275 code of the legal form, when the register has it. */
  readonly elf?: string;
  /** Legal entity identifier. */
  readonly lei?: string;
}

/** A search result, best first. */
export interface RegistryHit {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly city: string;
  readonly legalForm: string;
  readonly legalFormName: string;
  readonly status: 'active' | 'dissolved';
  /** Found only by tolerating a typing error: there is no exact match. */
  readonly near: boolean;
}

export interface RegistrySearch {
  /** Restricts the search to this country. ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** Maximum number of results. */
  readonly limit?: number;
}

/** Default number of results. */
export const usualHits = 10;

/** A register of companies: the local copy, or an external service. */
export interface Registry {
  /** Names the register in the keys of its records. */
  readonly provider: string;
  /** Finds companies by name, trade name, number or city; prefixes of words and small typing errors match. */
  search(query: string, search?: RegistrySearch): Promise<RegistryHit[]>;
  get(key: string): Promise<RegistryCompany | undefined>;
}

/** Target of an import. A company that exists is replaced. */
export interface RegistryWriter {
  upsert(batch: readonly RegistryCompany[]): Promise<void>;
}

/** The local copy of a register. */
export interface RegistryStore extends RegistryWriter {
  all(): AsyncIterable<RegistryCompany>;
  get(key: string): Promise<RegistryCompany | undefined>;
  /** A version that differs after a company was added or changed, also by another process. */
  version(): Promise<string>;
  /** Calls the listener after this process, or another instance on the same database, changed a company. */
  onChange(listener: () => void): void;
}

/** Did an institution type these facts? They are no answer of a register. */
export const isTyped = ({ source }: Pick<RegisterAnswer, 'source'>): boolean => source === 'manual';

export const plainNumber = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Country, register authority and number without dots and blanks: the same company always has the same key. */
export function companyKey(country: string, authority: string, registrationNumber: string): string {
  return `${country}:${authority}:${plainNumber(registrationNumber)}`;
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
