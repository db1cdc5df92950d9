import type { Finding, SourceFile } from './finding.ts';

const localeFile = /^apps\/web\/public\/locales\/(en|nl)\/(.+\.json)$/;

type Texts = Map<string, string>;

/** Every text of a JSON tree by its dotted key. */
export function flatten(tree: unknown, prefix = ''): Texts {
  if (typeof tree === 'string') return new Map([[prefix, tree]]);
  if (typeof tree !== 'object' || tree === null) return new Map([[prefix, '']]);
  const entries = Object.entries(tree).flatMap(([key, value]) => [
    ...flatten(value, prefix ? `${prefix}.${key}` : key),
  ]);
  return new Map(entries);
}

/** The places a text fills in, sorted: `{{name}}` gives `name`. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''))].sort();
}

/** Texts that only one language has, that are empty, or that fill in other places than their twin. */
export function unevenTexts(files: readonly SourceFile[]): Finding[] {
  const read = (language: string) =>
    new Map(
      files.flatMap(({ path, text }) => {
        const match = localeFile.exec(path);
        return match?.[1] === language && match[2] ? [[match[2], flatten(JSON.parse(text))] as const] : [];
      }),
    );
  const [english, dutch] = [read('en'), read('nl')];
  const names = new Set([...english.keys(), ...dutch.keys()]);
  return [...names].flatMap((name) => compare(name, english.get(name) ?? new Map(), dutch.get(name) ?? new Map()));
}

function compare(name: string, english: Texts, dutch: Texts): Finding[] {
  const keys = new Set([...english.keys(), ...dutch.keys()]);
  return [...keys].flatMap((key) => {
    const message = unevenness(english.get(key), dutch.get(key));
    return message ? [{ path: `locales/*/${name}`, message: `${key} ${message}` }] : [];
  });
}

function unevenness(english: string | undefined, dutch: string | undefined): string | undefined {
  if (english === undefined) return 'has no English text';
  if (dutch === undefined) return 'has no Dutch text';
  if (english.trim() === '' || dutch.trim() === '') return 'is empty';
  const [inEnglish, inDutch] = [placesIn(english).join(', '), placesIn(dutch).join(', ')];
  return inEnglish === inDutch ? undefined : `fills in {${inEnglish}} in English and {${inDutch}} in Dutch`;
}
