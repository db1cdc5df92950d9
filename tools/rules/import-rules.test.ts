import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportGraph, readImports } from './import-graph.ts';
import { forbiddenImports, noCycles } from './import-rules.ts';

type Case = readonly [what: string, path: string, text: string];

const refused: readonly Case[] = [
  ['the domain uses Node', 'packages/domain/src/x1.ts', "import { readFile } from 'node:fs';"],
  ['the domain uses the record engine', 'packages/domain/src/x2.ts', "import type { A } from '@dossier/records';"],
  ['records use the domain', 'packages/records/src/x3.ts', "import type { A } from '@dossier/domain/portal';"],
  ['screening uses the domain', 'packages/screening/src/x4.ts', "import { a } from '@dossier/domain/portal';"],
  ['texts use the server', 'packages/texts/src/x23.ts', "import type { A } from '@dossier/server/records';"],
  ['texts use Node', 'packages/texts/src/x24.ts', "import { readFile } from 'node:fs';"],
  [
    'the record server uses the domain',
    'packages/records-server/src/x25.ts',
    "import { a } from '@dossier/domain/portal';",
  ],
  ['the desk uses the record server', 'apps/server/src/x26.ts', "import { a } from '@dossier/records-server';"],
  ['the server uses the web', 'apps/server/src/x5.ts', "import { a } from '@dossier/web';"],
  ['the web uses records', 'apps/web/src/api/x6.ts', "import type { A } from '@dossier/records';"],
  ['the web uses values of the server', 'apps/web/src/api/x7.ts', "import { a } from '@dossier/server/records';"],
  ['the web loads values of the server lazily', 'apps/web/src/api/x8.ts', "await import('@dossier/server/records');"],
  ['a screen uses the SDK', 'apps/web/src/features/login/x9.tsx', "import PocketBase from 'pocketbase';"],
  ['the web imports upwards by a path', 'apps/web/src/portals/x10.tsx', "import { a } from '../api/client.ts';"],
  ['a feature uses a feature', 'apps/web/src/features/login/x11.tsx', "import { A } from '#features/entity/a.tsx';"],
  ['a feature uses its own alias', 'apps/web/src/features/login/x12.tsx', "import { A } from '#features/login/a.tsx';"],
  ['a feature uses a route', 'apps/web/src/features/login/x13.tsx', "import { A } from '#routes/login.tsx';"],
  ['a feature uses the shell', 'apps/web/src/features/login/x14.tsx', "import { A } from '#shell/shell.tsx';"],
  ['a ui component queries the server', 'apps/web/src/ui/x15.tsx', "import { a } from '#api/client.ts';"],
  ['a journey reads a src folder', 'e2e/client/x16.test.ts', "import { a } from '../../apps/server/src/app.ts';"],
  ['a collection calls a workflow', 'apps/server/src/collections/x17.ts', "import { a } from '../workflows/send.ts';"],
  ['a workflow uses an adapter', 'apps/server/src/workflows/x18.ts', "import { a } from '../adapters/a.ts';"],
  ['a view uses the app', 'apps/server/src/views/x19.ts', "import { a } from '../app.ts';"],
  ['http uses an adapter', 'apps/server/src/http/x20.ts', "import { a } from '../adapters/a.ts';"],
  [
    'a package is imported by a path',
    'apps/server/src/x21.ts',
    "import { a } from '../../../packages/domain/src/portal.ts';",
  ],
  ['an import names no file', 'apps/server/src/x22.ts', "import { a } from './missing.ts';"],
];

const allowed: readonly Case[] = [
  [
    'the server uses all three packages',
    'apps/server/src/y1.ts',
    "import { a } from '@dossier/domain/portal';\nimport { b } from '@dossier/records';\nimport { c } from '@dossier/screening';",
  ],
  ['texts use the domain', 'packages/texts/src/y11.ts', "import { a } from '@dossier/domain/portal';"],
  ['the record server uses the engine', 'packages/records-server/src/y12.ts', "import { a } from '@dossier/records';"],
  ['the web uses types of the server', 'apps/web/src/api/y2.ts', "import type { A } from '@dossier/server/records';"],
  ['the client wraps the SDK', 'apps/web/src/api/client.ts', "import PocketBase from 'pocketbase';"],
  [
    'a route composes features',
    'apps/web/src/routes/y3.tsx',
    "import { A } from '#features/login/a.tsx';\nimport { B } from '#shell/shell.tsx';",
  ],
  [
    'a feature uses its own parts and ui components',
    'apps/web/src/features/login/y4.tsx',
    "import { A } from './a.tsx';\nimport { B } from '#ui/button.tsx';",
  ],
  ['a test of a workflow starts the app', 'apps/server/src/workflows/y5.test.ts', "import { a } from '../app.ts';"],
  ['a workflow reads a collection', 'apps/server/src/workflows/y6.ts', "import { a } from '../collections/gk_org.ts';"],
  ['http names the type of an adapter', 'apps/server/src/http/y7.ts', "import type { A } from '../adapters/a.ts';"],
  ['a ui component imports its style sheet', 'apps/web/src/ui/y8.tsx', "import '../styles/app.css';"],
  ['a test of the domain reads a file', 'packages/domain/src/y9.test.ts', "import { readFile } from 'node:fs';"],
  ['an import is in a comment', 'packages/domain/src/y10.ts', "// import { a } from '@dossier/records';"],
];

/** Files that the cases import. */
const targets: Readonly<Record<string, string>> = {
  'packages/domain/package.json': '{"name":"@dossier/domain","exports":{"./*":"./src/*.ts"}}',
  'packages/domain/src/portal.ts': '',
  'packages/domain/src/one.ts': "import type { B } from './other.ts';",
  'packages/domain/src/other.ts': "import type { A } from './one.ts';",
  'packages/records/package.json': '{"name":"@dossier/records","exports":{".":"./src/index.ts"}}',
  'packages/records/src/index.ts': '',
  'packages/records-server/package.json': '{"name":"@dossier/records-server","exports":{".":"./src/index.ts"}}',
  'packages/records-server/src/index.ts': '',
  'packages/screening/package.json': '{"name":"@dossier/screening","exports":{".":"./src/index.ts"}}',
  'packages/screening/src/index.ts': '',
  'apps/server/package.json': '{"name":"@dossier/server","exports":{"./records":"./src/collections/records.ts"}}',
  'apps/server/src/collections/records.ts': '',
  'apps/server/src/collections/gk_org.ts': '',
  'apps/server/src/workflows/send.ts': '',
  'apps/server/src/adapters/a.ts': '',
  'apps/server/src/app.ts': '',
  'apps/web/package.json': JSON.stringify({
    name: '@dossier/web',
    exports: { '.': './src/main.tsx' },
    imports: Object.fromEntries(
      ['ui', 'features', 'api', 'shell', 'routes'].map((name) => [`#${name}/*`, `./src/${name}/*`]),
    ),
  }),
  'apps/web/src/main.tsx': '',
  'apps/web/src/features/entity/a.tsx': '',
  'apps/web/src/features/login/a.tsx': '',
  'apps/web/src/routes/login.tsx': '',
  'apps/web/src/shell/shell.tsx': '',
  'apps/web/src/ui/button.tsx': '',
  'apps/web/src/styles/app.css': '',
  'node_modules/pocketbase/package.json': '{"name":"pocketbase","main":"index.js"}',
  'node_modules/pocketbase/index.js': '',
};

let folder = '';
let graph: ImportGraph;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-imports-'));
  const files = [
    ...Object.entries(targets),
    ...[...refused, ...allowed].map(([, path, text]) => [path, text] as const),
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules/@dossier'));
  for (const path of [
    'packages/domain',
    'packages/records',
    'packages/records-server',
    'packages/screening',
    'apps/server',
    'apps/web',
  ])
    symlinkSync(join(folder, path), join(folder, 'node_modules/@dossier', path.split('/')[1] ?? ''));
  graph = await readImports(folder, ['packages', 'apps', 'e2e'], forbiddenImports);
});
afterAll(() => rmSync(folder, { recursive: true }));

const violations = (path: string) => graph.violations.filter(({ from }) => from === path).map(({ rule }) => rule);

test.each(refused)('refused when %s', (_what, path) => {
  expect(violations(path)).toHaveLength(1);
});

test.each(allowed)('allowed when %s', (_what, path) => {
  expect(violations(path)).toEqual([]);
});

test('refused when modules import each other, be it types only', () => {
  expect(graph.violations.filter(({ cycle }) => cycle.length > 0)).toEqual([
    expect.objectContaining({
      rule: noCycles,
      cycle: expect.arrayContaining(['packages/domain/src/one.ts', 'packages/domain/src/other.ts']),
    }),
  ]);
});

test('the graph contains type imports and the files of other packages', () => {
  const imports = (path: string) => graph.modules.find((module) => module.path === path)?.imports;
  expect(imports('apps/web/src/api/y2.ts')).toEqual(['apps/server/src/collections/records.ts']);
});
