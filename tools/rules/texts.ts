import type { Finding, SourceFile } from './finding.ts';

const localeFile = /^packages\/texts\/locales\/([a-z]+)\/(.+\.json)$/;
/** Every other language is compared with this one. */
const reference = 'en';

type Texts = Map<string, string>;
type Files = Map<string, Texts>;

/** Every text of a JSON tree by its dotted key. */
export function flatten(tree: unknown, prefix = ''): Texts {
  if (typeof tree === 'string') return new Map([[prefix, tree]]);
  if (typeof tree !== 'object' || tree === null) return new Map([[prefix, '']]);
  const entries = Object.entries(tree).flatMap(([key, value]) => [
    ...flatten(value, prefix ? `${prefix}.${key}` : key),
  ]);
  return new Map(entries);
}

/** The placeholders of a text, sorted: `{{name}}` gives `name`. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''))].sort();
}

/** Texts that are missing in a language, empty, or that have other placeholders than the English text. */
export function unevenTexts(files: readonly SourceFile[]): Finding[] {
  const byLanguage = readLanguages(files);
  const english = byLanguage.get(reference) ?? new Map();
  byLanguage.delete(reference);
  const others = byLanguage.size === 0 ? [['?', new Map()] as const] : [...byLanguage];
  return others.flatMap(([language, texts]) => compareFiles(language, english, texts));
}

function readLanguages(files: readonly SourceFile[]): Map<string, Files> {
  const byLanguage = new Map<string, Files>();
  for (const { path, text } of files) {
    const [, language = '', name = ''] = localeFile.exec(path) ?? [];
    if (language === '') continue;
    if (!byLanguage.has(language)) byLanguage.set(language, new Map());
    byLanguage.get(language)?.set(name, flatten(JSON.parse(text)));
  }
  return byLanguage;
}

function compareFiles(language: string, english: Files, other: Files): Finding[] {
  const names = new Set([...english.keys(), ...other.keys()]);
  return [...names].flatMap((name) => {
    const [left, right]: [Texts, Texts] = [english.get(name) ?? new Map(), other.get(name) ?? new Map()];
    return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => {
      const message = unevenness(language, left.get(key), right.get(key));
      return message ? [{ path: `locales/${language}/${name}`, message: `${key} ${message}` }] : [];
    });
  });
}

function unevenness(language: string, english: string | undefined, other: string | undefined): string | undefined {
  if (english === undefined) return `has no ${reference} text`;
  if (other === undefined) return `has no ${language} text`;
  if (english.trim() === '' || other.trim() === '') return 'is empty';
  const [inEnglish, inOther] = [placeholdersIn(english).join(', '), placeholdersIn(other).join(', ')];
  return inEnglish === inOther
    ? undefined
    : `has placeholders {${inEnglish}} in ${reference} and {${inOther}} in ${language}`;
}
