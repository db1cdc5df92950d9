import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageRoots } from '@dossier/domain/page-roots';
import { expect, test } from 'vitest';

test('the server knows the first segment of every route, and no other', () => {
  const tree = readFileSync(join(import.meta.dirname, '../route-tree.gen.ts'), 'utf8');
  const [, routes = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? [];
  const roots = [...routes.matchAll(/^ *'\/([^/']+)/gm)].map(([, root]) => root).filter((root) => root !== '$');
  expect(roots).not.toEqual([]);
  expect(new Set(pageRoots)).toEqual(new Set(roots));
});
