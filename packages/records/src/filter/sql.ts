import type { Bind, Fragment } from './fragment.ts';

/** Creates a fragment from trusted SQL without parameters. */
export function raw(sql: string): Fragment {
  return { sql, binds: [] };
}

/** Creates a parameter whose value is known when the statement runs. */
export function bindLater(bind: Bind): Fragment {
  return { sql: '?', binds: [bind] };
}

/** Template tag that combines trusted SQL with fragments. */
export function sql(texts: TemplateStringsArray, ...parts: readonly Fragment[]): Fragment {
  let text = texts[0] ?? '';
  const binds: Bind[] = [];
  parts.forEach((part, index) => {
    text += part.sql + (texts[index + 1] ?? '');
    binds.push(...part.binds);
  });
  return { sql: text, binds };
}

export function joinSql(parts: readonly Fragment[], separator: string): Fragment {
  return { sql: parts.map((part) => part.sql).join(separator), binds: parts.flatMap((part) => part.binds) };
}

/** A character that does not occur in our SQL. */
const mark = '\u0000';

/** Applies a SQL function of the dialect to fragments. It may use each fragment any number of times, in any order. */
export function wrap(template: (...inner: string[]) => string, ...inner: readonly Fragment[]): Fragment {
  const text = template(...inner.map((_, index) => `${mark}${index}${mark}`));
  // Every second part is the index of a fragment; the others are SQL of the template.
  return joinSql(
    text.split(mark).map((part, index) => (index % 2 === 1 ? (inner[Number(part)] as Fragment) : raw(part))),
    '',
  );
}

/** Quotes a declared table or column name. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
