import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import { expect, test } from 'vitest';
import { documentRow } from '../../../test/report-data.ts';
import { type IndexedArchive, indexPage } from './index-page.ts';

const sha256 = '0123456789abcdef'.repeat(4);
const packed = (path: string, more: Partial<DocumentRow> = {}) => ({ path, document: documentRow(more), sha256 });
const page = (more: Partial<IndexedArchive> = {}) =>
  indexPage({
    language: 'en',
    client: 'Zilverlinde Vastgoed B.V.',
    facts: [
      ['Reference', 'TR-1'],
      ['Number', ''],
    ],
    report: 'report.pdf',
    history: 'history.json',
    manifest: 'manifest.csv',
    documents: [packed('Zilverlinde/extract.pdf')],
    ...more,
  });

test('the index has the client, the facts that are known, and every file with its digest', () => {
  const html = page();
  expect(html).toContain('<h1>Zilverlinde Vastgoed B.V.</h1>');
  expect(html).toContain('<dt>Reference</dt><dd>TR-1</dd>');
  expect(html).not.toContain('Number');
  expect(html).toContain('<a href="./report.pdf">Report</a>');
  expect(html).toContain('<a href="./history.json">History with hashes (JSON)</a>');
  expect(html).toContain('<a href="./manifest.csv">');
  expect(html).toContain('<a href="./Zilverlinde/extract.pdf">extract.pdf</a>');
  expect(html).toContain(sha256);
});

test('the index is in the language of the reader', () => {
  expect(page()).toContain('<html lang="en-GB">');
  const dutch = page({ language: 'nl' });
  expect(dutch).toContain('<html lang="nl-NL">');
  for (const text of ['Rapport', 'Uittreksel handelsregister', 'Geverifieerd']) expect(dutch).toContain(text);
});

test('without a report or history there is no link to one, without documents a statement', () => {
  const html = page({ report: '', history: '', documents: [] });
  expect(html).not.toMatch(/report\.pdf|history\.json/);
  expect(html).toContain('No documents.');
});

test('names that look like markup or like addresses are text, and links stay in the archive', () => {
  const name = `"><script>alert('x')</script>&<img src=x>`;
  const html = page({
    client: name,
    facts: [[name, name]],
    documents: [packed(`javascript:alert(1)/a b?c#d%e "'.pdf`, { name, ownerName: name }), packed('../up.pdf')],
  });
  expect(html).not.toMatch(/<script|<img|alert\('x'\)/);
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(href).toMatch(/^\.\/[\w.%()!~*'-]+(\/[\w.%()!~*'-]+)?$/);
  expect(html).toContain('./javascript%3Aalert(1)/a%20b%3Fc%23d%25e%20%22');
});

test('the index loads and runs nothing', () => {
  const html = page();
  expect(html).not.toMatch(/src=|@import|url\(|https?:/);
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});

test('a document of the institution has no owner of the client and no result', () => {
  const html = page({ documents: [packed('institution/deed.pdf', { origin: 'institution', ownerName: '' })] });
  expect(html).toContain('<td>Institution</td>');
  expect(html).not.toContain('Verified');
});
