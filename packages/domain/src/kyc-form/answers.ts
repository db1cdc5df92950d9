import type { DocumentType } from '../documents.ts';
import type { OwnershipAnswers } from '../ownership/answers.ts';

export type { OwnershipAnswers, OwnershipEdge, OwnershipNode, Share } from '../ownership/answers.ts';

/**
 * What a client answers, section by section, exactly as typed: every value may be missing or wrong in a draft.
 * A section is complete when its schema passes (completeness.ts). Shapes are JSON, stored as they stand.
 */

/** ISO date `2026-11-21`, or whatever was typed of it so far. */
export type TypedDate = string;

export interface ContactAnswers {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** As typed; E.164 once it parses. */
  phone?: string;
  /** Country whose national numbers the phone field reads. ISO 3166-1 alpha-2. */
  phoneCountry?: string;
  fillsInOwn?: boolean;
}

export interface AddressAnswers {
  street?: string;
  houseNumber?: string;
  postalCode?: string;
  city?: string;
  country?: string;
}

export interface LegalEntityAnswers {
  name?: string;
  country?: string;
  registrationNumber?: string;
  vatNumber?: string;
  website?: string;
  address?: AddressAnswers;
  description?: string;
  /** Code of legal-forms.ts. */
  legalForm?: string;
  /** The form's name in its own country, when the code is only the nearest. */
  legalFormName?: string;
  listed?: boolean;
  listedMarket?: string;
  /** The client said that the register is wrong: the facts above are theirs. */
  registerDisputed?: boolean;
}

export interface ActivityAnswer {
  /** SBI code without dots, as in the table: `6820`. */
  sbi: string;
  edition: '2008' | '2025';
  description?: string;
  source: 'register' | 'client';
}

export interface ActivitiesAnswers {
  description?: string;
  details?: ActivityAnswer[];
  /** `sbi` of the main activity. */
  main?: string;
}

export interface PersonAnswers {
  /** 15 characters, kept across versions. */
  id: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  function?: string;
  isUbo?: boolean;
  /** A director who stands in because nobody is an owner of enough. */
  isStandIn?: boolean;
  isRepresentative?: boolean;
  isPrimaryContact?: boolean;
  birthDate?: TypedDate;
  nationality?: string;
  countryOfResidence?: string;
  identityKind?: IdentityKind;
  identityNumber?: string;
  identityExpiry?: TypedDate;
  /** Ids of `kyc_docs`. */
  identityDocuments?: string[];
  authorityFrom?: 'register' | 'document';
  authorityDocuments?: string[];
}

export const identityKinds = ['passport', 'identity_card', 'residence_permit', 'driving_licence'] as const;
export type IdentityKind = (typeof identityKinds)[number];

export interface PeopleAnswers {
  people?: PersonAnswers[];
}

export interface FundsAnswers {
  description?: string;
  /** ISO 4217. */
  currency?: string;
  /** Integer minor units, as a decimal text so that no amount is too large: `345000000` is EUR 3,450,000.00. */
  amount?: string;
  documents?: string[];
}

export interface IndividualAnswers {
  firstName?: string;
  lastName?: string;
  birthDate?: TypedDate;
  birthPlace?: string;
  sex?: 'female' | 'male' | 'x' | '';
  nationality?: string;
  countryOfResidence?: string;
  address?: AddressAnswers;
  identityKind?: IdentityKind;
  identityNumber?: string;
  identityCountry?: string;
  identityExpiry?: TypedDate;
  identityDocuments?: string[];
}

export const identityMethods = ['video_call', 'in_person', 'digital_identification'] as const;
export type IdentityMethod = (typeof identityMethods)[number];

export interface IdentityAnswers {
  /** How each person wants to show who they are: id of the person (or `self`) → method and address. */
  choices?: Record<string, { method?: IdentityMethod; email?: string }>;
}

/** All sections by name. A business has no `individual`; a person only contact, individual, funds, identity. */
export interface KycAnswers {
  contact: ContactAnswers;
  'legal-entity': LegalEntityAnswers;
  activities: ActivitiesAnswers;
  ownership: OwnershipAnswers;
  people: PeopleAnswers;
  funds: FundsAnswers;
  individual: IndividualAnswers;
  identity: IdentityAnswers;
}

export type KycSection = keyof KycAnswers;

const sections: Readonly<Record<KycSection, true>> = {
  contact: true,
  'legal-entity': true,
  activities: true,
  ownership: true,
  people: true,
  funds: true,
  individual: true,
  identity: true,
};
export const kycSections = Object.keys(sections) as KycSection[];

/** A document of the vault as the form and the completeness rules see it. */
export interface FormDocument {
  /** Id of `kyc_docs`. */
  id: string;
  type: DocumentType;
  purpose: string;
  /** '' for the company, else the person's id. */
  person: string;
  name: string;
  size: number;
  pages: number;
  issuedOn: string;
  expiresOn: string;
  verification: string;
  /** When it came in; the rules of completeness do without. */
  addedAt?: string;
}

/** One thing that is missing or wrong, for review and error summary. */
export interface KycIssue {
  section: KycSection;
  /** Where the answer stands in the section: `phone`, `people.0.identityExpiry`, `documents.registration`. */
  path: string;
  /** Text key of the sentence, with the values of its places. */
  key: string;
  facts?: Record<string, string | number>;
}
