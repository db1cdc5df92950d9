import { ApiError } from '@dossier/records';
import {
  type Comparison,
  type ComparisonTree,
  FilterError,
  type FilterTree,
  type OperandTree,
  operators,
  parseFilter,
  parseSort,
  readListParams,
} from '@dossier/records/extension';

type Item = Readonly<Record<string, unknown>>;
type Read = (item: Item, name: string) => unknown;

/** Lists items in memory. `names` are the fields that filter and sort may use, with any path below them. */
export interface MemoryList {
  readonly items: readonly Item[];
  readonly names: readonly string[];
}

/** Errors: 400 for paging, filter or sort that cannot be read. Source: docs/reference/record-api.md 3 and 15. */
export function listInMemory({ items, names }: MemoryList, query: Readonly<Record<string, string>>): object {
  const { page, perPage, filter, sort, skipTotal } = readListParams(query);
  const read: Read = (item, name) => valueAt(item, name, names);
  const found = sorted(filtered(items, filter, read), sort, read);
  return {
    items: found.slice((page - 1) * perPage, page * perPage),
    page,
    perPage,
    totalItems: skipTotal ? -1 : found.length,
    totalPages: skipTotal ? -1 : Math.ceil(found.length / perPage),
  };
}

/** Errors: 400. */
export function filtered(items: readonly Item[], filter: string, read: Read): Item[] {
  if (filter === '') return [...items];
  return orRefused(() => {
    const tree = parseFilter(filter, { maxComparisons: 200 });
    // Unknown names are refused even when there are no items.
    holds(tree, {}, read);
    return items.filter((item) => holds(tree, item, read));
  });
}

function sorted(items: Item[], sort: string, read: Read): Item[] {
  if (sort === '') return items;
  const keys = orRefused(() => parseSort(sort));
  for (const { name } of keys) if (name !== '@rowid') orRefused(() => read({}, name));
  return items.toSorted((a, b) => {
    for (const { name, descending } of keys) {
      const order = name === '@rowid' ? 0 : compared(read(a, name), read(b, name));
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
}

function orRefused<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof FilterError ? new ApiError(400) : error;
  }
}

export function valueAt(item: Item, path: string, names: readonly string[]): unknown {
  const [first = '', ...rest] = path.split('.');
  if (!names.includes(first)) throw new FilterError('unknown field');
  return rest.reduce<unknown>((at, key) => {
    return at !== null && typeof at === 'object' && Object.hasOwn(at, key) ? (at as Item)[key] : undefined;
  }, item[first]);
}

function holds(tree: FilterTree, item: Item, read: Read): boolean {
  // All parts are looked at: an unknown name anywhere is refused.
  if (tree.kind !== 'comparison') {
    const parts = tree.parts.map((part) => holds(part, item, read));
    return tree.kind === 'and' ? parts.every(Boolean) : parts.some(Boolean);
  }
  return compares(tree, item, read);
}

const words: Readonly<Record<string, unknown>> = { null: '', true: true, false: false };

function side(operand: OperandTree, item: Item, read: Read): unknown {
  if (operand.kind === 'text' || operand.kind === 'number') return operand.value;
  if (operand.kind !== 'identifier') throw new FilterError('not here');
  const word = operand.name.toLowerCase();
  return Object.hasOwn(words, word) ? words[word] : read(item, operand.name);
}

function compares({ left, right, sign }: ComparisonTree, item: Item, read: Read): boolean {
  return answers[operators[sign].comparison](side(left, item, read), side(right, item, read));
}

const plain = (value: unknown): string | number =>
  typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : String(value ?? '');

function compared(left: unknown, right: unknown): number {
  const [a, b] = [plain(left), plain(right)];
  return a === b ? 0 : a < b ? -1 : 1;
}

const includes = (left: unknown, right: unknown): boolean =>
  String(left ?? '')
    .toLowerCase()
    .includes(
      String(right ?? '')
        .replaceAll('%', '')
        .toLowerCase(),
    );

const answers: Readonly<Record<Comparison, (left: unknown, right: unknown) => boolean>> = {
  equal: (left, right) => compared(left, right) === 0,
  unequal: (left, right) => compared(left, right) !== 0,
  greater: (left, right) => compared(left, right) > 0,
  greaterOrEqual: (left, right) => compared(left, right) >= 0,
  less: (left, right) => compared(left, right) < 0,
  lessOrEqual: (left, right) => compared(left, right) <= 0,
  like: includes,
  unlike: (left, right) => !includes(left, right),
};
