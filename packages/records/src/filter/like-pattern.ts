/**
 * Converts the right side of `~` to a LIKE pattern with `\` as escape.
 * A text with an unescaped `%` is used unchanged; any other is escaped and wrapped as `%…%`.
 */
export function likePattern(text: string): string {
  return hasOpenPercent(text) ? text : `%${escapeRest(text)}%`;
}

function hasOpenPercent(text: string): boolean {
  return /%/.test(text.replaceAll(/\\[\\%]/g, ''));
}

/** Escapes what is not escaped yet: `\%` is unchanged, a single `\` or `_` gets a backslash. */
function escapeRest(text: string): string {
  return text.replaceAll(/\\[\\%_]|[\\%_]/g, (found) => (found.length === 2 ? found : `\\${found}`));
}
