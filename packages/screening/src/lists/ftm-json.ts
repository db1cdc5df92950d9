import type { ListedEntry, NameKind, Position } from '../model/subject.ts';
import { addName, createEntryDraft, type EntryDraft, finishEntry, joined } from './entry-draft.ts';
import { type Importer, type ImportReport, ListFormatError } from './list.ts';
import { schemaKinds } from './opensanctions-csv.ts';
import { readLines } from './read-lines.ts';

interface Entity {
  readonly id: string;
  readonly schema: string;
  readonly caption?: string;
  readonly properties: Readonly<Record<string, readonly string[]>>;
  readonly last_change?: string;
}

const nameProperties: readonly (readonly [property: string, kind: NameKind, weak: boolean])[] = [
  ['name', 'primary', false],
  ['alias', 'alias', false],
  ['previousName', 'former', false],
  ['weakAlias', 'alias', true],
  ['abbreviation', 'alias', true],
];

const identifierProperties = [
  'passportNumber',
  'idNumber',
  'innCode',
  'ogrnCode',
  'kppCode',
  'registrationNumber',
  'leiCode',
  'imoNumber',
  'taxNumber',
  'vatCode',
  'swiftBic',
  'mmsi',
  'dunsCode',
  'uscCode',
  'bikCode',
  'wikidataId',
  'publicKey',
];

const countryProperties = ['nationality', 'country', 'citizenship', 'jurisdiction', 'mainCountry', 'flag'];

/** Properties are arrays of texts; some writers omit the array around a single value. */
function listsOf(properties: Entity['properties']): Record<string, string[]> {
  const texts = Object.entries(properties).map(([name, value]) => [
    name,
    [value].flat().filter((one) => typeof one === 'string'),
  ]);
  return Object.fromEntries(texts) as Record<string, string[]>;
}

/** Parses a line; reports one that is not an entity. */
function parse(line: string, number: number, report: ImportReport | undefined): Entity | undefined {
  try {
    const entity = JSON.parse(line) as Entity;
    if (typeof entity.id === 'string' && typeof entity.schema === 'string' && entity.properties instanceof Object)
      return { ...entity, properties: listsOf(entity.properties) };
    report?.bad(`line ${number}`, 'is no entity with id, schema and properties');
  } catch (error) {
    report?.bad(`line ${number}`, `is no JSON: ${(error as Error).message}`);
  }
  return undefined;
}

async function* entities(path: string, report?: ImportReport): AsyncGenerator<Entity> {
  let good = 0;
  for await (const { number, text: line } of readLines(path)) {
    if (line.trim() === '') continue;
    const entity = parse(line.charCodeAt(0) === 0xfeff ? line.slice(1) : line, number, report);
    if (entity) good++;
    else if (good === 0 && number >= 3) throw new ListFormatError('the first lines are no entities', 1);
    if (entity) yield entity;
  }
  if (good === 0) throw new ListFormatError('no line is an entity');
}

/** What link entities say about the entries: positions, programmes, documents. */
interface Links {
  readonly posts: ReadonlyMap<string, Position[]>;
  readonly programmes: ReadonlyMap<string, string[]>;
  readonly documents: ReadonlyMap<string, string[]>;
}

const push = <T>(map: Map<string, T[]>, key: string, value: T) => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

async function readLinks(path: string): Promise<Links> {
  const positions = new Map<string, Position>();
  const occupancies: Entity[] = [];
  const programmes = new Map<string, string[]>();
  const documents = new Map<string, string[]>();
  const readers: Readonly<Record<string, (entity: Entity) => void>> = {
    Position: ({ id, properties: p }) => positions.set(id, { title: p['name']?.[0] ?? '', country: p['country']?.[0] }),
    Occupancy: (entity) => occupancies.push(entity),
    Sanction: ({ properties: p }) => {
      for (const of of p['entity'] ?? [])
        for (const programme of [...(p['programId'] ?? []), ...(p['program'] ?? [])]) push(programmes, of, programme);
    },
    Identification: ({ properties: p }) => {
      for (const of of p['holder'] ?? []) for (const number of p['number'] ?? []) push(documents, of, number);
    },
    Passport: ({ properties: p }) => {
      for (const of of p['holder'] ?? []) for (const number of p['number'] ?? []) push(documents, of, number);
    },
  };
  for await (const entity of entities(path)) readers[entity.schema]?.(entity);
  const posts = new Map<string, Position[]>();
  for (const { properties: p } of occupancies) {
    const position = positions.get(p['post']?.[0] ?? '');
    const dates = { from: p['startDate']?.[0], to: p['endDate']?.[0] };
    if (position) for (const holder of p['holder'] ?? []) push(posts, holder, { ...position, ...dates });
  }
  return { posts, programmes, documents };
}

function addNames(entry: EntryDraft, p: Entity['properties'], caption: string): void {
  for (const [property, kind, weak] of nameProperties)
    for (const text of p[property] ?? [])
      addName(entry, text, property === 'name' && entry.names.length > 0 ? 'alias' : kind, { weak });
  const family = p['lastName']?.[0] ?? '';
  const whole = joined(p['firstName']?.[0] ?? '', p['middleName']?.[0] ?? '', family);
  if (p['firstName']?.[0] && family) addName(entry, whole, 'alias', { family });
  if (entry.names.length === 0) addName(entry, caption, 'primary');
}

function readEntity({ id, schema, caption, properties: p }: Entity, links: Links): ListedEntry | undefined {
  const entry = createEntryDraft(id, schemaKinds[schema] ?? 'other');
  addNames(entry, p, caption ?? '');
  entry.births.push(...(p['birthDate'] ?? []));
  for (const property of countryProperties) entry.countries.push(...(p[property] ?? []));
  for (const kind of identifierProperties)
    entry.identifiers.push(...(p[kind] ?? []).map((value) => ({ kind: kind.replace(/(Number|Code|Id)$/, ''), value })));
  entry.identifiers.push(...(links.documents.get(id) ?? []).map((value) => ({ kind: 'document', value })));
  entry.programmes.push(...(p['programId'] ?? []), ...(p['program'] ?? []), ...(links.programmes.get(id) ?? []));
  entry.positions.push(...(links.posts.get(id) ?? []), ...(p['position'] ?? []).map((title) => ({ title })));
  entry.topics.push(...(p['topics'] ?? []));
  entry.gender = p['gender']?.[0];
  entry.places.push(...(p['birthPlace'] ?? []));
  entry.addresses.push(...(p['address'] ?? []));
  entry.remarks.push(...(p['description'] ?? []), ...(p['notes'] ?? []));
  return finishEntry(entry);
}

/**
 * Imports OpenSanctions' `entities.ftm.json`: one entity per line. Links are read first, then added
 * to the entries they belong to.
 */
export const ftmJson: Importer = async function* (path, report) {
  const links = await readLinks(path);
  let newest = '';
  for await (const entity of entities(path, report)) {
    if ((entity.last_change ?? '') > newest) newest = entity.last_change ?? '';
    if (!schemaKinds[entity.schema]) continue;
    const entry = readEntity(entity, links);
    if (entry) yield entry;
    else report.bad(entity.id, 'has no name');
  }
  report.version(newest.slice(0, 10));
};
