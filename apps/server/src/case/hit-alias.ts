/** Scripts of listed names, in order of precedence: the first of which a name has a letter. */
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

/** The script of a name: `cyrillic`, `arabic` …; `latin` when it has no letter of another. */
export function scriptOf(text: string): string {
  return (patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Latin').toLowerCase();
}

interface ListedName {
  readonly text: string;
  readonly kind: string;
  readonly weak?: boolean;
}

/** The alias by which an entry was found, with its kind and script; empty when it was found by its primary name. */
export function aliasOf(names: readonly ListedName[], met: string): Readonly<Record<string, string>> {
  const found = names.find(({ text }) => text === met);
  if (!found || found.kind === 'primary') return {};
  const kind = found.weak ? 'weak' : found.kind;
  return { alias: met, aliasKind: kind, script: scriptOf(met) };
}
