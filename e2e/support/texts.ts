import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@dossier/domain/languages';
import { withPageNames } from '@dossier/texts/page-names';
import { root } from './desk.ts';

export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of the pages in a language, from the files that the browser loads. `feature:key.key`. */
export function loadTexts(language: Language): Texts {
  const folder = join(root, 'packages/texts/locales', language);
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>,
    ]),
  );
  const texts = withPageNames(files);
  return (key, values = {}) => {
    const [feature = '', path = ''] = key.split(':');
    const found = path
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts[feature]);
    if (typeof found !== 'string') throw new Error(`no text ${key} in ${language}`);
    return found
      .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`))
      .replace(/<\/?\w+>/g, '');
  };
}
