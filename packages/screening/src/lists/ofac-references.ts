import type { Identifier } from '../model/subject.ts';
import { dateOf } from '../normalise/date.ts';
import { joined } from './entry-draft.ts';
import { all, child, type Element, readXml, textOf, texts } from './read-xml.ts';

/** A location of an entry in OFAC's advanced list: address, birthplace or country. */
export interface OfacLocation {
  readonly text: string;
  readonly country: string;
}

/** Reference data of OFAC's advanced list, which its parties refer to by number. */
export interface OfacReferences {
  /** The value of a reference number, for example `word('AliasType', '1400')`; '' when the list has none. */
  value(kind: string, id: string | undefined): string;
  /** Number of the party type of a party sub-type. */
  typeOf(partySubType: string): string;
  readonly issued: string;
  readonly places: ReadonlyMap<string, OfacLocation>;
  /** By identity number. */
  readonly documents: ReadonlyMap<string, readonly Identifier[]>;
  /** By profile number. */
  readonly sanctions: ReadonlyMap<string, OfacSanctions>;
}

interface OfacSanctions {
  readonly programmes: readonly string[];
  readonly listedOn: string;
}

export const advancedRoot = 'Sanctions';

const dayIn = (element: Element | undefined): string =>
  dateOf(textOf(element, 'Year'), textOf(element, 'Month'), textOf(element, 'Day')) ?? '';

class ReferenceValues {
  readonly #words = new Map<string, string>();
  readonly #types = new Map<string, string>();

  take(sets: Element): void {
    for (const one of sets.children.flatMap((set) => set.children)) {
      const { ID: id = '', ISO2: code = '', Description: description = '', PartyTypeID: type } = one.attributes;
      this.#words.set(`${one.name} ${id}`, (one.text.trim() || description || code).trim());
      if (type !== undefined) this.#types.set(id, type);
    }
  }

  word(kind: string, id = ''): string {
    return this.#words.get(`${kind} ${id}`) ?? '';
  }

  typeOf(partySubType: string): string {
    return this.#types.get(partySubType) ?? '';
  }
}

function locationOf(location: Element, words: ReferenceValues): OfacLocation {
  const country =
    all(location, 'LocationCountry')
      .map(({ attributes }) => words.word('Country', attributes['CountryID']))
      .find((name) => name !== '' && name !== 'undetermined') ?? '';
  const area = all(location, 'LocationAreaCode').map(({ attributes }) =>
    words.word('AreaCode', attributes['AreaCodeID']),
  );
  const parts = all(location, 'LocationPart').flatMap((part) => texts(part, 'LocationPartValue', 'Value'));
  const known = country || (area.find((name) => name !== '' && name !== 'undetermined') ?? '');
  return { text: joined(...parts, known), country: known };
}

const documentOf = (document: Element, words: ReferenceValues): Identifier => {
  const country = words.word('Country', document.attributes['IssuedBy-CountryID']);
  return {
    kind: words.word('IDRegDocType', document.attributes['IDRegDocTypeID']),
    value: textOf(document, 'IDRegistrationNo'),
    ...(country ? { country } : {}),
  };
};

const sanctionsOf = (entry: Element, words: ReferenceValues): OfacSanctions => ({
  programmes: all(entry, 'SanctionsMeasure')
    .filter(({ attributes }) => words.word('SanctionsType', attributes['SanctionsTypeID']) === 'Program')
    .map((measure) => textOf(measure, 'Comment')),
  listedOn: dayIn(child(child(entry, 'EntryEvent'), 'Date')),
});

/**
 * Reads everything in the file except its parties.
 * @throws as `readXml`
 */
export async function readReferences(path: string): Promise<OfacReferences> {
  const words = new ReferenceValues();
  const places = new Map<string, OfacLocation>();
  const documents = new Map<string, Identifier[]>();
  const sanctions = new Map<string, OfacSanctions>();
  let issued = '';
  const take: Readonly<Record<string, (element: Element) => void>> = {
    DateOfIssue: (element) => (issued = dayIn(element)),
    ReferenceValueSets: (element) => words.take(element),
    Location: (element) => places.set(element.attributes['ID'] ?? '', locationOf(element, words)),
    IDRegDocument: (element) => {
      const holder = element.attributes['IdentityID'] ?? '';
      documents.set(holder, [...(documents.get(holder) ?? []), documentOf(element, words)]);
    },
    SanctionsEntry: (element) => {
      const { ProfileID: profile = '' } = element.attributes;
      const [one, before] = [sanctionsOf(element, words), sanctions.get(profile)];
      sanctions.set(profile, {
        programmes: [...(before?.programmes ?? []), ...one.programmes],
        listedOn: before?.listedOn || one.listedOn,
      });
    },
  };
  for await (const element of readXml(path, advancedRoot, Object.keys(take))) take[element.name]?.(element);
  return {
    value: (kind, id) => words.word(kind, id),
    typeOf: (partySubType) => words.typeOf(partySubType),
    issued,
    places,
    documents,
    sanctions,
  };
}
