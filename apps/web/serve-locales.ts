import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fallbackLanguage, languages } from '@dossier/domain/languages';
import { bundleOf } from '@dossier/texts/bundles';
import { withPageNames } from '@dossier/texts/page-names';
import { withFallback } from '@dossier/texts/with-fallback';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../packages/texts/locales');
const url = /^\/locales\/([a-z]+)\/([a-z-]+)\.json(?:\?|$)/;

type Texts = Record<string, Record<string, unknown>>;

/** The text files of a language by name. */
function readTexts(language: string): Texts {
  const files = globSync('*.json', { cwd: join(folder, language) }).sort();
  const texts = files.map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, language, file), 'utf8')),
  ]);
  return withPageNames(Object.fromEntries(texts) as Texts);
}

/** What the browser receives of a language, by bundle: `{ start: { common: { … }, … } }`. */
function bundledTexts(language: string): Record<string, Texts> {
  const texts = withFallback(readTexts(language), readTexts(fallbackLanguage)) as Texts;
  const bundled: Record<string, Texts> = {};
  for (const [file, content] of Object.entries(texts))
    bundled[bundleOf(file)] = { ...bundled[bundleOf(file)], [file]: content };
  return bundled;
}

/** Every file of texts of a build: its address contains a hash, so that it is cached permanently. */
function builtTexts(): { language: string; bundle: string; file: string; source: string }[] {
  return languages.flatMap((language) =>
    Object.entries(bundledTexts(language)).map(([bundle, texts]) => {
      const source = JSON.stringify(texts);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      return { language, bundle, file: `assets/texts-${language}-${bundle}-${hash}.json`, source };
    }),
  );
}

/**
 * Serves the texts of `packages/texts/locales` in bundles, and writes them into the build. `import.meta.env.TEXT_HASHES`
 * has the hashes of the build's files: `{ "en start": "Xq2…" }`.
 */
export function serveLocales(): Plugin {
  return {
    name: 'dossier:serve-locales',
    config: (_config, { command }) => {
      const hashes =
        command === 'build'
          ? builtTexts().map(({ language, bundle, file }) => [`${language} ${bundle}`, file.slice(-13, -5)])
          : [];
      return { define: { 'import.meta.env.TEXT_HASHES': JSON.stringify(Object.fromEntries(hashes)) } };
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language = '', bundle = ''] = url.exec(request.url ?? '') ?? [];
        const texts = language === '' ? undefined : bundledTexts(language)[bundle];
        if (!texts) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(texts));
      });
    },
    generateBundle() {
      for (const { file, source } of builtTexts()) this.emitFile({ type: 'asset', fileName: file, source });
    },
  };
}
