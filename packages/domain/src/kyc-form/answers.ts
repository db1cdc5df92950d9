import type { DocumentSide, DocumentType } from '../documents.ts';
import type { OwnershipAnswers } from '../ownership/answers.ts';

export type { OwnershipAnswers, OwnershipEdge, OwnershipNode, Share } from '../ownership/answers.ts';

/**
 * The client's answers by section, exactly as typed: in a draft every value may be missing or invalid. A section is
 * complete when its schema passes (completeness.ts). Stored as this JSON.
 */

/** ISO date `2026-11-21`, or the part of it typed so far. */
export type TypedDate = string;

export interface ContactAnswers {
  firstName?: string;
  lastName?: string;
  email?: string;
  /** As typed; E.164 once it is valid. */
  phone?: string;
  /** Country whose national numbers the phone field accepts. ISO 3166-1 alpha-2. */
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
  /** Name of the form in its own country, when the code is only the nearest one. */
  legalFormName?: string;
  listed?: boolean;
  listedMarket?: string;
  /** The client reported that the register is wrong: the facts above are the client's. */
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
  /** 15 characters, stable across versions. */
  id: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  function?: string;
  isUbo?: boolean;
  /** A director reported because no person is a beneficial owner by ownership. */
  isStandIn?: boolean;
  isRepresentative?: boolean;
  isPrimaryContact?: boolean;
  /** Who gives the identity details: the person who fills in the form, or the person by a link of their own. */
  identifiesBy?: 'owner' | 'self';
  birthDate?: TypedDate;
  nationality?: string;
  countryOfResidence?: string;
  identityKind?: IdentityKind;
  identityNumber?: string;
  identityExpiry?: TypedDate;
  authorityFrom?: 'register' | 'document';
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
  /** Integer minor units, as decimal text because amounts are unbounded: `345000000` is EUR 3,450,000.00. */
  amount?: string;
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
}

export const identityMethods = ['video_call', 'in_person', 'digital_identification'] as const;
export type IdentityMethod = (typeof identityMethods)[number];

export interface IdentityAnswers {
  /** How each person identifies: id of the person (or `self`) → method and address. */
  choices?: Record<string, { method?: IdentityMethod; email?: string }>;
}

/** All sections by name. A business has no `individual`; a person has only contact, individual, funds and identity. */
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

/** A document of the vault as the form and the completeness rules use it. */
export interface FormDocument {
  /** Id of `kyc_docs`. */
  id: string;
  type: DocumentType;
  purpose: string;
  /** Of an identity document; '' where it is not known, and of other documents. */
  side: DocumentSide | '';
  /** '' for the company, else the person's id. */
  person: string;
  name: string;
  size: number;
  pages: number;
  issuedOn: string;
  expiresOn: string;
  verification: string;
  /** Malware was found in it. */
  isInfected?: boolean;
  /** Time of upload; not used by the completeness rules. */
  addedAt?: string;
}

/** A missing or invalid answer, for the review step and the error summary. */
export interface KycIssue {
  section: KycSection;
  /** Path of the answer in the section: `phone`, `people.0.identityExpiry`, `documents.registration`. */
  path: string;
  /** Text key of the message, with the values of its placeholders. */
  key: string;
  facts?: Record<string, string | number>;
}
