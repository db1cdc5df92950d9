import type { ListedEntry, NameKind, SubjectKind } from '../model/subject.ts';
import { readDay } from '../normalise/date.ts';
import { addName, createEntryDraft, type EntryDraft, finishEntry, joined } from './entry-draft.ts';
import type { Importer } from './list.ts';
import { readRemarks } from './ofac-remarks.ts';
import { all, type Element, readXml, textOf, texts } from './read-xml.ts';

const kinds: Readonly<Record<string, SubjectKind>> = {
  individual: 'person',
  entity: 'body',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

const aliasKinds: Readonly<Record<string, NameKind>> = { 'f.k.a.': 'former', 'n.k.a.': 'primary' };

function addNames(entry: EntryDraft, element: Element): void {
  const add = (one: Element, kind: NameKind, weak: boolean) => {
    const family = textOf(one, 'lastName');
    const given = textOf(one, 'firstName');
    const person = entry.kind === 'person' && family !== '';
    const text = person && given !== '' ? `${family}, ${given}` : joined(given, family);
    addName(entry, text, kind, { weak, ...(person ? { family } : {}) });
  };
  add(element, 'primary', false);
  for (const aka of all(element, 'akaList', 'aka'))
    add(aka, aliasKinds[textOf(aka, 'type').toLowerCase()] ?? 'alias', /weak/i.test(textOf(aka, 'category')));
}

function addFacts(entry: EntryDraft, element: Element): void {
  entry.births.push(...texts(element, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth'));
  entry.places.push(...texts(element, 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth'));
  entry.countries.push(
    ...texts(element, 'nationalityList', 'nationality', 'country'),
    ...texts(element, 'citizenshipList', 'citizenship', 'country'),
    ...texts(element, 'vesselInfo', 'vesselFlag'),
  );
  entry.programmes.push(...texts(element, 'programList', 'program'));
  entry.positions.push({ title: textOf(element, 'title') });
  for (const address of all(element, 'addressList', 'address')) {
    entry.countries.push(textOf(address, 'country'));
    const parts = ['address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode', 'country'];
    entry.addresses.push(joined(...parts.map((part) => textOf(address, part))));
  }
  for (const id of all(element, 'idList', 'id')) {
    const kind = textOf(id, 'idType');
    if (/^gender$/i.test(kind)) entry.gender = textOf(id, 'idNumber');
    else entry.identifiers.push({ kind, value: textOf(id, 'idNumber'), country: textOf(id, 'idCountry') || undefined });
  }
}

function readEntry(element: Element): ListedEntry | string {
  const kind = kinds[textOf(element, 'sdnType').toLowerCase()];
  if (!kind) return `unknown type '${textOf(element, 'sdnType')}'`;
  const entry = createEntryDraft(textOf(element, 'uid'), kind);
  addNames(entry, element);
  addFacts(entry, element);
  readRemarks(entry, textOf(element, 'remarks'));
  entry.topics.push('sanction');
  return finishEntry(entry) ?? 'has no id or no name';
}

/** Imports OFAC's SDN.XML and CONSOLIDATED.XML in any namespace. */
export const ofacXml: Importer = async function* (path, report) {
  for await (const element of readXml(path, 'sdnList', ['sdnEntry', 'publshInformation'])) {
    if (element.name === 'publshInformation') {
      report.version(readDay(textOf(element, 'Publish_Date'), 'month'));
      report.expect(Number(textOf(element, 'Record_Count')));
      continue;
    }
    const entry = readEntry(element);
    if (typeof entry === 'string') report.bad(`uid ${textOf(element, 'uid')}`, entry);
    else yield entry;
  }
};
