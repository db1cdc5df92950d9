import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateIndexes, outdatedIndexes } from './generate-indexes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dossier-indexes-'));
  write('apps/server/src/collections/visit_notes.ts', 'export const visitNotes = defineCollection({});\n');
  write('apps/server/src/collections/rules.ts', "export const isIntern = '';\n");
  write('apps/server/src/mail/templates/all-done.ts', 'export const allDone: Template<AllDoneData> = () => ({});\n');
  write('apps/web/src/portals/auditor.ts', 'export const auditorPortal: Portal = {};\n');
  write('packages/texts/locales/en/visit-notes.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('collections, mails, portals and text files are listed because they exist, helpers are not', () => {
  const generated = generateIndexes(root);
  const [collections = '', templates = '', portals = '', texts = ''] = Object.values(generated);
  expect(collections).toContain("import { visitNotes } from './visit_notes.ts';");
  expect(collections).toContain('  visit_notes: visitNotes,');
  expect(collections).not.toContain('rules');
  expect(templates).toContain("  'all-done': allDone,");
  expect(portals).toContain('  auditor: auditorPortal,');
  expect(texts).toContain("  'visit-notes': typeof import('../locales/en/visit-notes.json');");
});

test('a list that lacks a file is reported with the command that writes it', () => {
  for (const [path, text] of Object.entries(generateIndexes(root))) write(path, text);
  expect(outdatedIndexes(root)).toEqual([]);
  write('apps/server/src/collections/alerts.ts', 'export const alerts = defineCollection({});\n');
  expect(outdatedIndexes(root)).toEqual([
    { path: 'apps/server/src/collections/collections.gen.ts', message: 'is out of date: npm run generate' },
  ]);
});
