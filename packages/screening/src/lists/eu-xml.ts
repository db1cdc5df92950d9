import { dateOf, fromIslamicYear, readDay } from '../normalise/date.ts';
import { addName, createEntryDraft, type EntryDraft, finishEntry, joined } from './entry-draft.ts';
import type { Importer } from './list.ts';
import { all, child, type Element, readXml, textOf } from './read-xml.ts';

/** The fields of one birth date, with the names used by both EU formats. */
export interface EuBirth {
  readonly birthdate: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly from: string;
  readonly to: string;
  readonly circa: string;
  readonly calendar: string;
}

/**
 * Converts a birth date of the EU list; a year of the Islamic calendar becomes an approximate
 * Gregorian year.
 */
export function euBirth(birth: EuBirth): string {
  const islamic = /islamic|hijri/i.test(birth.calendar);
  if (islamic) return fromIslamicYear(Number(birth.year || birth.birthdate.slice(0, 4))) ?? '';
  const span = birth.from && birth.to ? `${birth.from}/${birth.to}` : '';
  const date = birth.birthdate || span || dateOf(birth.year, birth.month, birth.day) || birth.from || birth.to;
  return date && /^(true|1)$/i.test(birth.circa) ? `~${date}` : date;
}

/** Values that the EU uses for an unknown country. */
export const euCountry = (code: string, description: string) => (code && code !== '00' ? code : description);

function addNames(entry: EntryDraft, element: Element): void {
  for (const alias of all(element, 'nameAlias')) {
    const { attributes: a } = alias;
    const parts = joined(a['firstName'] ?? '', a['middleName'] ?? '', a['lastName'] ?? '');
    addName(entry, a['wholeName']?.trim() || parts, entry.names.length === 0 ? 'primary' : 'alias', {
      weak: a['strong'] === 'false',
      ...(entry.kind === 'person' && a['lastName'] ? { family: a['lastName'] } : {}),
      ...(a['nameLanguage'] ? { language: a['nameLanguage'].toLowerCase() } : {}),
    });
    entry.gender ||= a['gender'] || undefined;
    entry.positions.push({ title: a['function'] ?? '' });
  }
}

function addFacts(entry: EntryDraft, element: Element): void {
  for (const { attributes: a } of all(element, 'birthdate')) {
    entry.births.push(
      euBirth({
        birthdate: a['birthdate'] ?? '',
        day: a['dayOfMonth'] ?? '',
        month: a['monthOfYear'] ?? '',
        year: a['year'] ?? '',
        from: a['yearRangeFrom'] ?? '',
        to: a['yearRangeTo'] ?? '',
        circa: a['circa'] ?? '',
        calendar: a['calendarType'] ?? '',
      }),
    );
    entry.places.push(joined(a['city'] ?? '', a['place'] ?? '', a['region'] ?? ''));
  }
  for (const { attributes: a } of all(element, 'citizenship'))
    entry.countries.push(euCountry(a['countryIso2Code'] ?? '', a['countryDescription'] ?? ''));
  for (const { attributes: a } of all(element, 'address')) {
    entry.countries.push(euCountry(a['countryIso2Code'] ?? '', a['countryDescription'] ?? ''));
    entry.addresses.push(joined(a['street'] ?? '', a['zipCode'] ?? '', a['city'] ?? '', a['countryDescription'] ?? ''));
  }
  for (const { attributes: a } of all(element, 'identification'))
    entry.identifiers.push({
      kind: a['identificationTypeCode'] ?? 'other',
      value: a['number'] || a['latinNumber'] || '',
      country: a['countryIso2Code'] === '00' ? undefined : a['countryIso2Code']?.toLowerCase(),
    });
  for (const regulation of all(element, 'regulation')) entry.programmes.push(regulation.attributes['programme'] ?? '');
  entry.remarks.push(textOf(element, 'remark'));
}

/** Imports the EU financial sanctions as XML 1.1. An entity listed under several regulations is one entry. */
export const euXml: Importer = async function* (path, report) {
  const seen = new Map<string, EntryDraft>();
  for await (const element of readXml(path, 'export', ['export', 'sanctionEntity'])) {
    const { attributes: a } = element;
    if (element.name === 'export') {
      report.version(readDay(a['generationDate'] ?? ''));
      continue;
    }
    const id = a['euReferenceNumber'] || a['logicalId'] || '';
    const subject = child(element, 'subjectType')?.attributes;
    const person = /^(p|person)$/i.test(subject?.['code'] ?? subject?.['classificationCode'] ?? '');
    const entry = seen.get(id) ?? createEntryDraft(id, person ? 'person' : 'body');
    addNames(entry, element);
    addFacts(entry, element);
    entry.listedOn ??= readDay(a['designationDate'] ?? '') || undefined;
    if (!subject) report.bad(id || 'without id', 'does not say whether it is a person');
    else if (id === '') report.bad('without id', 'has no reference number');
    else seen.set(id, entry);
  }
  for (const entry of seen.values()) {
    entry.topics.push('sanction');
    const done = finishEntry(entry);
    if (done) yield done;
    else report.bad(entry.id, 'has no name');
  }
};
