import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const read = (env: Record<string, string>) => readConfig({ DOSSIER_DATA: join(folder, 'data'), ...env });

test('a setting is read from a file, without the newline at its end', () => {
  const url = file('url', 'postgres://desk:secret@db:5432/desk\n');
  expect(read({ DATABASE_URL_FILE: url }).databaseUrl).toBe('postgres://desk:secret@db:5432/desk');
});

test('a value from a file is checked like any other', () => {
  expect(() => read({ DOSSIER_SECRET_FILE: file('weak', 'short') })).toThrow('DOSSIER_SECRET is too weak');
});

test('a missing file, an empty one and a setting given twice are refused with what to do', () => {
  expect(() => read({ SMTP_URL_FILE: join(folder, 'none') })).toThrow('none cannot be read (ENOENT). Check its path');
  expect(() => read({ SMTP_URL_FILE: file('empty', '\n') })).toThrow(
    'is empty. Write the value of the setting into it.',
  );
  const twice = { SMTP_URL: 'smtp://a', SMTP_URL_FILE: file('smtp', 'smtp://b') };
  expect(() => read(twice)).toThrow('SMTP_URL and SMTP_URL_FILE are both set: unset one of them.');
});
