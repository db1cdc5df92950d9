/**
 * Parses the first JSON value of a text and ignores the rest. Source: docs/reference/record-api.md 1.1.
 * @throws SyntaxError when there is no complete value
 */
export function firstJsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const end = endOfFirstValue(text);
    if (end === undefined || end >= text.length) throw error;
    return JSON.parse(text.slice(0, end));
  }
}

/** Position after the first object, array or literal; undefined when it is incomplete. */
function endOfFirstValue(text: string): number | undefined {
  const start = text.search(/\S/);
  if (start < 0) return undefined;
  if (text[start] === '"') return endOfString(text, start);
  if (text[start] === '{' || text[start] === '[') return endOfNested(text, start);
  const word = /^(?:true|false|null|-?\d[\d.eE+-]*)/.exec(text.slice(start));
  return word ? start + word[0].length : undefined;
}

function endOfNested(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '"') {
      const end = endOfString(text, at);
      if (end === undefined) return undefined;
      at = end - 1;
    } else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
  return undefined;
}
