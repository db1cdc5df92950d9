import type { Collection, Fields, Index, Rule } from '@dossier/records';
import { authIndexes, collectionId, systemCollections, systemFields } from '@dossier/records/extension';
import { readAuth } from './read-auth.ts';
import { type FieldText, readField } from './read-field.ts';
import { readIndex } from './read-index.ts';

type CollectionText = Readonly<Record<string, unknown>>;

/**
 * Collections from a file in the import format: a list of them, or `{collections: […]}`.
 * @throws when the file has another format or uses a feature that the engine does not support
 */
export function readCollections(json: string): Collection[] {
  const parsed = JSON.parse(json) as CollectionText | CollectionText[];
  const given = Array.isArray(parsed) ? parsed : parsed['collections'];
  if (!Array.isArray(given))
    throw new Error('A collections file is a list of collections, or has one as "collections".');
  const list = given as CollectionText[];
  const names = new Map(systemCollections.map(({ id, name }): [string, string] => [id, name]));
  for (const one of list) names.set(idOf(one), nameOf(one));
  const nameOfId = (id: string) => names.get(id) ?? id;
  return list.map((one) => readCollection(one, nameOfId));
}

const nameOf = (given: CollectionText): string => String(given['name'] ?? '');
const typeOf = (given: CollectionText): 'base' | 'auth' => (given['type'] === 'auth' ? 'auth' : 'base');
const idOf = (given: CollectionText): string => String(given['id'] ?? '') || collectionId(typeOf(given), nameOf(given));

function readCollection(given: CollectionText, nameOfId: (id: string) => string): Collection {
  const name = nameOf(given);
  const type = typeOf(given);
  if (given['type'] === 'view') throw new Error(`${name} is a view: only base and auth collections are supported.`);
  if (!/^\w+$/.test(name)) throw new Error(`"${name}" cannot be the name of a collection.`);
  const rule = (key: string): Rule => (given[`${key}Rule`] as Rule | undefined) ?? null;
  const fields = fieldsOf(given, type, nameOfId);
  return Object.freeze({
    id: idOf(given),
    name,
    type,
    fields,
    declared: fields,
    rules: {
      list: rule('list'),
      view: rule('view'),
      create: rule('create'),
      update: rule('update'),
      delete: rule('delete'),
    },
    indexes: indexesOf(given, type),
    auth: type === 'auth' ? readAuth(given) : {},
    hooks: {},
    system: name.startsWith('_'),
  });
}

/** In the order of the file, after implicit fields that the file omits. */
function fieldsOf(given: CollectionText, type: string, nameOfId: (id: string) => string): Fields {
  const listed = ((given['fields'] ?? []) as FieldText[]).map(
    (field) => [String(field['name']), readField(field, nameOfId)] as const,
  );
  for (const [name] of listed) {
    if (!/^\w+$/.test(name)) throw new Error(`"${name}" cannot be the name of a field.`);
  }
  const always = { id: systemFields.id, ...(type === 'auth' ? systemFields.auth : {}) };
  return Object.freeze({ ...always, ...Object.fromEntries(listed) });
}

/** The engine's own indexes of auth collections count once, whatever they are called. */
function indexesOf(given: CollectionText, type: string): Index[] {
  const listed = ((given['indexes'] ?? []) as string[]).map(readIndex);
  const covered = (own: Index) =>
    listed.some(({ unique, columns }) => unique && columns.length === 1 && columns[0] === own.columns[0]);
  return [...(type === 'auth' ? authIndexes.filter((own) => !covered(own)) : []), ...listed];
}
