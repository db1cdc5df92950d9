import { describe, expect, test } from 'vitest';
import { importsOf, wrongImports } from './imports.ts';

const at = (path: string, text: string) => wrongImports([{ path, text }]).map(({ message }) => message);

describe('imports of a file', () => {
  test('finds plain, type, re-exported, bare and lazy imports, also over several lines', () => {
    const text = `
      import { a } from './a.ts';
      import type { B } from "./b.ts";
      import {
        c,
        d,
      } from './c.ts';
      export { e } from './e.ts';
      export type { F } from './f.ts';
      import './g.css';
      const h = await import('./h.ts');`;
    expect(importsOf(text)).toEqual([
      { specifier: './a.ts', typeOnly: false },
      { specifier: './b.ts', typeOnly: true },
      { specifier: './c.ts', typeOnly: false },
      { specifier: './e.ts', typeOnly: false },
      { specifier: './f.ts', typeOnly: true },
      { specifier: './g.css', typeOnly: false },
      { specifier: './h.ts', typeOnly: false },
    ]);
  });

  test('reads nothing in comments', () => {
    expect(importsOf("// import { a } from './a.ts';\n/* import './b.ts' */")).toEqual([]);
  });
});

describe('walls between the rooms', () => {
  const refused: [string, string, string][] = [
    ['the domain uses Node', 'packages/domain/src/x.ts', "import { readFile } from 'node:fs';"],
    ['the domain uses the record engine', 'packages/domain/src/x.ts', "import type { A } from '@dossier/records';"],
    ['records use the domain', 'packages/records/src/x.ts', "import type { A } from '@dossier/domain/portal';"],
    ['screening uses the domain', 'packages/screening/src/x.ts', "import { a } from '@dossier/domain/portal';"],
    ['the server uses the web', 'apps/server/src/x.ts', "import { a } from '@dossier/web';"],
    ['the web uses records', 'apps/web/src/api/x.ts', "import type { A } from '@dossier/records';"],
    ['the web uses values of the server', 'apps/web/src/api/x.ts', "import { a } from '@dossier/server/records';"],
    ['a screen uses the SDK', 'apps/web/src/features/login/x.tsx', "import PocketBase from 'pocketbase';"],
    ['the web climbs up', 'apps/web/src/ui/x.tsx', "import { a } from '../api/client.ts';"],
    ['a feature uses a feature', 'apps/web/src/features/login/x.tsx', "import { A } from '#features/entity/a.tsx';"],
    ['a feature uses its own door', 'apps/web/src/features/login/x.tsx', "import { A } from '#features/login/a.tsx';"],
    ['a feature uses a route', 'apps/web/src/features/login/x.tsx', "import { A } from '#routes/login.tsx';"],
    ['a feature uses the shell', 'apps/web/src/features/login/x.tsx', "import { A } from '#shell/shell.tsx';"],
    ['the kit asks the server', 'apps/web/src/ui/x.tsx', "import { a } from '#api/client.ts';"],
    ['a journey reads a src folder', 'e2e/client/x.test.ts', "import { a } from '../../apps/server/src/app.ts';"],
    [
      'a collection calls a workflow',
      'apps/server/src/collections/gk_org.ts',
      "import { a } from '../workflows/send.ts';",
    ],
    [
      'a workflow fetches an adapter',
      'apps/server/src/workflows/send.ts',
      "import { a } from '../adapters/smtp-mailer.ts';",
    ],
    ['a view reaches up to the app', 'apps/server/src/views/queue.ts', "import { a } from '../app.ts';"],
    ['http fetches an adapter', 'apps/server/src/http/x.ts', "import { a } from '../adapters/smtp-mailer.ts';"],
    [
      'a package is entered by a path',
      'apps/server/src/x.ts',
      "import { a } from '../../../packages/domain/src/portal.ts';",
    ],
  ];
  test.each(refused)('stop it when %s', (_what, path, text) => {
    expect(at(path, text)).toHaveLength(1);
  });

  const allowed: [string, string, string][] = [
    [
      'the server uses all three packages',
      'apps/server/src/x.ts',
      "import { a } from '@dossier/domain/portal';\nimport { b } from '@dossier/records';\nimport { c } from '@dossier/screening';",
    ],
    ['the web uses types of the server', 'apps/web/src/api/x.ts', "import type { A } from '@dossier/server/records';"],
    ['the client wraps the SDK', 'apps/web/src/api/client.ts', "import PocketBase from 'pocketbase';"],
    [
      'a route composes features',
      'apps/web/src/routes/login.tsx',
      "import { A } from '#features/login/a.tsx';\nimport { B } from '#shell/shell.tsx';",
    ],
    [
      'a feature uses its own parts and the kit',
      'apps/web/src/features/login/x.tsx',
      "import { A } from './a.tsx';\nimport { B } from '#ui/button.tsx';",
    ],
    ['a test of a workflow starts the app', 'apps/server/src/workflows/send.test.ts', "import { a } from '../app.ts';"],
    [
      'a workflow reads a collection',
      'apps/server/src/workflows/send.ts',
      "import { a } from '../collections/gk_org.ts';",
    ],
    ['http names the type of an adapter', 'apps/server/src/http/x.ts', "import type { A } from '../adapters/a.ts';"],
    ['a page of the web brings the style sheet', 'apps/web/src/ui/x.tsx', "import '../styles/app.css';"],
    ['a test of the domain reads a file', 'packages/domain/src/x.test.ts', "import { readFile } from 'node:fs';"],
  ];
  test.each(allowed)('let it pass when %s', (_what, path, text) => {
    expect(at(path, text)).toEqual([]);
  });
});
