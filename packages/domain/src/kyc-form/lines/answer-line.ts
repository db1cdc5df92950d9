import type { DocumentPurpose } from '../../documents.ts';
import { documentKind, documentLabel } from '../../documents.ts';
import { isolated } from '../../isolated.ts';
import type { AddressAnswers, FormDocument, KycSection } from '../answers.ts';
import type { KycForm } from '../form.ts';

/** Texts and formats of one language. Keys have their file: `kyc-form:fields.email`. */
export interface AnswerFormat {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** An ISO date; an incomplete one as it was typed. */
  readonly date: (day: string) => string;
  /** A country by its ISO code. */
  readonly country: (code: string) => string;
  /** The nationality of a country's people by its ISO code. */
  readonly nationality: (code: string) => string;
  /** Integer minor units, and an ISO currency. */
  readonly money: (amount: string, currency: string) => string;
  /** A share of 1/10000 of a percent. */
  readonly share: (share: number) => string;
  /** Name of an activity; '' when it is not known. */
  readonly activity: (sbi: string, edition: string) => string;
  /** Names joined to one phrase. */
  readonly list: (names: readonly string[]) => string;
}

/** A form whose answers are listed. */
export interface AnsweredForm extends KycForm {
  /** The facts of the company come from a register. */
  readonly isFromRegister?: boolean;
}

/** One answer as text. */
export interface AnswerLine {
  readonly term: string;
  readonly value: string;
  readonly isFromRegister?: boolean;
  /** Part of a summary of the section in one line. */
  readonly isBrief?: boolean;
}

/** Answers that are changed on one page: of a section, its documents, or one person. */
export interface AnswerGroup {
  readonly page: KycSection | 'documents';
  /** The person of the answers, with an id and a name; '' for the section's own answers. */
  readonly person: string;
  readonly title: string;
  readonly lines: readonly AnswerLine[];
}

/** The groups of a section; answers that were not given have an empty value. */
export type SectionLines = (form: AnsweredForm, format: AnswerFormat) => AnswerGroup[];

/** The section's own answers as one group. */
export const ownGroup = (page: AnswerGroup['page'], lines: readonly AnswerLine[]): AnswerGroup => ({
  page,
  person: '',
  title: '',
  lines,
});

/** `Maliesingel 214, 3581 BT Utrecht, Netherlands` */
export function addressText(address: AddressAnswers | undefined, { country }: AnswerFormat): string {
  const { street = '', houseNumber = '', postalCode = '', city = '' } = address ?? {};
  return joined([`${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim(), country(address?.country ?? '')]);
}

/** Parts that are not empty, with commas. */
export const joined = (parts: readonly (string | undefined | false)[]): string =>
  parts.flatMap((part) => (part ? [isolated(part)] : [])).join(', ');

/** Yes or No; '' without an answer. */
export const yesNo = (value: boolean | undefined, { t }: AnswerFormat): string =>
  value === undefined ? '' : t(value ? 'kyc-form:yes' : 'kyc-form:no');

/** One line per kind of document (and side of a card) of an owner ('' for the subject), with the names and dates of its files. */
export function documentLines(
  documents: readonly FormDocument[],
  { t, date }: AnswerFormat,
  isListed: (kind: string, person: string) => boolean,
): AnswerLine[] {
  const byLabel = new Map<string, string[]>();
  for (const { type, purpose, side, person, name, issuedOn, expiresOn } of documents) {
    const kind = documentKind(type, purpose as DocumentPurpose | '');
    if (!isListed(kind, person)) continue;
    const label = documentLabel(kind, side);
    const issued = issuedOn && t('answers:issued', { date: date(issuedOn) });
    const expires = expiresOn && t('kyc-form:review.until', { date: date(expiresOn) });
    byLabel.set(label, [...(byLabel.get(label) ?? []), joined([name, issued, expires])]);
  }
  return [...byLabel].map(([label, names]) => ({ term: t(`document-kinds:${label}`), value: names.join('\n') }));
}
