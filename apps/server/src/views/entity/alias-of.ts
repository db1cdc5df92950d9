/** Scripts that lists write names in; the first that a name has a letter of, before Latin, is the one it is told by. */
const scripts = [
  'Cyrillic',
  'Arabic',
  'Greek',
  'Hebrew',
  'Han',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Georgian',
  'Armenian',
  'Devanagari',
  'Thai',
] as const;
const patterns = scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const);

/** `cyrillic`, `arabic` …, `latin` where none of them is met. */
export function scriptOf(text: string): string {
  return (patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Latin').toLowerCase();
}

interface ListedName {
  readonly text: string;
  readonly kind: string;
  readonly weak?: boolean;
}

/** The other name by which an entry was found: which one, what it is to its bearer, in which script. Nothing for its first name. */
export function aliasOf(names: readonly ListedName[], met: string): Readonly<Record<string, string>> {
  const found = names.find(({ text }) => text === met);
  if (!found || found.kind === 'primary') return {};
  const kind = found.weak ? 'weak' : found.kind;
  return { alias: met, aliasKind: kind, script: scriptOf(met) };
}
