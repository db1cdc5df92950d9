import type { ListedEntry, NameKind } from '../model/subject.ts';
import { dateOf, readDay } from '../normalise/date.ts';
import { addName, createEntryDraft, type EntryDraft, finishEntry, joined } from './entry-draft.ts';
import type { Importer } from './list.ts';
import { all, type Element, readXml, textOf, texts } from './read-xml.ts';

const birthReaders: Readonly<Record<string, (element: Element) => string>> = {
  BETWEEN: (element) => `${textOf(element, 'FROM_YEAR')}/${textOf(element, 'TO_YEAR')}`,
  APPROXIMATELY: (element) => `~${textOf(element, 'DATE') || textOf(element, 'YEAR')}`,
};

function addBirths(entry: EntryDraft, element: Element): void {
  for (const birth of all(element, 'INDIVIDUAL_DATE_OF_BIRTH')) {
    const read = birthReaders[textOf(birth, 'TYPE_OF_DATE').toUpperCase()];
    entry.births.push(read ? read(birth) : textOf(birth, 'DATE') || (dateOf(textOf(birth, 'YEAR')) ?? ''));
  }
}

function addNames(entry: EntryDraft, element: Element): void {
  const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((part) => textOf(element, part));
  addName(entry, joined(...parts), 'primary');
  for (const text of textOf(element, 'NAME_ORIGINAL_SCRIPT').split(/[;؛]/)) addName(entry, text, 'alias');
  const prefix = entry.kind === 'person' ? 'INDIVIDUAL' : 'ENTITY';
  for (const alias of all(element, `${prefix}_ALIAS`)) {
    const quality = textOf(alias, 'QUALITY').toLowerCase();
    const kind: NameKind = quality.startsWith('f') ? 'former' : 'alias';
    for (const text of textOf(alias, 'ALIAS_NAME').split(';')) addName(entry, text, kind, { weak: quality === 'low' });
    entry.births.push(textOf(alias, 'DATE_OF_BIRTH'));
  }
}

function addFacts(entry: EntryDraft, element: Element): void {
  const prefix = entry.kind === 'person' ? 'INDIVIDUAL' : 'ENTITY';
  entry.countries.push(...texts(element, 'NATIONALITY', 'VALUE'), ...texts(element, `${prefix}_ADDRESS`, 'COUNTRY'));
  for (const address of all(element, `${prefix}_ADDRESS`))
    entry.addresses.push(
      joined(...['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY'].map((part) => textOf(address, part))),
    );
  for (const place of all(element, 'INDIVIDUAL_PLACE_OF_BIRTH'))
    entry.places.push(joined(...['CITY', 'STATE_PROVINCE', 'COUNTRY'].map((part) => textOf(place, part))));
  for (const document of all(element, 'INDIVIDUAL_DOCUMENT'))
    entry.identifiers.push({
      kind: textOf(document, 'TYPE_OF_DOCUMENT').toLowerCase() || 'document',
      value: textOf(document, 'NUMBER'),
      country: textOf(document, 'ISSUING_COUNTRY') || textOf(document, 'COUNTRY_OF_ISSUE') || undefined,
    });
  entry.positions.push(...texts(element, 'DESIGNATION', 'VALUE').map((title) => ({ title })));
  entry.programmes.push(textOf(element, 'UN_LIST_TYPE'));
  entry.gender = textOf(element, 'GENDER');
  entry.remarks.push(textOf(element, 'COMMENTS1'));
  entry.listedOn = readDay(textOf(element, 'LISTED_ON'));
}

function readEntry(element: Element): ListedEntry | undefined {
  const entry = createEntryDraft(textOf(element, 'DATAID'), element.name === 'INDIVIDUAL' ? 'person' : 'body');
  addNames(entry, element);
  if (entry.kind === 'person') addBirths(entry, element);
  addFacts(entry, element);
  entry.identifiers.push({ kind: 'un-reference', value: textOf(element, 'REFERENCE_NUMBER') });
  entry.topics.push('sanction');
  return finishEntry(entry);
}

/** Imports the consolidated list of the UN Security Council. */
export const unXml: Importer = async function* (path, report) {
  for await (const element of readXml(path, 'CONSOLIDATED_LIST', ['CONSOLIDATED_LIST', 'INDIVIDUAL', 'ENTITY'])) {
    if (element.name === 'CONSOLIDATED_LIST') {
      report.version(readDay(element.attributes['dateGenerated'] ?? ''));
      continue;
    }
    const entry = readEntry(element);
    if (entry) yield entry;
    else report.bad(textOf(element, 'REFERENCE_NUMBER') || textOf(element, 'DATAID'), 'has no id or no name');
  }
};
