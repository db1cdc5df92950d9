import { FilterError } from './filter-error.ts';
import { isOperatorSign, type OperatorSign } from './operators.ts';

export type Token =
  | { readonly kind: 'identifier' | 'text' | 'placeholder' | 'function'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: OperatorSign }
  | { readonly kind: 'join'; readonly text: '&&' | '||' }
  | { readonly kind: 'open' | 'close' | 'comma'; readonly text: string };

export interface TokenizeOptions {
  /** Accepts `{:name}`; only for the program's own filters. */
  readonly placeholders?: boolean;
}

const blank = /[ \t\r\n]+/y;
const comment = /\/\/[^\n]*/y;
const identifier = /[A-Za-z_@#][\w.:]*/y;
const identifierWhole = /^[@#_]?[\w.:]*\w$/;
const number = /-?\d+(?:\.\d+)?/y;
const placeholder = /\{:([A-Za-z_]\w*)\}/y;
const sign = /[=!<>~?]+/y;
const single: Readonly<Record<string, 'open' | 'close' | 'comma'>> = { '(': 'open', ')': 'close', ',': 'comma' };

/**
 * Splits a filter into tokens.
 * @throws FilterError
 */
export function tokenize(text: string, options: TokenizeOptions = {}): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  if (text.includes('\u0000')) throw new FilterError('a NUL');
  while (at < text.length) {
    const skipped = matchAt(blank, text, at) ?? matchAt(comment, text, at);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    const [token, length] = nextToken(text, at, options);
    tokens.push(token);
    at += length;
  }
  return tokens;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function nextToken(text: string, at: number, options: TokenizeOptions): [Token, number] {
  const first = text[at] as string;
  const bracket = single[first];
  if (bracket) return [{ kind: bracket, text: first }, 1];
  if (first === '"' || first === "'") return quoted(text, at, first);
  const joined = text.slice(at, at + 2);
  if (joined === '&&' || joined === '||') return [{ kind: 'join', text: joined }, 2];
  return (
    identifierToken(text, at) ??
    numeral(text, at) ??
    signed(text, at) ??
    (options.placeholders ? placed(text, at) : undefined) ??
    refuse(at)
  );
}

function refuse(at: number): never {
  throw new FilterError(`unexpected character at ${at}`);
}

/** Only the enclosing quote can be escaped; any other backslash is an ordinary character. */
function quoted(text: string, at: number, quote: string): [Token, number] {
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === quote && text[end - 1] !== '\\') {
      return [{ kind: 'text', text: text.slice(at + 1, end).replaceAll(`\\${quote}`, quote) }, end - at + 1];
    }
  }
  throw new FilterError('unterminated text');
}

function identifierToken(text: string, at: number): [Token, number] | undefined {
  const found = matchAt(identifier, text, at)?.[0];
  if (!found) return undefined;
  if (!identifierWhole.test(found)) throw new FilterError(`not an identifier at ${at}`);
  if (text[at + found.length] === '(') return [{ kind: 'function', text: found }, found.length];
  return [{ kind: 'identifier', text: found }, found.length];
}

function numeral(text: string, at: number): [Token, number] | undefined {
  const found = matchAt(number, text, at)?.[0];
  if (!found) return undefined;
  if (/[\w.]/.test(text[at + found.length] ?? '')) throw new FilterError(`not a number at ${at}`);
  return [{ kind: 'number', text: found }, found.length];
}

function signed(text: string, at: number): [Token, number] | undefined {
  const found = matchAt(sign, text, at)?.[0];
  if (!found) return undefined;
  if (!isOperatorSign(found)) throw new FilterError(`unknown operator at ${at}`);
  return [{ kind: 'sign', text: found }, found.length];
}

function placed(text: string, at: number): [Token, number] | undefined {
  const found = matchAt(placeholder, text, at);
  return found ? [{ kind: 'placeholder', text: found[1] as string }, found[0].length] : undefined;
}
