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

/** Applies a word of the dialect to a fragment. The word must use its argument once, unless `times` says otherwise. */
export function wrap(word: (inner: string) => string, inner: Fragment): Fragment {
  const text = word(inner.sql);
  const uses = inner.sql === '' ? 1 : text.split(inner.sql).length - 1;
  return { sql: text, binds: inner.binds.length === 0 ? [] : Array.from({ length: uses }, () => inner.binds).flat() };
}

/** A name of a table or column from a declaration, quoted. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
