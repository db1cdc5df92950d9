import { expect, test } from 'vitest';
import { chunkNames } from './chunk-names.ts';

const imports: Record<string, string[]> = {
  '/web/main.ts': ['/web/react.ts'],
  '/web/login.ts': ['/web/button.ts'],
  '/web/app.ts': ['/web/button.ts', '/web/router.ts'],
  '/web/button.ts': ['/web/react.ts'],
  '/web/router.ts': ['/web/react.ts', '/web/router.ts'],
};
const onDemand: Record<string, string[]> = { '/web/staff.ts': ['/web/dialog.ts'] };
const lookup = (id: string) => ({ importedIds: imports[id] ?? [], dynamicallyImportedIds: onDemand[id] ?? [] });

test('a module is in the file of the first page that needs it, and a file needs only files before it', () => {
  const nameOf = chunkNames('/web', [
    { name: 'base', roots: ['main.ts'] },
    { name: 'login', roots: ['login.ts'], without: /login[.]ts$/ },
    { name: 'app', roots: ['app.ts'] },
  ]);
  const named = Object.fromEntries(
    [...Object.keys(imports), '/web/react.ts', '/web/other.ts'].map((id) => [id, nameOf(id, lookup)]),
  );
  expect(named).toEqual({
    '/web/main.ts': 'base',
    '/web/react.ts': 'base',
    '/web/login.ts': undefined,
    '/web/button.ts': 'login',
    '/web/app.ts': 'app',
    '/web/router.ts': 'app',
    '/web/other.ts': undefined,
  });
});

test('a file can have only what several pages need, and nothing that other pages need, also on demand', () => {
  const pages: Record<string, string[]> = {
    '/web/form.ts': ['/web/field.ts', '/web/dialog.ts', '/web/answers.ts'],
    '/web/list.ts': ['/web/field.ts'],
  };
  const nameOf = chunkNames('/web', [
    { name: 'both', roots: ['form.ts'], and: ['list.ts'] },
    { name: 'form', roots: ['form.ts'], butNot: ['staff.ts'] },
  ]);
  const find = (id: string) => ({ importedIds: pages[id] ?? [], dynamicallyImportedIds: onDemand[id] ?? [] });
  const named = ['field', 'dialog', 'answers', 'form', 'list'].map((name) => nameOf(`/web/${name}.ts`, find));
  expect(named).toEqual(['both', undefined, 'form', 'form', undefined]);
});
