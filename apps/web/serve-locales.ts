import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withPageNames } from '@dossier/texts/page-names';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../packages/texts/locales');
const url = /^\/locales\/([a-z]+)\/([a-z-]+)\.json(?:\?|$)/;

/** The text files of a language by name, as the browser receives them. */
function readTexts(language: string): Record<string, Record<string, unknown>> {
  const files = globSync('*.json', { cwd: join(folder, language) });
  const texts = files.map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, language, file), 'utf8')),
  ]);
  return withPageNames(Object.fromEntries(texts) as Record<string, Record<string, unknown>>);
}

/** Serves `packages/texts/locales` under `/locales`, and writes it into the build. */
export function serveLocales(): Plugin {
  return {
    name: 'dossier:serve-locales',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language = '', file = ''] = url.exec(request.url ?? '') ?? [];
        const texts = language === '' ? undefined : readTexts(language)[file];
        if (!texts) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(texts));
      });
    },
    generateBundle() {
      for (const language of globSync('*', { cwd: folder })) {
        for (const [file, texts] of Object.entries(readTexts(language)))
          this.emitFile({
            type: 'asset',
            fileName: `locales/${language}/${file}.json`,
            source: JSON.stringify(texts),
          });
      }
    },
  };
}
