import { FilterError } from './filter-error.ts';
import { isKnownFunction } from './geo-distance.ts';
import { type Token, type TokenizeOptions, tokenize } from './tokenize.ts';
import type { ComparisonTree, FilterTree, OperandTree } from './tree.ts';

export interface ParseOptions extends TokenizeOptions {
  /** Maximum number of comparisons; unlimited when absent. */
  readonly maxComparisons?: number;
}

/** Maximum nesting of brackets. */
export const maxDepth = 100;

interface Reader {
  readonly tokens: readonly Token[];
  readonly maxComparisons: number;
  at: number;
  comparisons: number;
  depth: number;
}

/**
 * Parses a filter; `&&` binds stronger than `||`.
 * @throws FilterError, also for a text of spaces or comments only
 */
export function parseFilter(text: string, options: ParseOptions = {}): FilterTree {
  const reader: Reader = {
    tokens: tokenize(text, options),
    maxComparisons: options.maxComparisons ?? Number.POSITIVE_INFINITY,
    at: 0,
    comparisons: 0,
    depth: 0,
  };
  const tree = readOr(reader);
  if (reader.at < reader.tokens.length) throw new FilterError('text after the expression');
  return tree;
}

function readOr(reader: Reader): FilterTree {
  return readJoined(reader, '||', 'or', readAnd);
}

function readAnd(reader: Reader): FilterTree {
  return readJoined(reader, '&&', 'and', readUnit);
}

function readJoined(
  reader: Reader,
  sign: string,
  kind: 'and' | 'or',
  read: (reader: Reader) => FilterTree,
): FilterTree {
  const parts = [read(reader)];
  while (peek(reader)?.kind === 'join' && peek(reader)?.text === sign) {
    reader.at += 1;
    parts.push(read(reader));
  }
  return parts.length === 1
    ? (parts[0] as FilterTree)
    : { kind, parts: parts.flatMap((part) => (part.kind === kind ? part.parts : [part])) };
}

function readUnit(reader: Reader): FilterTree {
  if (peek(reader)?.kind !== 'open') return readComparison(reader);
  reader.at += 1;
  reader.depth += 1;
  if (reader.depth > maxDepth) throw new FilterError('too many brackets');
  const tree = readOr(reader);
  expect(reader, 'close');
  reader.depth -= 1;
  return tree;
}

function readComparison(reader: Reader): ComparisonTree {
  reader.comparisons += 1;
  if (reader.comparisons > reader.maxComparisons) throw new FilterError('too many comparisons');
  const left = readOperand(reader);
  const sign = expect(reader, 'sign');
  return { kind: 'comparison', left, sign: sign.text as ComparisonTree['sign'], right: readOperand(reader) };
}

function readOperand(reader: Reader): OperandTree {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (token?.kind === 'identifier') return { kind: 'identifier', name: token.text };
  if (token?.kind === 'text') return { kind: 'text', value: token.text };
  if (token?.kind === 'number') return { kind: 'number', value: Number(token.text), text: token.text };
  if (token?.kind === 'placeholder') return { kind: 'placeholder', name: token.text };
  if (token?.kind === 'function') return readCall(reader, token.text);
  throw new FilterError('operand expected');
}

function readCall(reader: Reader, name: string): OperandTree {
  if (!isKnownFunction(name)) throw new FilterError('unknown function');
  expect(reader, 'open');
  const args: OperandTree[] = [];
  while (peek(reader)?.kind !== 'close') {
    if (args.length > 0) expect(reader, 'comma');
    const arg = readOperand(reader);
    if (arg.kind === 'text' || arg.kind === 'call') throw new FilterError('not an argument of a distance');
    args.push(arg);
  }
  expect(reader, 'close');
  if (args.length !== 4) throw new FilterError('a distance takes four arguments');
  return { kind: 'call', name, args };
}

function peek(reader: Reader): Token | undefined {
  return reader.tokens[reader.at];
}

function expect(reader: Reader, kind: Token['kind']): Token {
  const token = peek(reader);
  if (token?.kind !== kind) throw new FilterError(`${kind} expected`);
  reader.at += 1;
  return token;
}
