import type { ListedEntry, NameKind, SubjectKind } from '../model/subject.ts';
import { dateOf, readDay } from '../normalise/date.ts';
import { addName, createEntryDraft, type EntryDraft, finishEntry, joined } from './entry-draft.ts';
import { type Importer, ListFormatError } from './list.ts';
import { all, child, type Element, readXml, textOf, texts } from './read-xml.ts';

interface Place {
  readonly text: string;
  readonly country: string;
}

const nameKinds: Readonly<Record<string, NameKind>> = {
  'primary-name': 'primary',
  alias: 'alias',
  'formerly-known-as': 'former',
};

/** Spoken order of the parts of a Swiss name. */
const spokenOrder = [
  'given-name',
  'further-given-name',
  'father-name',
  'grand-father-name',
  'tribal-name',
  'family-name',
  'maiden-name',
  'suffix',
  'whole-name',
  'other',
];

const partKind = (part: Element) => part.attributes['name-part-type'] ?? 'other';

function spokenParts(name: Element): Element[] {
  const order = (part: Element) => Number(part.attributes['order'] ?? 0);
  return all(name, 'name-part')
    .filter((part) => partKind(part) !== 'title')
    .sort((a, b) => spokenOrder.indexOf(partKind(a)) - spokenOrder.indexOf(partKind(b)) || order(a) - order(b));
}

/** A name as written, plus one variant for each language and script in which a part is spelt. */
function addNames(entry: EntryDraft, name: Element): void {
  const kind = nameKinds[name.attributes['name-type'] ?? ''] ?? 'alias';
  const weak = name.attributes['quality'] === 'low';
  const parts = spokenParts(name);
  const family = parts.find((part) => partKind(part) === 'family-name');
  addName(entry, joined(...parts.map((part) => textOf(part, 'value'))), kind, {
    weak,
    ...(family ? { family: textOf(family, 'value') } : {}),
  });
  const spelt = parts.flatMap((part) => all(part, 'spelling-variant'));
  const keyOf = (one: Element) => `${one.attributes['lang'] ?? ''} ${one.attributes['script'] ?? ''}`;
  for (const key of new Set(spelt.map(keyOf))) {
    const latin = / Latn?$/.test(key) || key.endsWith(' ');
    const variants = parts.map((part) => all(part, 'spelling-variant').filter((one) => keyOf(one) === key));
    const most = Math.max(...variants.map((list) => list.length));
    for (let nth = 0; nth < most; nth++) {
      const words = variants.map((list, i) => (list[nth] ?? list[0])?.text ?? (latin ? textOf(parts[i], 'value') : ''));
      addName(entry, joined(...words), kind === 'primary' ? 'alias' : kind, { weak });
    }
  }
}

function addIdentity(entry: EntryDraft, identity: Element, places: ReadonlyMap<string, Place>): void {
  for (const name of all(identity, 'name')) addNames(entry, name);
  for (const nationality of all(identity, 'nationality', 'country'))
    entry.countries.push(nationality.attributes['iso-code'] ?? nationality.text);
  for (const { attributes: a } of all(identity, 'day-month-year')) {
    const date = dateOf(a['year'] ?? '', a['month'], a['day']) ?? '';
    entry.births.push(a['quality'] === 'low' && date ? `~${date}` : date);
  }
  for (const birth of all(identity, 'place-of-birth'))
    entry.places.push(places.get(birth.attributes['place-id'] ?? '')?.text ?? '');
  for (const address of all(identity, 'address')) {
    const place = places.get(address.attributes['place-id'] ?? '');
    entry.addresses.push(joined(textOf(address, 'address-details'), textOf(address, 'zip-code'), place?.text ?? ''));
    entry.countries.push(place?.country ?? '');
  }
  for (const document of all(identity, 'identification-document'))
    entry.identifiers.push({
      kind: document.attributes['document-type'] ?? 'document',
      value: textOf(document, 'number'),
      country: child(document, 'issuer')?.attributes['code']?.toLowerCase(),
    });
}

/** The last change by date; without dates the last one in the file. */
function isDeListed(target: Element): boolean {
  const dateOfChange = (one: Element) => one.attributes['effective-date'] ?? one.attributes['publication-date'] ?? '';
  const changes = [...all(target, 'modification')].sort((a, b) => dateOfChange(a).localeCompare(dateOfChange(b)));
  return changes.at(-1)?.attributes['modification-type'] === 'de-listed';
}

const kinds: readonly (readonly [string, SubjectKind])[] = [
  ['individual', 'person'],
  ['entity', 'body'],
  ['object', 'vessel'],
];

function readTarget(
  target: Element,
  places: ReadonlyMap<string, Place>,
  programmes: ReadonlyMap<string, string>,
): ListedEntry | undefined {
  const found = kinds
    .map(([name, kind]) => ({ kind, body: child(target, name) }))
    .find(({ body }) => body !== undefined);
  if (!found?.body) return undefined;
  const aircraft = /aircraft/i.test(found.body.attributes['object-type'] ?? '');
  const entry = createEntryDraft(target.attributes['ssid'] ?? '', aircraft ? 'aircraft' : found.kind);
  for (const identity of all(found.body, 'identity')) addIdentity(entry, identity, places);
  entry.gender = found.body.attributes['sex'];
  entry.programmes.push(...texts(target, 'sanctions-set-id').map((id) => programmes.get(id) ?? id));
  entry.remarks.push(...texts(found.body, 'other-information'), ...texts(found.body, 'justification'));
  entry.positions.push(
    ...all(target, 'generic-attribute')
      .filter((one) => one.attributes['name'] === 'function')
      .map((one) => ({ title: one.text.trim() })),
  );
  entry.topics.push('sanction');
  return finishEntry(entry);
}

const root = 'swiss-sanctions-list';

/** Reads places and programmes first, because they may follow the targets that refer to them. */
async function readPlacesAndProgrammes(path: string) {
  const places = new Map<string, Place>();
  const programmes = new Map<string, string>();
  for await (const element of readXml(path, root, ['sanctions-program', 'place'])) {
    if (element.name === 'place') {
      const country = child(element, 'country');
      const text = joined(textOf(element, 'location'), textOf(element, 'area'), country?.text ?? '');
      places.set(element.attributes['ssid'] ?? '', { text, country: country?.attributes['iso-code'] ?? '' });
      continue;
    }
    const keys = all(element, 'program-key');
    const key = (keys.find((one) => one.attributes['lang'] === 'eng') ?? keys[0])?.text.trim() ?? '';
    for (const set of all(element, 'sanctions-set')) programmes.set(set.attributes['ssid'] ?? '', key);
  }
  return { places, programmes };
}

/** Imports the Swiss SECO list. Targets whose last change de-listed them are left out. */
export const secoXml: Importer = async function* (path, report) {
  const { places, programmes } = await readPlacesAndProgrammes(path);
  for await (const element of readXml(path, root, [root, 'target'])) {
    if (element.name === root) {
      const type = element.attributes['list-type'] ?? '';
      if (!/^(whole-list|amendment)$/.test(type)) throw new ListFormatError(`unknown list type '${type}'`);
      if (type === 'amendment') report.partial();
      report.version(readDay(element.attributes['date'] ?? ''));
      continue;
    }
    if (isDeListed(element)) continue;
    const entry = readTarget(element, places, programmes);
    if (entry) yield entry;
    else report.bad(`ssid ${element.attributes['ssid'] ?? '?'}`, 'is no person, body or object with a name');
  }
};
