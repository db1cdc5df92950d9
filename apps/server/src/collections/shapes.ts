import type { Check } from '@dossier/domain/checks';

/** A list that a name was held against, as it was at that moment. */
export interface ListVersion {
  readonly name: string;
  readonly version: string;
  readonly date: string;
  /** Of a list of the desk: its id, its kind and how many entries it had. Absent when recorded by hand. */
  readonly list?: string;
  readonly kind?: 'sanctions' | 'pep';
  readonly entries?: number;
}

/** Whom the lists were asked for, with everything the file knows that an entry may also tell. */
export interface ScreenedFacts {
  readonly type: 'person' | 'company';
  readonly name: string;
  readonly otherNames: readonly string[];
  /** ISO date or ''. */
  readonly birthDate: string;
  readonly birthPlace: string;
  /** ISO 3166-1 alpha-2, upper case, or ''. */
  readonly nationality: string;
  readonly country: string;
  readonly gender: 'male' | 'female' | '';
  readonly documents: readonly string[];
  readonly registrationNumber: string;
}

/** What was decided about an entry before, and why that no longer holds. */
export interface EarlierHitDecision {
  readonly hit: string;
  readonly request: string;
  readonly state: 'false_positive' | 'true_match' | 'unsure';
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  readonly changed: readonly ('entry' | 'subject')[];
  readonly changedFields: readonly string[];
}

export interface AddressHistoryEntry {
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  /** ISO date on which the register or the client gave it. */
  readonly since: string;
  readonly source: 'register' | 'client';
}

/** What a Gatekeeper chose in step 1 until the onboarding is sent. */
export type ClientInput =
  | { readonly kind: 'business'; readonly company: RegisterAnswer }
  | {
      readonly kind: 'individual';
      readonly firstName: string;
      readonly lastName: string;
      readonly documentNumber: string;
      readonly country: string;
    };

/** The register's answer as it is kept; the company's facts and where they came from. */
export interface RegisterAnswer {
  readonly name: string;
  readonly tradeNames?: readonly string[];
  readonly country: string;
  /** Register authority: RA code or court. */
  readonly authority: string;
  readonly registrationNumber: string;
  readonly legalForm: string;
  readonly legalFormName?: string;
  readonly address: {
    readonly street: string;
    readonly houseNumber: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
  };
  readonly registeredSince?: string;
  readonly status?: 'active' | 'dissolved';
  readonly vatNumber?: string;
  readonly website?: string;
  readonly sbi?: readonly { readonly code: string; readonly edition: '2008' | '2025'; readonly main?: boolean }[];
  readonly owners?: readonly RegisterOwner[];
  /** `demo`, `gleif`, `manual`: typed by the institution because the register did not have it. */
  readonly source: string;
  readonly fetchedAt: string;
}

export interface RegisterOwner {
  readonly kind: 'person' | 'company';
  readonly name?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly country?: string;
  readonly registrationNumber?: string;
  /** 1/10000 of a percent. */
  readonly share?: number;
}

export type Scope = readonly Check[];

/** Per section of a draft: the revision that a save must name, and when it was last saved. */
export type SectionStates = Record<string, { revision: number; savedAt: string }>;
