import { expect, test } from 'vitest';
import { chunkNames } from './chunk-names.ts';

const imports: Record<string, string[]> = {
  '/web/main.ts': ['/web/react.ts'],
  '/web/login.ts': ['/web/button.ts'],
  '/web/app.ts': ['/web/button.ts', '/web/router.ts'],
  '/web/button.ts': ['/web/react.ts'],
  '/web/router.ts': ['/web/react.ts', '/web/router.ts'],
};
const lookup = (id: string) => ({ importedIds: imports[id] ?? [] });

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
