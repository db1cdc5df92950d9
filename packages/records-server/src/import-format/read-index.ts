import type { Index } from '@dossier/records';

const statement =
  /^\s*create\s+(unique\s+)?index\s+(?:if\s+not\s+exists\s+)?(\S+)\s+on\s+(?:`[^`]+`|"[^"]+"|\[[^\]]+\]|\S+?)\s*\((.*)\)\s*(?:where\s+(.*?))?;?\s*$/is;
const term = /^(?:`([^`]+)`|"([^"]+)"|\[([^\]]+)\]|(\w+))(?:\s+collate\s+["`]?(\w+)["`]?)?(?:\s+(?:asc|desc))?$/i;

/**
 * An index from its SQL text: columns with `COLLATE NOCASE`, unique or not, with a condition or without.
 * Errors: throws with a sentence for anything else.
 */
export function readIndex(text: string): Index {
  const [, unique, , body, where] = splitWhere(text) ?? [];
  if (body === undefined) throw new Error(`This is not the text of an index: ${text}`);
  const terms = body.split(',').map((one) => readTerm(one.trim(), text));
  const nocase = terms.filter((one) => one.nocase).map((one) => one.column);
  return {
    columns: terms.map((one) => one.column),
    unique: unique !== undefined,
    ...(nocase.length > 0 && { nocase }),
    ...(where !== undefined && { where: conditionOf(where) }),
    text,
  };
}

/** Double quotes around a name that is not a column denote a text. */
function conditionOf(where: string): string {
  const texts = where.replaceAll(/"([^"]*)"/g, (whole, inner: string) => (/^\w+$/.test(inner) ? whole : `'${inner}'`));
  return texts.replaceAll('`', '"');
}

/** The columns end at the bracket that closes them, not at one inside the condition. */
function splitWhere(text: string): RegExpExecArray | null {
  const where = /\)\s*where\s/i.exec(text);
  if (!where) return statement.exec(text);
  const head = statement.exec(text.slice(0, where.index + 1));
  if (head) head[4] = text.slice(where.index + where[0].length).replace(/;?\s*$/, '');
  return head;
}

function readTerm(text: string, whole: string): { column: string; nocase: boolean } {
  const found = term.exec(text);
  const column = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
  if (column === undefined) throw new Error(`Only columns can be indexed: ${whole}`);
  return { column, nocase: found?.[5]?.toLowerCase() === 'nocase' };
}
