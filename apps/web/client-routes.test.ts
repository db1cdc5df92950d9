import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientRoutes } from './client-routes.ts';

const tree = readFileSync(join(import.meta.dirname, 'src/route-tree.gen.ts'), 'utf8');
const filesIn = (code: string) => [...code.matchAll(/from '(\.\/routes\/[^']*)'/g)].map(([, file = '']) => file);

test('a client loads the pages of clients and guests, and none of staff', () => {
  const isOfStaff = (file: string) => /_authed\/(external|internal)/.test(file);
  expect(filesIn(tree).some(isOfStaff)).toBe(true);
  expect(filesIn(clientRoutes(tree))).toEqual(filesIn(tree).filter((file) => !isOfStaff(file)));
});

test('what is left of the tree names no route that was removed', () => {
  const values = clientRoutes(tree).replace(/^(?:interface|declare|export interface) [\s\S]*?^\}$/gm, '');
  expect(values).not.toMatch(/Authed(External|Internal)/);
  expect(values).toContain('AuthedClientRoute: AuthedClientRouteWithChildren');
});

test('a tree without areas is refused: the build would load all pages', () => {
  expect(() => clientRoutes("import { Route as LoginRouteImport } from './routes/login'\n")).toThrow('area of staff');
});
