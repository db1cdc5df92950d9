import type { ZoneValues } from '@dossier/domain/contracts/answers/identity-reading';
import { type ExtractReading, isSameFact } from '@dossier/domain/extract-reading';
import { isSameName } from '@dossier/domain/identity-reading';

/** What can be read of a document. */
export type ReadLabel =
  | 'issued'
  | 'registration-number'
  | 'name'
  | 'identity-kind'
  | 'identity-number'
  | 'identity-expiry'
  | 'birth-date'
  | 'nationality'
  | 'sex'
  | 'identity-country';

/** A value that was read of a document; dates are ISO, countries and kinds codes. */
export interface ReadValue {
  readonly label: ReadLabel;
  readonly value: string;
  /** Whether a check digit of the document confirms or contradicts the value; undefined: it has none. */
  readonly fits?: boolean;
}

export function extractValues({ issuedOn, registrationNumber, name }: ExtractReading): ReadValue[] {
  return given([
    { label: 'issued', value: issuedOn?.value ?? '' },
    { label: 'registration-number', value: registrationNumber?.value ?? '' },
    { label: 'name', value: name?.value ?? '' },
  ]);
}

export function zoneValues({ fits, ...zone }: ZoneValues): ReadValue[] {
  return given([
    { label: 'name', value: `${zone.firstNames} ${zone.lastName}`.trim() },
    { label: 'identity-kind', value: zone.kind },
    { label: 'identity-number', value: zone.number, fits: fits.number },
    { label: 'identity-expiry', value: zone.expiry, fits: fits.expiry },
    { label: 'birth-date', value: zone.birthDate, fits: fits.birthDate },
    { label: 'nationality', value: zone.nationality },
    { label: 'sex', value: zone.sex },
    { label: 'identity-country', value: zone.country },
  ]);
}

const given = (values: readonly ReadValue[]) => values.filter(({ value }) => value !== '');

/** Is a value the same in another version of the document? */
export const isSameValue = (one: ReadValue, other: ReadValue): boolean =>
  one.value === other.value || isSameFact(one.value, other.value);

/** Is what was read the same as the answer? A zone has all given names and tells passports from cards only. */
export function isSameAsAnswer({ label, value }: ReadValue, answer: string): boolean {
  if (label === 'identity-kind') return (value === 'passport') === (answer === 'passport');
  return value === answer || isSameFact(value, answer) || (label === 'name' && isSameName(value, answer));
}

/** One value in two versions of a document. */
export interface ReadRow {
  readonly label: ReadLabel;
  readonly a: ReadValue | undefined;
  readonly b: ReadValue | undefined;
  readonly isChanged: boolean;
}

/** What was read of two versions, changed values first. */
export function compareVersions(a: readonly ReadValue[], b: readonly ReadValue[]): ReadRow[] {
  const labels = [...new Set([...b, ...a].map(({ label }) => label))];
  const rows = labels.map((label): ReadRow => {
    const [one, other] = [a, b].map((values) => values.find((value) => value.label === label));
    return { label, a: one, b: other, isChanged: !(one && other && isSameValue(one, other)) };
  });
  return [...rows.filter(({ isChanged }) => isChanged), ...rows.filter(({ isChanged }) => !isChanged)];
}
