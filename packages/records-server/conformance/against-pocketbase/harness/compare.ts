import type { Answer } from './play.ts';

const patterns: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/,
  id: /^[a-z0-9]{15}$/,
  slug: /^art-[a-z]{5}$/,
  code: /^[A-Z]{4}-[0-9]{6}$/,
  jwt: /^[\w-]+\.[\w-]+\.[\w-]+$/,
  random: /^[A-Za-z0-9]{30,50}$/,
  challenge: /^[\w-]{43}$/,
};
const storedName = /_[a-z0-9]{10}(?=(\.[A-Za-z0-9.]+)?$)/;
const embedded =
  /((?:\b\w{1,2}|\b|(?<=50x50_)\w{0,2})[a-z0-9]{10}_[a-z0-9]{10}(?=[.")\s]|$)|_[a-z0-9]{10}(?=[.")\s]|$)|boundary=[0-9a-f]{60}|state=\w+|code_challenge=[\w-]+|127\.0\.0\.1:\d+|SERVER_ID)/g;

/** Maps generated values of one server to those of the other. */
export class Pairs {
  readonly #there = new Map<string, string>();
  readonly #back = new Map<string, string>();

  match(reference: string, ours: string): boolean {
    const known = this.#there.get(reference);
    const back = this.#back.get(ours);
    if (known === undefined && back === undefined) {
      this.#there.set(reference, ours);
      this.#back.set(ours, reference);
      return true;
    }
    return known === ours && back === reference;
  }
}

/** Returns every difference of two responses, by path. */
export function differences(pairs: Pairs, reference: Answer, ours: Answer, loose = false): string[] {
  const found: string[] = [];
  if (reference.status !== ours.status) found.push(`status: ${reference.status} ≠ ${ours.status}`);
  walk(pairs, reference.headers, ours.headers, 'headers', found);
  if (!loose) walk(pairs, reference.body, ours.body, 'body', found);
  return found;
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

function walk(pairs: Pairs, reference: unknown, ours: unknown, place: string, found: string[]): void {
  if (isObject(reference) && isObject(ours) && Array.isArray(reference) === Array.isArray(ours)) {
    const keys = [...new Set([...Object.keys(reference), ...Object.keys(ours)])];
    for (const key of keys) {
      if (!Object.hasOwn(ours, key)) found.push(`${place}.${key}: ${show(reference[key])} is missing`);
      else if (!Object.hasOwn(reference, key)) found.push(`${place}.${key}: ${show(ours[key])} is too much`);
      else walk(pairs, reference[key], ours[key], `${place}.${key}`, found);
    }
    return;
  }
  if (reference === ours) return;
  if (typeof reference === 'string' && typeof ours === 'string' && sameText(pairs, reference, ours, place)) return;
  found.push(`${place}: ${show(reference)} ≠ ${show(ours)}`);
}

function sameText(pairs: Pairs, reference: string, ours: string, place: string): boolean {
  if (patterns['date']?.test(reference) && patterns['date'].test(ours)) return true;
  if (patterns['jwt']?.test(reference) && patterns['jwt'].test(ours)) return sameClaims(pairs, reference, ours, place);
  for (const pattern of Object.values(patterns)) {
    if (pattern.test(reference) && pattern.test(ours)) return pairs.match(reference, ours);
  }
  if (storedName.test(reference) && storedName.test(ours) && named(reference) === named(ours))
    return pairs.match(reference, ours);
  return reference.replaceAll(embedded, '…') === ours.replaceAll(embedded, '…');
}

/** Short names get random letters before the random part. */
function named(name: string): string {
  const [base = '', ...extension] = name.replace(storedName, '').split('.');
  return [/^\w{0,2}[a-z0-9]{10}$/.test(base) ? base.slice(0, -10) : base, ...extension].join('.');
}

function sameClaims(pairs: Pairs, reference: string, ours: string, place: string): boolean {
  const [left, right] = [reference, ours].map((token) => {
    const [head, payload] = token.split('.').map((part) => {
      try {
        return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
      } catch {
        return {};
      }
    });
    const { exp, ...claims } = payload ?? {};
    return { head, claims, minutes: Math.round(Number(exp ?? 0) / 60) };
  });
  const found: string[] = [];
  walk(pairs, left?.head, right?.head, place, found);
  walk(pairs, left?.claims, right?.claims, place, found);
  return found.length === 0 && Math.abs((left?.minutes ?? 0) - (right?.minutes ?? 0)) <= 1;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
