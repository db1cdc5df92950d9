import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byLanguage } from '@dossier/domain/languages';
import type { Plugin } from 'vite';
import { chunksFor } from './first-files.ts';

const folder = join(import.meta.dirname, 'worker');

/** What every visit of the client portal begins with. */
const roots = [
  ...['src/main.tsx', 'src/start.tsx', 'src/login-app.tsx', 'src/features/login/client-login-screen.tsx'],
  ...['src/app.tsx', 'src/route-tree.gen.ts?client'],
];
/** Pages of signed-in clients; what they load on demand opens without a connection too. */
const pages =
  /src[/](features[/](kyc-form|client-forms)[/]|shell[/]client-|routes[/]_authed([/]_client.*)?[.]tsx[?]tsr-split)/;
/** Parts of the app that load after its first page. */
const later =
  /src[/](api[/](keep-cache|kept-forms|realtime)|ui[/](toast-region|country-sheet|show-accent)|intake[/](prepare-file|pages-to-pdf|page-list|photo-check|replace-question))[.]tsx?$/;
/** Needed where a file is chosen or a code is drawn, and large. */
const omitted = /[/]assets[/](pdf|qr-code)|^assets[/](pdf|qr-code)/;
/** Bundles of the texts of the form and the list of forms. A journey opens every page without a connection. */
const bundles = ['start', 'form', 'file-intake'];

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly modules: Readonly<Record<string, unknown>>;
}

/** The scripts of the client portal, without those of staff. */
export function portalChunks(chunks: readonly Chunk[], root: string): string[] {
  const having = (some: RegExp) => chunks.filter(({ modules }) => Object.keys(modules).some((id) => some.test(id)));
  const opened = having(pages).flatMap(({ fileName, dynamicImports }) => [fileName, ...dynamicImports]);
  const first = chunksFor(roots, root, chunks);
  const all = withImports([...first, ...opened, ...having(later).map(({ fileName }) => fileName)], chunks);
  return all.filter((file) => !omitted.test(file)).sort();
}

function withImports(names: readonly string[], chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const pending = names.filter((name) => !omitted.test(name));
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    pending.push(...(byName.get(name)?.imports ?? []));
  }
  return [...found];
}

/** Writes the service worker of the client portal into the build, and the one that removes it. */
export function serviceWorker(): Plugin {
  return {
    name: 'dossier:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const assets = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? [file.fileName] : []));
        const styles = assets.filter((file) => /^assets[/](first-.*[.]css|inter-latin-opsz.*[.]woff2)$/.test(file));
        const files = [...portalChunks(chunks, import.meta.dirname), ...styles].map((file) => `/${file}`);
        const texts = byLanguage((language) =>
          assets
            .filter((file) => bundles.some((name) => file.startsWith(`assets/texts-${language}-${name}-`)))
            .map((file) => `/${file}`),
        );
        const lists = JSON.stringify([...files, '/icon.svg']);
        const hash = createHash('sha256')
          .update(lists + JSON.stringify(texts))
          .digest('base64url')
          .slice(0, 10);
        const values = `const CACHE = 'shell-${hash}', FILES = ${lists}, TEXTS = ${JSON.stringify(texts)};\n`;
        const read = (name: string) => readFileSync(join(folder, name), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: values + read('worker.js') });
        this.emitFile({ type: 'asset', fileName: 'goodbye-sw.js', source: read('goodbye-worker.js') });
      },
    },
  };
}
