import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fallbackLanguage, type Language } from '@dossier/domain/languages';
import type { TextFile } from '@dossier/texts/text-files';
import { textOptions } from '@dossier/texts/text-options';
import i18next, { type TFunction } from 'i18next';

const require = createRequire(import.meta.url);
const i18n = i18next.createInstance();
void i18n.init({ ...textOptions, ns: [], resources: {}, initAsync: false });

/**
 * The `t` function of a language for these locale files, with the same rules as in the browser.
 * Files are read from disk when they are first used.
 * @param files The first is the default: its keys need no prefix.
 */
export function translator<const Files extends readonly [TextFile, ...TextFile[]]>(
  language: Language,
  ...files: Files
): TFunction<Files> {
  for (const file of files) for (const needed of new Set([language, fallbackLanguage])) load(needed, file);
  return i18n.getFixedT(language, files as never) as unknown as TFunction<Files>;
}

function load(language: Language, file: TextFile): void {
  if (i18n.hasResourceBundle(language, file)) return;
  const path = require.resolve(`@dossier/texts/locales/${language}/${file}.json`);
  i18n.addResourceBundle(language, file, JSON.parse(readFileSync(path, 'utf8')));
}
