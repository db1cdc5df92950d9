import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { languages, localeOf } from '@dossier/domain/languages';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { chunkNames } from './chunk-names.ts';
import { clientRouteTree } from './client-routes.ts';
import { firstFiles } from './first-files.ts';
import { paintFirst } from './late-styles.ts';
import { pageFiles } from './page-files.ts';
import { refuseChunkCycles } from './refuse-chunk-cycles.ts';
import { serveLocales } from './serve-locales.ts';
import { serviceWorker } from './service-worker.ts';

/** Names this build: another one drops the stored query cache. */
function buildId(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return `built-${Date.now()}`;
  }
}

/** The desk's server, on its configured port. */
const server = { target: `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`, changeOrigin: false };

/** The facts about telephone numbers as JSON: a module that imports them gets them as JavaScript. */
const phoneNumbers = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.min.json');

const nameOf = chunkNames(import.meta.dirname, pageFiles);

/**
 * Pages of clients, and parts of pages apart from lists: they have few elements, arrive by a slow line, and what the
 * compiler adds would be a third of their code.
 */
const withoutCompiler =
  /[/]src[/](?:features[/](?:kyc-form|client-forms)[/]|intake[/]|shell[/]client-|ui[/](?!table|data-table|list-))/;

/** The React Compiler for files that define a component or a hook: it is most of the time of a build. */
const compiler = {
  ...reactCompilerPreset(),
  rolldown: {
    ...reactCompilerPreset().rolldown,
    filter: { code: /\b(?:function|const) (?:[A-Z]\w*[a-z]|use[A-Z])/, id: { exclude: withoutCompiler } },
  },
};

const inTests = process.env['VITEST'] !== undefined;

export default defineConfig({
  plugins: [
    clientRouteTree(),
    !inTests &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/route-tree.gen.ts',
        quoteStyle: 'single',
      }),
    {
      ...(optimizeLocales.vite({ locales: ['en-US', ...languages.map(localeOf)] }) as object),
      enforce: 'pre',
    } as PluginOption,
    react(),
    babel({ presets: [compiler], sourceMap: false }),
    tailwindcss(),
    serveLocales(),
    paintFirst(),
    firstFiles(),
    serviceWorker(),
    refuseChunkCycles(),
  ],
  // Found at the start: a package that is found later reloads the page in the middle of a test.
  optimizeDeps: { entries: inTests ? ['src/**/*.test.tsx'] : ['index.html', 'kit.html'] },
  // React has had what this shim brings to older ones for years.
  resolve: {
    alias: [
      // Parsed as JSON, the facts about telephone numbers take a phone half the time that they take as JavaScript.
      { find: /^.*[/]metadata[.]min[.]json[.]js$/, replacement: phoneNumbers },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(inTests ? 'test' : buildId()) },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // What every page needs is one file: together it packs better than in thirty.
    rolldownOptions: {
      // The compiler takes most of a build; the warning about it does not help an operator.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: (id, context) => nameOf(id, (other) => context.getModuleInfo(other)), priority: 2 },
            // What most screens share comes in a few files by who needs it, not in one for each part: on a slow line
            // each file costs more than its bytes.
            { name: 'shared', minShareCount: 12, entriesAware: true },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/mailbox': server } },
});
