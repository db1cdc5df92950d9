import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../packages/texts/locales');
const url = /^\/locales\/([a-z]+\/[a-z-]+\.json)(?:\?|$)/;

/** Serves `packages/texts/locales` under `/locales`, and copies it into the build. */
export function serveLocales(): Plugin {
  return {
    name: 'dossier:serve-locales',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = url.exec(request.url ?? '')?.[1];
        if (!file || !existsSync(join(folder, file))) return next();
        response.setHeader('Content-Type', 'application/json');
        createReadStream(join(folder, file)).pipe(response);
      });
    },
    generateBundle() {
      for (const file of globSync('*/*.json', { cwd: folder })) {
        this.emitFile({ type: 'asset', fileName: `locales/${file}`, source: readFileSync(join(folder, file)) });
      }
    },
  };
}
