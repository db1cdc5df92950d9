import type { Collection } from '../../collection/collection.ts';
import { rowShape } from '../../collection/rows.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { SqlValue } from '../../core/sql-value.ts';
import { type FilterText, rootAlias } from '../../filter/compile.ts';
import { isMultiple } from '../../filter/field-facts.ts';
import { idList, paramsOf } from '../../filter/run.ts';
import { quoted } from '../../filter/sql.ts';
import { contextOf, type RuleQuery } from '../../rules/check.ts';
import type { ExpandStep, ExpandTree } from './expand-paths.ts';

/** Most records of a back relation per record. Source: docs/reference/record-api.md 5.2. */
export const maxBackRecords = 1000;

/** Converts records to answers for the requesting client, with their expands. */
export type Shape = (
  collection: Collection,
  rows: readonly AnyRecord[],
  expands?: readonly object[],
) => Promise<object[]>;

export interface ExpandSetting {
  readonly query: RuleQuery;
  readonly strict: boolean;
  readonly shape: Shape;
}

/**
 * Returns the `expand` object of each row, in the order of the rows. Each relation is fetched once per level.
 * Returns undefined when every path contains an unknown relation. A path is dropped as a whole only if its last known
 * step found records.
 */
export async function expandRows(
  setting: ExpandSetting,
  rows: readonly AnyRecord[],
  tree: ExpandTree,
): Promise<object[] | undefined> {
  let isAny = false;
  const expands = rows.map((): Record<string, unknown> => ({}));
  for (const [name, step] of [...tree].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const found = await fetchStep(setting, rows, step);
    if (!found) continue;
    isAny = true;
    rows.forEach((row, index) => {
      const answers = idsIn(row, step).flatMap((id) => found.get(id) ?? []);
      const [first] = answers;
      const expand = expands[index];
      if (first && expand) expand[name] = step.many ? answers.slice(0, maxBackRecords) : first;
    });
  }
  return isAny ? expands : undefined;
}

function idsIn(row: AnyRecord, { back, field }: ExpandStep): string[] {
  return back ? [row.id] : valuesOf(row[field]);
}

function valuesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '');
}

/** Returns the answers by id: their own, or for a back relation the ids they point to. */
async function fetchStep(
  setting: ExpandSetting,
  rows: readonly AnyRecord[],
  step: ExpandStep,
): Promise<Map<string, object[]> | undefined> {
  if (step.broken) return undefined;
  const ids = [...new Set(rows.flatMap((row) => idsIn(row, step)))];
  const found = ids.length > 0 ? await fetchRows(setting, step, ids) : [];
  const hasNext = step.below.size > 0 && found.length > 0;
  const expands = hasNext ? await expandRows(setting, found, step.below) : undefined;
  if (hasNext && !expands) return undefined;
  const answers = await setting.shape(step.target, found, expands);
  const byId = new Map<string, object[]>();
  found.forEach((row, index) => {
    for (const key of step.back ? valuesOf(row[step.field]) : [row.id]) {
      const list = byId.get(key) ?? [];
      if (list.length < maxBackRecords) list.push(answers[index] as object);
      byId.set(key, list);
    }
  });
  return byId;
}

/** Fetches only records that pass the target's view rule and, in strict mode, its list rule. */
async function fetchRows(setting: ExpandSetting, step: ExpandStep, ids: readonly string[]): Promise<AnyRecord[]> {
  const { target } = step;
  const info = { ...setting.query.info, context: 'expand' as const };
  const rules = setting.strict ? [target.rules.view, target.rules.list] : [target.rules.view];
  if (!info.isSuperuser && rules.includes(null)) return [];
  const texts = info.isSuperuser ? [] : [...new Set(rules)];
  const filters = texts.map((text): FilterText => ({ text: text ?? '', trust: 'rule' }));
  const context = contextOf({ info, now: setting.query.now });
  const { where } = setting.query.compiler.compile({ collection: target, filters, strict: false }, context);
  const related = relatedRows(setting, step, ids);
  const params: SqlValue[] = [...related.params, ...paramsOf(where, context)];
  const shape = rowShape(target);
  const rowId = `"${rootAlias}".${setting.query.compiler.dialectSql.rowId}`;
  const text = `SELECT ${shape.columns(rootAlias)} FROM ${quoted(target.name)} AS "${rootAlias}" WHERE ${related.sql} AND ${where.sql} ORDER BY ${rowId}`;
  const found = await setting.query.runSql(text, params);
  return found.map((row) => shape.decode(row));
}

/** Condition that selects the rows of the target that belong to the ids. */
function relatedRows(
  { query }: ExpandSetting,
  { target, field, back }: ExpandStep,
  ids: readonly string[],
): { readonly sql: string; readonly params: readonly SqlValue[] } {
  const { dialectSql } = query.compiler;
  const wanted = idList(dialectSql, ids);
  const column = `"${rootAlias}".${quoted(back ? field : 'id')}`;
  const pointer = back ? target.fields[field] : undefined;
  if (!pointer || !isMultiple(pointer)) return { ...wanted, sql: `${column} IN ${wanted.sql}` };
  const listed = dialectSql.each(column, 'listed');
  return { ...wanted, sql: `EXISTS (SELECT 1 FROM ${listed} WHERE "listed"."value" IN ${wanted.sql})` };
}
