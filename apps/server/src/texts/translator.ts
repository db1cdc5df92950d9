import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fallbackLanguage, type Language } from '@dossier/domain/languages';
import type { TextFile } from '@dossier/texts/text-files';
import { textNumbers, textOptions } from '@dossier/texts/text-options';
import type { i18n as I18n, TFunction } from 'i18next';

const require = createRequire(import.meta.url);
let instance: I18n | undefined;

/** Loaded with the first text: a desk at rest shows none. */
function loaded(): I18n {
  if (instance) return instance;
  const { createInstance } = require('i18next') as typeof import('i18next');
  instance = createInstance();
  void instance.use(textNumbers).init({ ...textOptions, ns: [], resources: {}, initAsync: false });
  return instance;
}

/**
 * The `t` function of a language for these locale files, with the same rules as in the browser.
 * Files are read from disk when they are first used.
 * @param files The first is the default: its keys need no prefix.
 */
export function translator<const Files extends readonly [TextFile, ...TextFile[]]>(
  language: Language,
  ...files: Files
): TFunction<Files> {
  const i18n = loaded();
  for (const file of files) for (const needed of new Set([language, fallbackLanguage])) load(i18n, needed, file);
  return i18n.getFixedT(language, files as never) as unknown as TFunction<Files>;
}

function load(i18n: I18n, language: Language, file: TextFile): void {
  if (i18n.hasResourceBundle(language, file)) return;
  const path = require.resolve(`@dossier/texts/locales/${language}/${file}.json`);
  i18n.addResourceBundle(language, file, JSON.parse(readFileSync(path, 'utf8')));
}
