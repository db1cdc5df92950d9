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

/** Records as their reader sees them; given the expands that belong to them. */
export type Shape = (
  collection: Collection,
  rows: readonly AnyRecord[],
  expands?: readonly object[],
) => Promise<object[]>;

export interface ExpandSetting {
  readonly question: RuleQuery;
  readonly strict: boolean;
  readonly shape: Shape;
}

/**
 * The `expand` object of each row, in the order of the rows; each relation is fetched once per level. Undefined when
 * all paths broke off: one that does not exist is lost as a whole, but only where there is a record to go on from.
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

/** Answers by the id they are found under: their own, or for a back relation those they point to. */
async function fetchStep(
  setting: ExpandSetting,
  rows: readonly AnyRecord[],
  step: ExpandStep,
): Promise<Map<string, object[]> | undefined> {
  if (step.broken) return undefined;
  const ids = [...new Set(rows.flatMap((row) => idsIn(row, step)))];
  const found = ids.length > 0 ? await fetchRows(setting, step, ids) : [];
  const goesOn = step.below.size > 0 && found.length > 0;
  const expands = goesOn ? await expandRows(setting, found, step.below) : undefined;
  if (goesOn && !expands) return undefined;
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

/** Only what the target's view rule, and in strict mode its list rule too, lets the reader see. */
async function fetchRows(setting: ExpandSetting, step: ExpandStep, ids: readonly string[]): Promise<AnyRecord[]> {
  const { target } = step;
  const info = { ...setting.question.info, context: 'expand' as const };
  const rules = setting.strict ? [target.rules.view, target.rules.list] : [target.rules.view];
  if (!info.isSuperuser && rules.includes(null)) return [];
  const texts = info.isSuperuser ? [] : [...new Set(rules)];
  const filters = texts.map((text): FilterText => ({ text: text ?? '', trust: 'rule' }));
  const context = contextOf({ info, now: setting.question.now });
  const { where } = setting.question.compiler.compile({ collection: target, filters, strict: false }, context);
  const meets = meeting(setting, step, ids);
  const params: SqlValue[] = [...meets.params, ...paramsOf(where, context)];
  const shape = rowShape(target);
  const rowId = `"${rootAlias}".${setting.question.compiler.dialectSql.rowId}`;
  const text = `SELECT ${shape.columns(rootAlias)} FROM ${quoted(target.name)} AS "${rootAlias}" WHERE ${meets.sql} AND ${where.sql} ORDER BY ${rowId}`;
  const found = await setting.question.ask(text, params);
  return found.map((row) => shape.decode(row));
}

/** Which rows of the target belong to the ids. */
function meeting(
  { question }: ExpandSetting,
  { target, field, back }: ExpandStep,
  ids: readonly string[],
): { readonly sql: string; readonly params: readonly SqlValue[] } {
  const { dialectSql } = question.compiler;
  const wanted = idList(dialectSql, ids);
  const column = `"${rootAlias}".${quoted(back ? field : 'id')}`;
  const pointer = back ? target.fields[field] : undefined;
  if (!pointer || !isMultiple(pointer)) return { ...wanted, sql: `${column} IN ${wanted.sql}` };
  const listed = dialectSql.each(column, 'listed');
  return { ...wanted, sql: `EXISTS (SELECT 1 FROM ${listed} WHERE "listed"."value" IN ${wanted.sql})` };
}
