import { randomInt } from 'node:crypto';
import { randomText } from '../core/random.ts';

const classes: Record<string, string> = {
  d: '0123456789',
  w: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_',
};

interface Part {
  readonly alphabet: string;
  readonly least: number;
  readonly most: number;
}

/** Patterns are declared by collections, so there are few. */
const parsed = new Map<string, readonly Part[]>();

/**
 * Random text that matches a simple pattern: literals, `\d`, `\w`, classes like `[a-z0-9]`, counts `{n}` and `{n,m}`.
 * @throws for any other regular expression, at the first use
 */
export function generateText(pattern: string): string {
  const parts = parsed.get(pattern) ?? parse(pattern);
  parsed.set(pattern, parts);
  return parts.map(({ alphabet, least, most }) => randomText(least + randomInt(most - least + 1), alphabet)).join('');
}

function parse(pattern: string): readonly Part[] {
  const token = /\[((?:\\.|[^\]\\])+)\]|\\(.)|([^[\]{}()*+?.^$|\\])/y;
  const count = /\{(\d+)(?:,(\d+))?\}/y;
  const parts: Part[] = [];
  for (let at = 0; at < pattern.length; ) {
    token.lastIndex = at;
    const match = token.exec(pattern);
    if (!match) throw new Error(`The pattern ${pattern} cannot be generated from position ${at}.`);
    at = count.lastIndex = token.lastIndex;
    const times = count.exec(pattern);
    if (times) at = count.lastIndex;
    const least = times ? Number(times[1]) : 1;
    const most = times?.[2] ? Number(times[2]) : least;
    const [, set, escaped, literal] = match;
    const alphabet = set ? expand(set) : escaped ? (classes[escaped] ?? escaped) : (literal as string);
    parts.push({ alphabet, least, most });
  }
  return parts;
}

function expand(set: string): string {
  return set
    .replace(/\\([dw])/g, (_, name: string) => classes[name] ?? '')
    .replace(/(.)-(.)/g, (_, from: string, to: string) => {
      const first = from.charCodeAt(0);
      return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_item, index) =>
        String.fromCharCode(first + index),
      ).join('');
    });
}
