import { isEuCountry } from '../countries.ts';
import { countryNamed, type IndexedCountry } from '../country-search.ts';
import { isEmailAddress } from '../email-address.ts';
import { fold, wordsOf } from '../fold.ts';
import { type LegalFormCode, legalFormNamed } from '../legal-forms.ts';
import { toE164 } from '../phone.ts';
import { displayName, isRegistrationNumber, normaliseNumber } from '../subject.ts';
import type { ImportCause } from './causes.ts';
import { type ColumnChoice, type DateOrder, type ImportFieldName, importFieldNames, importFields } from './fields.ts';
import { dayAsTyped, dayOfNumber } from './typed-day.ts';

/** A problem of one row. */
export interface RowProblem {
  readonly cause: ImportCause;
  /** Column of the file from 0; -1 when it concerns no single column. */
  readonly column: number;
  /** The value as in the file. */
  readonly value: string;
  /** What is imported instead; absent when nothing is. */
  readonly instead?: string;
}

/** A contact of an imported client. */
export interface ImportedContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164, or ''. */
  readonly phone: string;
}

/** A client as a row describes it. */
export interface ImportedClient {
  readonly kind: 'business' | 'individual';
  /** Of a company; '' for a person. */
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166-1 alpha-2, or ''. */
  readonly country: string;
  /** Number in the register, or of the document. */
  readonly number: string;
  readonly legalForm: LegalFormCode | '';
  readonly legalFormName: string;
  readonly contact: ImportedContact | null;
  readonly reference: string;
  /** ISO date, or ''. */
  readonly deadline: string;
  readonly transactionDescription: string;
  readonly note: string;
}

/** What reading a row depends on, next to its cells. */
export interface RowRules {
  /** Per column of the file. */
  readonly choices: readonly ColumnChoice[];
  readonly dateOrder: DateOrder;
  /** ISO date. */
  readonly today: string;
  readonly countries: readonly IndexedCountry[];
  readonly legalForms: Readonly<Record<LegalFormCode, readonly string[]>>;
}

export interface ReadRow {
  readonly client: ImportedClient;
  readonly problems: readonly RowProblem[];
}

type Report = (cause: ImportCause, field: ImportFieldName, instead?: string) => void;

/** The cells of one row by field. */
class Cells {
  readonly #cells: readonly string[];
  readonly #columns: ReadonlyMap<ColumnChoice, number>;
  readonly problems: RowProblem[] = [];

  constructor(cells: readonly string[], columns: ReadonlyMap<ColumnChoice, number>) {
    this.#cells = cells;
    this.#columns = columns;
  }

  text(field: ImportFieldName): string {
    return (this.#cells[this.#columns.get(field) ?? -1] ?? '').normalize('NFC').trim();
  }

  line(field: ImportFieldName): string {
    return displayName(this.text(field));
  }

  readonly report: Report = (cause, field, instead) => {
    const column = this.#columns.get(field) ?? -1;
    const value = this.text(field);
    this.problems.push({ cause, column, value, ...(instead === undefined ? {} : { instead }) });
  };
}

/** Reads the cells of one row. Problems do not stop it: all of them are reported together. */
export function readRow(cells: readonly string[], rules: RowRules): ReadRow {
  const row = new Cells(cells, new Map(rules.choices.map((choice, at) => [choice, at])));
  for (const field of importFieldNames)
    if (row.text(field).length > importFields[field].max) row.report('text-too-long', field);
  const kind = readKind(row);
  const country = readCountry(row, rules, kind);
  const { legalForm, legalFormName } = readLegalForm(row, rules, kind);
  const client: ImportedClient = {
    kind,
    companyName: kind === 'business' ? row.line('companyName') : '',
    ...readPerson(row, kind),
    country,
    number: kind === 'business' ? readNumber(row, country) : row.line('documentNumber'),
    legalForm,
    legalFormName,
    contact: readContact(row, country),
    reference: row.line('reference'),
    deadline: readDeadline(row, rules),
    transactionDescription: row.text('transactionDescription'),
    note: row.text('note'),
  };
  if (kind === 'business' ? client.companyName === '' : client.lastName === '' || client.firstName === '')
    row.report('name-missing', kind === 'business' ? 'companyName' : 'lastName');
  return { client, problems: row.problems };
}

const kindWords: ReadonlyMap<string, ImportedClient['kind']> = new Map([
  ...['business', 'company', 'organisation', 'organization', 'legal entity', 'b'].map(
    (word) => [word, 'business'] as const,
  ),
  ...['bedrijf', 'onderneming', 'organisatie', 'rechtspersoon', 'zakelijk'].map((word) => [word, 'business'] as const),
  ...['individual', 'person', 'natural person', 'private', 'p'].map((word) => [word, 'individual'] as const),
  ...['persoon', 'particulier', 'natuurlijk persoon'].map((word) => [word, 'individual'] as const),
]);

/** Without a word for it, a row with the name of a company is one. */
function readKind(row: Cells): ImportedClient['kind'] {
  const typed = row.text('kind');
  const found = kindWords.get(wordsOf(typed).join(' '));
  if (found) return found;
  if (typed !== '') row.report('kind-unknown', 'kind');
  const isPerson = row.text('companyName') === '' && (row.text('lastName') !== '' || row.text('firstName') !== '');
  return isPerson ? 'individual' : 'business';
}

function readPerson(row: Cells, kind: ImportedClient['kind']): { firstName: string; lastName: string } {
  if (kind === 'business') return { firstName: '', lastName: '' };
  const [firstName, lastName] = [row.line('firstName'), row.line('lastName')];
  // A list of clients often has one column of names, for companies and persons.
  if (firstName === '' && lastName === '') return splitName(row.line('companyName'));
  return { firstName, lastName };
}

/** `P. van den Hoek`: the first word is the first name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

const knownCountries = new WeakMap<readonly IndexedCountry[], Map<string, string | undefined>>();

/** Files name few countries, many times. */
function codeOf(text: string, countries: readonly IndexedCountry[]): string | undefined {
  const known = knownCountries.get(countries) ?? new Map<string, string | undefined>();
  knownCountries.set(countries, known);
  const key = fold(text);
  if (!known.has(key)) known.set(key, countryNamed(countries, text));
  return known.get(key);
}

function readCountry(row: Cells, { countries }: RowRules, kind: ImportedClient['kind']): string {
  const typed = row.text('country');
  if (typed === '') {
    if (kind === 'business') row.report('country-missing', 'country');
    return '';
  }
  const code = codeOf(typed, countries);
  if (code === undefined) row.report('country-unknown', 'country');
  else if (!isEuCountry(code)) row.report('country-not-eu', 'country');
  else return code;
  return '';
}

/** Spreadsheets remove the zero at the beginning of a Dutch number. */
function readNumber(row: Cells, country: string): string {
  const typed = row.line('registrationNumber');
  if (typed === '' || country === '') return typed;
  if (isRegistrationNumber(typed, country)) return country === 'NL' ? normaliseNumber(typed) : typed;
  const withZero = `0${normaliseNumber(typed)}`;
  if (!isRegistrationNumber(withZero, country)) row.report('number-invalid', 'registrationNumber');
  else {
    row.report('zero-added', 'registrationNumber', withZero);
    return withZero;
  }
  return typed;
}

function readLegalForm(
  row: Cells,
  { legalForms }: RowRules,
  kind: ImportedClient['kind'],
): Pick<ImportedClient, 'legalForm' | 'legalFormName'> {
  const typed = row.line('legalForm');
  if (typed === '' || kind === 'individual') return { legalForm: '', legalFormName: '' };
  const legalForm = legalFormNamed(typed, legalForms);
  if (legalForm) return { legalForm, legalFormName: '' };
  row.report('legal-form-unknown', 'legalForm', typed);
  return { legalForm: 'PR', legalFormName: typed };
}

function readContact(row: Cells, country: string): ImportedContact | null {
  const email = row.text('contactEmail').toLowerCase();
  const whole = splitName(row.line('contactName'));
  const firstName = row.line('contactFirstName') || whole.firstName;
  const lastName = row.line('contactLastName') || whole.lastName;
  const phone = readPhone(row, country);
  if (email === '') row.report('email-missing', 'contactEmail');
  else if (!isEmailAddress(email)) row.report('email-invalid', 'contactEmail');
  else if (firstName === '' || lastName === '') row.report('contact-name-missing', 'contactName');
  else return { firstName, lastName, email, phone };
  return null;
}

function readPhone(row: Cells, country: string): string {
  const typed = row.text('contactPhone');
  if (typed === '') return '';
  const phone = toE164(typed, country === '' ? undefined : country);
  if (phone === undefined) row.report('phone-invalid', 'contactPhone');
  return phone ?? '';
}

function readDeadline(row: Cells, { dateOrder, today }: RowRules): string {
  const typed = row.text('deadline');
  if (typed === '') return '';
  const ofNumber = dayOfNumber(typed);
  const day = ofNumber ?? dayAsTyped(typed, dateOrder);
  if (day === undefined) row.report('date-invalid', 'deadline');
  else if (day <= today) row.report('deadline-past', 'deadline');
  else {
    if (ofNumber !== undefined) row.report('date-from-number', 'deadline', ofNumber);
    return day;
  }
  return '';
}
