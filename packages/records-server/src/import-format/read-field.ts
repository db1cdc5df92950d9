import type { Field, FieldType } from '@dossier/records/extension';

/** A field in an import file. */
export type FieldText = Readonly<Record<string, unknown>>;

/** Nothing, zero and an empty text all mean "the default". */
const said = (value: unknown): unknown => (value === 0 || value === '' || value === null ? undefined : value);

const limits =
  (...names: readonly string[]) =>
  (field: FieldText) =>
    Object.fromEntries(names.map((name) => [name, said(field[name])]));

/** Zero is a limit like any other. */
const range = ({ min, max }: FieldText) => ({ min: min ?? undefined, max: max ?? undefined });

type Options = Record<string, unknown>;
type Reader = (field: FieldText, collectionName: (id: string) => string) => Options;

const many = limits('maxSelect');
const domains = limits('onlyDomains', 'exceptDomains');

/** Options by type, in addition to the common ones. */
const readers: Readonly<Partial<Record<FieldType, Reader>>> = {
  text: (field) => ({
    ...limits('min', 'max', 'pattern', 'primaryKey')(field),
    autogenerate: said(field['autogeneratePattern']),
  }),
  editor: limits('maxSize'),
  number: (field) => ({ ...range(field), onlyInt: field['onlyInt'] === true }),
  email: domains,
  url: domains,
  date: limits('min', 'max'),
  autodate: ({ onCreate, onUpdate }) => ({ onCreate: onCreate === true, onUpdate: onUpdate === true }),
  select: (field) => ({ ...many(field), values: field['values'] ?? [] }),
  relation: (field, collectionName) => ({
    ...limits('minSelect', 'maxSelect')(field),
    cascadeDelete: field['cascadeDelete'] === true,
    collection: collectionName(String(field['collectionId'] ?? '')),
  }),
  file: (field) => ({
    ...limits('maxSelect', 'maxSize', 'mimeTypes', 'thumbs')(field),
    protected: field['protected'] === true,
  }),
  json: limits('maxSize'),
  password: limits('min', 'max', 'pattern'),
};

const types: ReadonlySet<string> = new Set([...Object.keys(readers), 'bool']);

/** Errors: throws with a sentence for a type that there is not. */
export function readField(field: FieldText, collectionName: (id: string) => string): Field {
  const type = String(field['type']) as FieldType;
  if (!types.has(type)) throw new Error(`The field "${String(field['name'])}" has the unknown type "${type}".`);
  const shared = {
    id: said(field['id']),
    required: field['required'] === true,
    hidden: field['hidden'] === true,
    presentable: field['presentable'] === true,
  };
  const options = { ...shared, ...readers[type]?.(field, collectionName) };
  return { type, options: Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) };
}
