import { join } from 'node:path';
import { kycSectionTable } from '@dossier/domain/kyc-form/sections';
import { byLanguage, type Language } from '@dossier/domain/languages';
import { bundleOf } from '@dossier/texts/bundles';
import type { TextFile } from '@dossier/texts/text-files';
import type { Plugin } from 'vite';

/** A chunk of the build, as the bundler describes it. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly modules: Readonly<Record<string, unknown>>;
}

/** What a first visit of a page loads: modules of the web, and text files. */
interface FirstVisit {
  readonly modules: readonly string[];
  readonly texts: readonly TextFile[];
}

const loginOf = (kind: 'staff' | 'client'): FirstVisit => ({
  modules: ['src/main.tsx', 'src/start.tsx', 'src/login-app.tsx', `src/features/login/${kind}-login-screen.tsx`],
  texts: ['login'],
});
const clientPages = [
  'src/main.tsx',
  'src/start.tsx',
  'src/app.tsx',
  'src/route-tree.gen.ts?client',
  'src/routes/_authed.tsx?tsr-split=component',
  'src/routes/_authed/_client.tsx?tsr-split=component',
];

const formVisit = (page: string): FirstVisit => ({
  modules: [
    ...clientPages,
    'src/routes/_authed/_client/form.$id.tsx?tsr-split=component',
    `src/features/kyc-form/${page}.tsx`,
  ],
  texts: ['login', 'kyc-form'],
});

/** Pages of the form that are not named after their section. */
const formPages: readonly string[] = ['documents-page', 'person-page'];

/**
 * By kind of portal, first segment of the address and step of the form. A page that is not listed loads what it needs
 * step by step.
 */
const visits: Readonly<Record<string, FirstVisit>> = {
  'staff login': loginOf('staff'),
  'client login': loginOf('client'),
  'client forms': {
    modules: [...clientPages, 'src/routes/_authed/_client/forms.tsx?tsr-split=component'],
    texts: ['login', 'kyc-form'],
  },
  'client form': formVisit('contact-section'),
  ...Object.fromEntries(
    [...Object.keys(kycSectionTable).map((section) => `${section}-section`), ...formPages].map((page) => [
      `client form ${page.replace(/-(?:section|page)$/, '')}`,
      formVisit(page),
    ]),
  ),
};

/** Addresses of files that the server names in the page, so that the browser requests all of them at once. */
interface FirstFiles {
  readonly scripts: readonly string[];
  readonly texts: Readonly<Record<Language, readonly string[]>>;
}

/** The chunks that load before these modules run. @throws Error for a module that is in no chunk */
export function chunksFor(modules: readonly string[], folder: string, chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const need = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of byName.get(name)?.imports ?? []) need(next);
  };
  for (const module of modules) {
    const chunk = chunks.find((one) => Object.hasOwn(one.modules, join(folder, module)));
    if (!chunk) throw new Error(`no file of the build has ${module}`);
    need(chunk.fileName);
  }
  return [...found];
}

/** Writes `first-files.json` into the build: what each page loads first. Source of the server's hints. */
export function firstFiles(): Plugin {
  return {
    name: 'dossier:first-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const assets = files.flatMap((file) => (file.type === 'asset' ? [file.fileName] : []));
        const textsOf = (language: string, texts: readonly TextFile[]) =>
          [...new Set(texts.map(bundleOf))].flatMap((name) =>
            assets.filter((file) => file.startsWith(`assets/texts-${language}-${name}-`)),
          );
        const named = Object.entries(visits).map(([name, { modules, texts }]): [string, FirstFiles] => [
          name,
          {
            scripts: chunksFor(modules, import.meta.dirname, chunks).map((file) => `/${file}`),
            texts: byLanguage((language) => textsOf(language, texts).map((file) => `/${file}`)),
          },
        ]);
        this.emitFile({
          type: 'asset',
          fileName: 'first-files.json',
          source: JSON.stringify(Object.fromEntries(named)),
        });
      },
    },
  };
}
