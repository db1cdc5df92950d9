import { crc32 } from 'node:zlib';
import type { Collection } from '@dossier/records';
import type { Field, FieldType } from '@dossier/records/extension';

type Text = Readonly<Record<string, unknown>>;
type IdOf = (collectionName: string) => string;

const many = ({ maxSelect }: Text) => ({ maxSelect: maxSelect || 1 });
const domains = ({ onlyDomains = null, exceptDomains = null }: Text) => ({ onlyDomains, exceptDomains });
const bounds =
  (otherwise: unknown) =>
  ({ min = otherwise, max = otherwise }: Text) => ({ min, max });
const patterned = (options: Text) => ({ ...bounds(0)(options), pattern: options['pattern'] ?? '' });
const sized = ({ maxSize = 0 }: Text) => ({ maxSize });

/** Options by type in the import format, in addition to the common ones; read by `readField`. */
const writers: Readonly<Partial<Record<FieldType, (options: Text, idOf: IdOf) => Text>>> = {
  text: (options) => ({
    ...patterned(options),
    primaryKey: options['primaryKey'] === true,
    autogeneratePattern: options['autogenerate'] ?? '',
  }),
  password: (options) => ({ ...patterned(options), cost: 0 }),
  editor: (options) => ({ ...sized(options), convertURLs: false }),
  json: sized,
  number: (options) => ({ ...bounds(null)(options), onlyInt: options['onlyInt'] === true }),
  email: domains,
  url: domains,
  date: bounds(''),
  autodate: ({ onCreate, onUpdate }) => ({ onCreate: onCreate === true, onUpdate: onUpdate === true }),
  select: (options) => ({ ...many(options), values: options['values'] ?? [] }),
  relation: (options, idOf) => ({
    ...many(options),
    minSelect: options['minSelect'] ?? 0,
    cascadeDelete: options['cascadeDelete'] === true,
    collectionId: idOf(String(options['collection'])),
  }),
  file: (options) => ({
    ...many(options),
    ...sized(options),
    mimeTypes: options['mimeTypes'] ?? null,
    thumbs: options['thumbs'] ?? null,
    protected: options['protected'] === true,
  }),
};

const systemNames = new Set(['id', 'password', 'tokenKey', 'email', 'emailVisibility', 'verified']);

/** A field in the import format. */
export function writeField(collection: Collection, name: string, { type, options }: Field, idOf: IdOf): Text {
  const isSystem = name === 'id' || (collection.type === 'auth' && systemNames.has(name));
  return {
    ...writers[type]?.(options, idOf),
    id: options['id'] ?? `${type}${crc32(name)}`,
    name,
    type,
    ...(type !== 'autodate' && { required: options.required === true }),
    hidden: options.hidden === true,
    presentable: options['presentable'] === true,
    system: collection.system || isSystem,
  };
}
