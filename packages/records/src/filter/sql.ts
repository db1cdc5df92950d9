import type { Bind, Fragment } from './fragment.ts';

/** SQL written by us, without parameters. */
export function raw(sql: string): Fragment {
  return { sql, binds: [] };
}

/** One parameter, known when the statement runs. */
export function late(bind: Bind): Fragment {
  return { sql: '?', binds: [bind] };
}

/** A template whose places take fragments; texts in it are ours, never a person's. */
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

/** Cannot occur in SQL of ours. */
const mark = '\u0000';

/** A word of the dialect with fragments in its places; it may use each any number of times, in any order. */
export function wrap(word: (...inner: string[]) => string, ...inner: readonly Fragment[]): Fragment {
  const text = word(...inner.map((_, index) => `${mark}${index}${mark}`));
  // Between marks stands the number of a place, outside of them the word's own SQL.
  return joinSql(
    text.split(mark).map((part, index) => (index % 2 === 1 ? (inner[Number(part)] as Fragment) : raw(part))),
    '',
  );
}

/** A name of a table or column from a declaration, quoted. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
