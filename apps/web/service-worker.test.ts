import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portalChunks } from './service-worker.ts';

const chunk = (fileName: string, modules: string[], imports: string[] = [], dynamicImports: string[] = []) => ({
  fileName,
  imports,
  dynamicImports,
  modules: Object.fromEntries(modules.map((path) => [join('/web', path), {}])),
});
const chunks = [
  chunk('assets/base.js', ['src/main.tsx', 'src/start.tsx', 'src/route-tree.gen.ts?client']),
  chunk('assets/login.js', ['src/login-app.tsx', 'src/features/login/client-login-screen.tsx'], ['assets/base.js']),
  chunk(
    'assets/app.js',
    ['src/app.tsx', 'src/routes/_authed/_client.tsx'],
    ['assets/base.js'],
    ['assets/form.js', 'assets/queue.js'],
  ),
  chunk(
    'assets/form.js',
    ['src/features/kyc-form/form-screen.tsx'],
    ['assets/button.js'],
    ['assets/contact.js', 'assets/pdf-1.js'],
  ),
  chunk('assets/contact.js', ['src/ui/contact.tsx'], ['assets/field.js']),
  chunk('assets/button.js', ['src/ui/button.tsx']),
  chunk('assets/field.js', ['src/ui/field.tsx']),
  chunk('assets/pdf-1.js', ['pdf.js']),
  chunk('assets/prepare-file.js', ['src/intake/prepare-file.ts'], [], ['assets/pdf-1.js']),
  chunk('assets/queue.js', ['src/features/onboardings/queue.tsx']),
];

test('without a connection a client has the pages of the form, what they load on demand and what takes a file, and no page of staff', () => {
  const names = ['app', 'base', 'button', 'contact', 'field', 'form', 'login', 'prepare-file'];
  expect(portalChunks(chunks, '/web')).toEqual(names.map((name) => `assets/${name}.js`));
});
