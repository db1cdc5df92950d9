import {
  maxCompanyName,
  maxDocumentNumber,
  maxEmail,
  maxLongText,
  maxPersonName,
  maxPhone,
  maxReference,
  maxRegistrationNumber,
  maxShortName,
} from '../limits.ts';

interface ImportField {
  /** Longest text. Unit: characters. */
  readonly max: number;
  /** Headers of other programs, in English and Dutch, next to the names of the field on the screens. */
  readonly headers: readonly string[];
}

/** What a column of an imported file can contain. The names are the texts `client-import:fields.<name>`. */
export const importFields = {
  kind: { max: 40, headers: ['type', 'kind', 'client type', 'soort', 'soort client', 'soort klant', 'type klant'] },
  companyName: {
    max: maxCompanyName,
    headers: [
      'company',
      'company name',
      'business name',
      'legal name',
      'name of company',
      'organisation',
      'organization',
      'client',
      'client name',
      'bedrijf',
      'bedrijfsnaam',
      'naam bedrijf',
      'handelsnaam',
      'statutaire naam',
      'onderneming',
      'organisatie',
      'klant',
      'klantnaam',
      'client naam',
      'relatie',
      'relatienaam',
    ],
  },
  registrationNumber: {
    max: maxRegistrationNumber,
    headers: [
      'registration number',
      'register number',
      'company number',
      'chamber of commerce number',
      'kvk',
      'kvk nr',
      'kvk nummer',
      'kvknummer',
      'nummer kvk',
      'coc',
      'coc number',
      'registratienummer',
      'handelsregisternummer',
      'ondernemingsnummer',
    ],
  },
  country: {
    max: 100,
    headers: [
      'country',
      'country of registration',
      'country code',
      'registered in',
      'land',
      'landcode',
      'land van registratie',
      'land van inschrijving',
      'vestigingsland',
      'nationality',
      'nationaliteit',
    ],
  },
  legalForm: {
    max: maxShortName,
    headers: ['legal form', 'legal structure', 'company type', 'rechtsvorm', 'juridische vorm', 'bedrijfsvorm'],
  },
  firstName: {
    max: maxPersonName,
    headers: ['first name', 'given name', 'given names', 'voornaam', 'voornamen', 'roepnaam'],
  },
  lastName: {
    max: maxPersonName,
    headers: ['last name', 'surname', 'family name', 'achternaam', 'familienaam', 'geslachtsnaam'],
  },
  documentNumber: {
    max: maxDocumentNumber,
    headers: [
      'document number',
      'passport number',
      'identity document number',
      'id number',
      'documentnummer',
      'paspoortnummer',
      'nummer identiteitsbewijs',
    ],
  },
  contactName: {
    max: 2 * maxPersonName,
    headers: [
      'contact',
      'contact name',
      'contact person',
      'contact full name',
      'contactpersoon',
      'naam contactpersoon',
      'contact naam',
    ],
  },
  contactFirstName: {
    max: maxPersonName,
    headers: ['contact first name', 'voornaam contact', 'voornaam contactpersoon', 'contact voornaam'],
  },
  contactLastName: {
    max: maxPersonName,
    headers: ['contact last name', 'contact surname', 'achternaam contact', 'achternaam contactpersoon'],
  },
  contactEmail: {
    max: maxEmail,
    headers: [
      'email',
      'e mail',
      'email address',
      'mail',
      'contact email',
      'emailadres',
      'e mailadres',
      'e mail adres',
      'mailadres',
      'email contactpersoon',
    ],
  },
  contactPhone: {
    max: maxPhone,
    headers: [
      'phone',
      'phone number',
      'telephone',
      'mobile',
      'contact phone',
      'tel',
      'telefoon',
      'telefoonnummer',
      'mobiel',
      'gsm',
    ],
  },
  reference: {
    max: maxReference,
    headers: [
      'reference',
      'our reference',
      'file number',
      'matter',
      'client number',
      'customer number',
      'referentie',
      'kenmerk',
      'ons kenmerk',
      'dossier',
      'dossiernummer',
      'klantnummer',
      'clientnummer',
      'relatienummer',
      'debiteurnummer',
    ],
  },
  deadline: {
    max: 40,
    headers: ['deadline', 'due date', 'due by', 'uiterste datum', 'uiterlijk', 'vervaldatum', 'streefdatum'],
  },
  transactionDescription: {
    max: maxLongText,
    headers: ['transaction', 'transaction description', 'description of transaction', 'transactie', 'omschrijving'],
  },
  note: { max: maxLongText, headers: ['internal note', 'interne notitie'] },
} as const satisfies Record<string, ImportField>;

export type ImportFieldName = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as ImportFieldName[];

/** What happens with a column: a field, `ignore`, or '' until it is decided. */
export type ColumnChoice = ImportFieldName | 'ignore' | '';
export const columnChoices = [...importFieldNames, 'ignore', ''] as const;

/** How the days of a file are written; years first are always read. */
export const dateOrders = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** When a row is a client that the institution has: country and number of register or document, or the reference. */
export const sameRules = ['number', 'reference'] as const;
export type SameRule = (typeof sameRules)[number];

/** `draft`: uploaded, not confirmed. `waiting`, `running`: confirmed. `stopped`: by a person, and can continue. */
export const importStates = ['draft', 'waiting', 'running', 'stopped', 'done', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** Number of a confirmed import: `IMP-2026-0003`. */
export function importNumber(year: number, count: number): string {
  return `IMP-${year}-${String(count).padStart(4, '0')}`;
}
