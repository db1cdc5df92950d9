import { fold, wordsOf } from '../fold.ts';
import { normaliseNumber } from '../subject.ts';
import { isImportError } from './causes.ts';
import type { SameRule } from './fields.ts';
import { type ImportedClient, type ReadRow, type RowProblem, type RowRules, readRow } from './read-row.ts';

/** A row of a file with its number as a spreadsheet shows it, from 1. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** What is done with a row. `repeated`: the row of `twin` is the same. */
export type RowFate = 'new' | 'same' | 'rejected' | 'repeated';

export interface CheckedRow {
  readonly row: number;
  readonly fate: RowFate;
  /** Identifies the client within the institution. */
  readonly key: string;
  readonly client: ImportedClient;
  readonly problems: readonly RowProblem[];
  /** Row with the same client: of `twice-differs` and `row-repeated`. */
  readonly twin?: number;
}

export interface CheckRules extends RowRules {
  readonly sameBy: SameRule;
  /** Keys of the clients that the institution has. */
  readonly known: ReadonlySet<string>;
  /** Name and number of the client in the example row of the template. */
  readonly example: { readonly name: string; readonly number: string };
}

/** The key of a client by its country and number, in the register or of its document. */
export const numberKey = (country: string, number: string): string => `number:${country}:${normaliseNumber(number)}`;
/** The key of a client by the institution's reference. */
export const referenceKey = (reference: string): string => `reference:${fold(reference).trim()}`;

/**
 * The key by which a client is the same. Without a number a client is the same only if everything that tells it apart
 * is: two persons may have one name.
 */
export function clientKey(client: ImportedClient, sameBy: SameRule): string {
  if (sameBy === 'reference') return referenceKey(client.reference);
  if (client.number !== '') return numberKey(client.country, client.number);
  const name = client.companyName || `${client.firstName} ${client.lastName}`;
  const parts = [wordsOf(name).join(' '), client.country, client.contact?.email ?? '', fold(client.reference)];
  return `name:${parts.join(':')}`;
}

/** Reads all rows of a file and decides what is done with each. */
export function checkRows(rows: readonly FileRow[], rules: CheckRules): CheckedRow[] {
  const read = rows.map(({ row, cells }) => ({ row, ...withKey(readRow(cells, rules), rules) }));
  const groups = Map.groupBy(
    read.filter(({ problems }) => !hasError(problems)),
    ({ key }) => key,
  );
  const twins = new Map([...groups.values()].flatMap((group) => twinsOf(group).map((twin) => [twin.row, twin])));
  return read.map((one) => {
    const twin = twins.get(one.row);
    const problems = twin ? [...one.problems, ...twin.problems] : one.problems;
    return { ...one, problems, fate: fateOf(one.key, problems, rules.known), ...(twin ? { twin: twin.twin } : {}) };
  });
}

const hasError = (problems: readonly RowProblem[]) => problems.some(({ cause }) => isImportError(cause));

function fateOf(key: string, problems: readonly RowProblem[], known: ReadonlySet<string>): RowFate {
  if (hasError(problems)) return 'rejected';
  if (problems.some(({ cause }) => cause === 'row-repeated')) return 'repeated';
  return known.has(key) ? 'same' : 'new';
}

type Keyed = ReadRow & { readonly key: string };

function withKey({ client, problems }: ReadRow, { sameBy, example }: CheckRules): Keyed {
  const own = [...problems];
  const isExample = client.companyName === example.name && client.number === example.number;
  if (isExample) own.push({ cause: 'example-row', column: -1, value: client.companyName });
  if (sameBy === 'reference' && client.reference === '')
    own.push({ cause: 'reference-missing', column: -1, value: '' });
  return { client, problems: own, key: clientKey(client, sameBy) };
}

interface Twin {
  readonly row: number;
  readonly twin: number;
  readonly problems: readonly RowProblem[];
}

/** Rows that are the same throughout are imported once; rows that differ are left out, because which one is right is unknown. */
function twinsOf(group: readonly (Keyed & { readonly row: number })[]): Twin[] {
  const [first, ...others] = group;
  if (!first || others.length === 0) return [];
  const different = others.find(({ client }) => differenceOf(client, first.client) !== undefined);
  if (!different)
    return others.map(({ row }) => ({
      row,
      twin: first.row,
      problems: [{ cause: 'row-repeated', column: -1, value: '' }],
    }));
  return group.map(({ row, client }) => {
    const other = row === different.row ? first : different;
    const { value, instead } = differenceOf(client, other.client) ?? { value: '', instead: '' };
    return { row, twin: other.row, problems: [{ cause: 'twice-differs', column: -1, value, instead }] };
  });
}

/** The first value in which two clients differ. */
function differenceOf(one: ImportedClient, other: ImportedClient): { value: string; instead: string } | undefined {
  for (const name of Object.keys(one) as (keyof ImportedClient)[]) {
    const [value, instead] = [textOf(one[name]), textOf(other[name])];
    if (value !== instead) return { value, instead };
  }
  return undefined;
}

function textOf(value: ImportedClient[keyof ImportedClient]): string {
  if (value === null || typeof value === 'string') return value ?? '';
  const { firstName, lastName, email, phone } = value;
  return [`${firstName} ${lastName}`, email, phone].filter((part) => part !== '').join(', ');
}
