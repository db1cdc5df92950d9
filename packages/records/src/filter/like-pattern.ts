/**
 * The right side of `~` as a LIKE pattern with `\` as escape.
 * With an unescaped `%` of its own it is used as written; otherwise it is escaped and wrapped as `%…%`.
 */
export function likePattern(text: string): string {
  return hasOpenPercent(text) ? text : `%${escapeRest(text)}%`;
}

function hasOpenPercent(text: string): boolean {
  return /%/.test(text.replaceAll(/\\[\\%]/g, ''));
}

/** Escapes what is not escaped yet: a pair like `\%` stays, a lone `\` or `_` gets its backslash. */
function escapeRest(text: string): string {
  return text.replaceAll(/\\[\\%_]|[\\%_]/g, (found) => (found.length === 2 ? found : `\\${found}`));
}
