/** Kind of an entry or a query. `other` when the list gives no kind. */
export type SubjectKind = 'person' | 'body' | 'vessel' | 'aircraft' | 'other';

/** How a listed name relates to its bearer. */
export type NameKind = 'primary' | 'alias' | 'former';

/** One name of an entry, as the list writes it. */
export interface ListedName {
  readonly text: string;
  readonly kind: NameKind;
  /** The list calls the name weak, of low quality, or widely used. */
  readonly weak?: boolean;
  /** The part that is known to be the family name, as the list writes it. */
  readonly family?: string;
  /** ISO 639 or the list's own term, lower case. */
  readonly language?: string;
}

/**
 * A birth date as far as it is known: `1974-02-17`, `1974-02`, `1974`; a range of years
 * `1965/1969`; approximate `~1960` (also `~1960-05`, `~1965/1969`).
 */
export type BirthDate = string;

/** A number that identifies its holder: passport, registration, tax, IMO, wallet. */
export interface Identifier {
  readonly kind: string;
  readonly value: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country?: string;
}

/** A position that a person holds or held. */
export interface Position {
  readonly title: string;
  readonly from?: string;
  readonly to?: string;
  readonly country?: string;
}

/** One entry of a list, with everything that the list contains. */
export interface ListedEntry {
  /** The list's own id, unchanged. */
  readonly id: string;
  readonly kind: SubjectKind;
  readonly names: readonly ListedName[];
  readonly births: readonly BirthDate[];
  /** Nationality, citizenship, registration or address; ISO 3166-1 alpha-2, lower case. */
  readonly countries: readonly string[];
  readonly identifiers: readonly Identifier[];
  readonly programmes: readonly string[];
  readonly positions: readonly Position[];
  /** `sanction`, `role.pep`, `role.rca` …: why the entry is listed, in OpenSanctions' terms. */
  readonly topics: readonly string[];
  readonly gender?: 'male' | 'female';
  readonly places?: readonly string[];
  readonly addresses?: readonly string[];
  readonly remarks?: string;
  readonly listedOn?: string;
}

/** The subject to search for. */
export interface Query {
  readonly type: 'person' | 'company';
  readonly name: string;
  /** Other names of the same subject: former, trading, in another script. */
  readonly aliases?: readonly string[];
  readonly dob?: BirthDate;
  /** Code or name. */
  readonly country?: string;
  readonly identifiers?: readonly string[];
  readonly gender?: 'male' | 'female';
  /** Addresses or parts of them: where the subject lives, or is established. */
  readonly places?: readonly string[];
  /** Those of the identifiers that are registrations in the register of `country`. */
  readonly registrations?: readonly string[];
}
