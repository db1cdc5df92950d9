import { execFileSync } from 'node:child_process';
import { languages, localeOf } from '@dossier/domain/languages';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { refuseChunkCycles } from './refuse-chunk-cycles.ts';
import { serveLocales } from './serve-locales.ts';

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

/** Modules of both logins in addition to the base; most other pages use them too. */
const onFirstPages = new RegExp(
  [
    'src.ui.(text-field|field-frame|code-field|banner|badge|support-lines|logo|institution-mark|client-page)[.]tsx$',
    'src.(i18n.rich|shell.language-menu|api.before-sign-in)[.]',
    'src.features.login.(?!.*screen|provider|factor)',
    'src.routes.login[.]tsx',
    'query-core.*queryObserver',
    'react-query.*(useQuery|useBaseQuery)[.]',
  ].join('|'),
);

/** The React Compiler for files that define a component or a hook: it is most of the time of a build. */
const compiler = {
  ...reactCompilerPreset(),
  rolldown: { ...reactCompilerPreset().rolldown, filter: { code: /\b(?:function|const) (?:[A-Z]\w*[a-z]|use[A-Z])/ } },
};

const inTests = process.env['VITEST'] !== undefined;

export default defineConfig({
  plugins: [
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
    refuseChunkCycles(),
  ],
  // Found at the start: a package that is found later reloads the page in the middle of a test.
  optimizeDeps: { entries: inTests ? ['src/**/*.test.tsx'] : ['index.html', 'kit.html'] },
  // React has had what this shim brings to older ones for years.
  resolve: {
    alias: [
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
          groups: [
            { name: 'base', tags: ['$initial'], test: (id: string) => !/(index\.html|src.main\.tsx)$/.test(id) },
            { name: 'page', test: onFirstPages },
            // What most screens share comes in a few files by who needs it, not in one for each part: on a slow line
            // each file costs more than its bytes.
            { name: 'shared', minShareCount: 12, entriesAware: true, entriesAwareMergeThreshold: 40_000 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/mailbox': server } },
});
