import type { ListedEntry } from '../model/subject.ts';
import { readDay } from '../normalise/date.ts';
import { addName, createEntryDraft, type EntryDraft, finishEntry, joined } from './entry-draft.ts';
import type { Importer } from './list.ts';
import { all, type Element, readXml, textOf, texts } from './read-xml.ts';
import { addUkName, ukKinds } from './uk-names.ts';

function addNames(entry: EntryDraft, element: Element): void {
  for (const name of all(element, 'Names', 'Name')) {
    const parts = [1, 2, 3, 4, 5, 6].map((n) => textOf(name, `Name${n}`));
    addUkName(entry, parts, textOf(name, 'NameType'), textOf(name, 'AliasStrength'));
  }
  for (const text of texts(element, 'NonLatinNames', 'NonLatinName', 'NameNonLatinScript'))
    addName(entry, text, 'alias');
}

function addPerson(entry: EntryDraft, person: Element): void {
  entry.births.push(...texts(person, 'DOBs', 'DOB'));
  entry.countries.push(...texts(person, 'Nationalities', 'Nationality'));
  entry.positions.push(...texts(person, 'Positions', 'Position').map((title) => ({ title })));
  entry.gender ||= texts(person, 'Genders', 'Gender')[0];
  for (const place of all(person, 'BirthDetails', 'Location'))
    entry.places.push(joined(textOf(place, 'TownOfBirth'), textOf(place, 'CountryOfBirth')));
  for (const value of texts(person, 'PassportDetails', 'Passport', 'PassportNumber'))
    entry.identifiers.push({ kind: 'passport', value });
  for (const value of texts(person, 'NationalIdentifierDetails', 'NationalIdentifier', 'NationalIdentifierNumber'))
    entry.identifiers.push({ kind: 'national', value });
}

function addFacts(entry: EntryDraft, element: Element): void {
  for (const person of all(element, 'IndividualDetails', 'Individual')) addPerson(entry, person);
  const entity = ['EntityDetails', 'Entity', 'BusinessRegistrationNumbers', 'BusinessRegistrationNumber'];
  for (const value of texts(element, ...entity)) entry.identifiers.push({ kind: 'registration', value });
  for (const ship of all(element, 'ShipDetails', 'Ship')) {
    for (const value of texts(ship, 'IMONumbers', 'IMONumber')) entry.identifiers.push({ kind: 'imo', value });
    entry.countries.push(...texts(ship, 'CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip'));
  }
  for (const address of all(element, 'Addresses', 'Address')) {
    const lines = [1, 2, 3, 4, 5, 6].map((n) => textOf(address, `AddressLine${n}`));
    entry.addresses.push(joined(...lines, textOf(address, 'AddressPostalCode'), textOf(address, 'AddressCountry')));
    entry.countries.push(textOf(address, 'AddressCountry'));
  }
  entry.programmes.push(textOf(element, 'RegimeName'));
  entry.remarks.push(textOf(element, 'OtherInformation'));
  entry.listedOn = readDay(textOf(element, 'DateDesignated')) || undefined;
  entry.topics.push('sanction');
}

function readEntry(element: Element): ListedEntry | string {
  const said = textOf(element, 'IndividualEntityShip');
  const kind = ukKinds[said.toLowerCase()];
  if (!kind) return `unknown designation type '${said}'`;
  const entry = createEntryDraft(textOf(element, 'UniqueID'), kind);
  addNames(entry, element);
  addFacts(entry, element);
  return finishEntry(entry) ?? 'has no id or no name';
}

/** Imports the UK sanctions list as XML. */
export const ukXml: Importer = async function* (path, report) {
  for await (const element of readXml(path, 'Designations', ['DateGenerated', 'Designation'])) {
    if (element.name === 'DateGenerated') {
      report.version(readDay(element.text));
      continue;
    }
    const entry = readEntry(element);
    if (typeof entry === 'string') report.bad(textOf(element, 'UniqueID') || 'a designation', entry);
    else yield entry;
  }
};
