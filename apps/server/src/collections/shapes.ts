import type { Check } from '@dossier/domain/checks';

/** A screened person or company, with the facts that a list entry can also contain. */
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

/** The earlier decision about an entry, and why it is no longer valid. */
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
  /** ISO date on which the register or the client provided it. */
  readonly since: string;
  readonly source: 'register' | 'client';
}

export type CheckScope = readonly Check[];

/** Per section of a draft: the revision that a save must be based on, and the time of the last save. */
export type SectionStates = Record<string, { revision: number; savedAt: string }>;
