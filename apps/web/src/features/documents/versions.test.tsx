import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { history, newest, older, picture, documentTexts as texts } from './test-documents.ts';
import { VersionsScreen } from './versions-screen.tsx';

async function openVersions() {
  const png = await picture();
  answerWith({
    '/api/desk/views/document-history': () => history,
    '/api/desk/views/document-file': () => png.clone(),
  });
  await show(<VersionsScreen params={{ owner: 'subject1', kind: 'ownership', subject: 'subject1' }} />, {
    portal: gatekeeperPortal,
    texts,
  });
}

test('every version is listed, newest first, with all its data [DOC-10, DOC-11]', async () => {
  await openVersions();
  const table = page.getByRole('table');
  await expect
    .poll(() => table.getByRole('row').nth(1).element().textContent)
    .toMatch(/Version 2.*Newest.*chart-2\.png.*Tess Mulder.*11 November 2026.*3 November 2026.*Pending.*TR-1/);
  await expect
    .poll(() => table.getByRole('row').nth(2).element().textContent)
    .toMatch(/Version 1.*chart-1\.png.*5 November 2026.*Not given.*Rejected.*Ruben Aerts, 9 November 2026/);
  await expect.element(page.getByText('Why version 1 was rejected.')).toBeVisible();
  await expect.element(page.getByText(/Part of the document is missing/)).toBeVisible();
});

test('a version can be viewed and downloaded, and two of them compared side by side [DOC-12]', async () => {
  await openVersions();
  await expect
    .element(page.getByRole('link', { name: 'View chart-1.png' }))
    .toHaveAttribute('href', '/external/entity/subject1/documents/view/doc1?request=request1');
  await expect.element(page.getByRole('button', { name: 'Download chart-2.png' })).toBeVisible();
  const sides = page.getByRole('region', { name: 'Side by side' }).getByRole('figure');
  await expect.poll(() => sides.nth(0).element().textContent).toMatch(/A\s*Version 1/);
  await expect.poll(() => sides.nth(1).element().textContent).toMatch(/B\s*Version 2/);
  await expect.element(sides.nth(0).getByRole('img', { name: 'chart-1.png' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Compare as A: version 2' }));
  await expect.poll(() => sides.nth(0).element().textContent).toMatch(/A\s*Version 2/);
  await expect.poll(() => sides.nth(1).element().textContent).toMatch(/B\s*Version 1/);
});

/** A PDF with these lines of text on one page. */
function pdfOf(lines: readonly string[]): Response {
  const content = `BT /F1 11 Tf 60 780 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const file = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj',
    `4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
    '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    'trailer << /Root 1 0 R >>',
  ].join('\n');
  return new Response(file, { headers: { 'content-type': 'application/pdf' } });
}

test('what was read of two versions of an extract is compared [DOC-12]', async () => {
  const extract = { type: 'registration', kind: 'registration', mediaType: 'application/pdf' } as const;
  const line = (day: string) => [
    'Uittreksel Handelsregister',
    'KvK-nummer 41234567',
    'Statutaire naam Polder Bouw B.V.',
    'Statutaire zetel Hoorn',
    `Dit uittreksel is vervaardigd op ${day} om 13.14 uur.`,
  ];
  answerWith({
    '/api/desk/views/document-history': () => ({
      ...history,
      kind: 'registration',
      versions: [
        { ...newest, ...extract },
        { ...older, ...extract },
      ],
    }),
    '/api/desk/views/document-file': ({ doc }) => pdfOf(line(doc === 'doc2' ? '02-11-2026' : '14-05-2026')),
  });
  await show(<VersionsScreen params={{ owner: 'subject1', kind: 'registration', subject: 'subject1' }} />, {
    portal: internPortal,
    texts,
  });
  const read = page.getByRole('region', { name: 'What was read' });
  await expect.element(read.getByText('1 of 3 changed')).toBeVisible();
  const rows = () =>
    read
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.textContent?.replace(/Version \d|Compared/g, ' ').trim());
  expect(rows()[0]).toMatch(/^Issued\s*14 May 2026\s*2 November 2026\s*Changed$/);
  expect(rows()[1]).toMatch(/^Registration number\s*41234567\s*41234567\s*Same$/);
  await userEvent.click(read.getByText('Only changes'));
  expect(rows()).toHaveLength(1);
});
