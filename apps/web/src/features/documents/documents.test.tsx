import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client } from '#api/client.ts';
import type { ViewAnswer } from '#api/views.ts';
import { deleteWaitingFiles } from '#api/waiting-files.ts';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { DocumentsScreen } from './documents-screen.tsx';
import { VersionsScreen } from './versions-screen.tsx';
import { ViewerScreen } from './viewer-screen.tsx';

type Versions = ViewAnswer<'document-history'>;

const texts = ['documents', 'document-kinds', 'identity', 'legal-forms', 'presence'] as const;

const newest: Versions['versions'][number] = {
  doc: 'doc2',
  document: 'row2',
  name: 'chart-2.png',
  type: 'ownership',
  purpose: '',
  kind: 'ownership',
  side: '',
  owner: 'subject1',
  ownerName: 'Polder Bouw B.V.',
  mediaType: 'image/png',
  size: 2048,
  pages: 1,
  issuedOn: '2026-11-03',
  expiresOn: '',
  verification: 'pending',
  verifiedBy: '',
  updated: '2026-11-12 10:00:00.000Z',
  verifiedAt: '',
  reason: '',
  version: 2,
  versions: 2,
  uploadedBy: 'Tess Mulder',
  uploadedAt: '2026-11-11 10:00:00.000Z',
  origin: 'vault',
  usedIn: [{ id: 'request1', number: 'KV-1', reference: 'TR-1' }],
};
const older = {
  ...newest,
  doc: 'doc1',
  name: 'chart-1.png',
  issuedOn: '',
  verification: 'rejected' as const,
  verifiedBy: 'Ruben Aerts',
  updated: '2026-11-10 10:00:00.000Z',
  verifiedAt: '2026-11-09 10:00:00.000Z',
  reason: 'Part of the document is missing.',
  version: 1,
  uploadedAt: '2026-11-05 10:00:00.000Z',
};
const history: Versions = {
  owner: 'subject1',
  ownerName: 'Polder Bouw B.V.',
  kind: 'ownership',
  subject: 'subject1',
  subjectName: 'Polder Bouw B.V.',
  versions: [newest, older],
};

async function picture(type = 'image/png'): Promise<Response> {
  const canvas = new OffscreenCanvas(20, 10);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 10);
  return new Response(await canvas.convertToBlob({ type }), { headers: { 'content-type': type } });
}

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

test.each(['image/png', 'image/jpeg'])('a document of %s is shown, and can be enlarged [DOC-09]', async (type) => {
  const file = await picture(type);
  const shown: ViewAnswer<'document'> = {
    document: { ...newest, mediaType: type },
    request: { id: 'request1', subject: 'subject1', subjectName: 'Polder Bouw B.V.', status: 'completed' },
    facts: [],
    versions: [newest],
    sameFiles: [
      {
        as: 'client',
        doc: 'doc9',
        request: 'request9',
        subject: 'subject9',
        subjectName: 'Zilverlinde B.V.',
        ownerName: 'Joris van Rijsbergen',
        kind: 'ownership',
        version: 1,
        at: '2026-11-03 10:00:00.000Z',
      },
    ],
    answers: [{ asked: 'Not legible.', answer: 'It is the only one.', at: '2026-11-04 10:00:00.000Z' }],
    previous: '',
    next: '',
    nextUndecided: '',
    position: { index: 1, total: 1 },
    mayVerify: false,
    problem: '',
  };
  answerWith({ '/api/desk/views/document': () => shown, '/api/desk/views/document-file': () => file.clone() });
  await show(
    <ViewerScreen
      params={{ doc: 'doc2', subject: 'subject1' }}
      onOpen={() => {}}
      backHref="/back"
      overviewHref="/overview"
      screeningHref="/screening"
      askHref=""
      historyHref={() => '/history'}
    />,
    { portal: gatekeeperPortal, texts },
  );
  const image = page.getByRole('img', { name: 'chart-2.png' });
  await expect.element(image).toBeVisible();
  await expect.element(page.getByText('It is the only one.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^This file was sent for another client: Zilverlinde B\.V\./ }))
    .toHaveAttribute('href', '/external/entity/subject9/documents/view/doc9?request=request9');
  const before = image.element().getBoundingClientRect().width;
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => image.element().getBoundingClientRect().width).toBeGreaterThan(before);
});

const desk: ViewAnswer<'document'> = {
  document: { ...newest, mediaType: 'image/png' },
  request: { id: 'request1', subject: 'subject1', subjectName: 'Polder Bouw B.V.', status: 'submitted' },
  facts: [],
  versions: [newest],
  sameFiles: [],
  answers: [],
  previous: '',
  next: '',
  nextUndecided: '',
  position: { index: 1, total: 1 },
  mayVerify: true,
  problem: '',
};

/** The viewer of a reviewer with a photo that is wider than the stage; returns the documents that it opened. */
async function openViewer(shown: Partial<ViewAnswer<'document'>>, rows?: readonly unknown[]): Promise<string[]> {
  const canvas = new OffscreenCanvas(3000, 1500);
  canvas.getContext('2d')?.fillRect(0, 0, 3000, 1500);
  const file = new Response(await canvas.convertToBlob(), { headers: { 'content-type': 'image/png' } });
  const decided = { ...newest, verification: 'rejected' as const, reason: 'Not readable.' };
  const opened: string[] = [];
  answerWith({
    '/api/desk/views/document': () => ({ ...desk, ...shown }),
    '/api/desk/views/document-file': () => file.clone(),
    '/api/desk/views/entity': () => ({
      request: { id: 'request1', reference: 'TR-1' },
      subject: { id: 'subject1', name: 'Polder Bouw B.V.' },
      documents: { open: true, value: rows ?? [older, decided] },
      counts: { openHits: 2 },
      moves: ['ask-client'],
    }),
    '/api/desk/reject-document': () => ({}),
  });
  await show(
    <ViewerScreen
      params={{ doc: 'doc2', subject: 'subject1' }}
      onOpen={(doc) => opened.push(doc)}
      backHref="/back"
      overviewHref="/overview"
      screeningHref="/screening"
      askHref=""
      historyHref={() => '/history'}
    />,
    { portal: internPortal, texts },
  );
  await expect.element(page.getByRole('img', { name: 'chart-2.png' })).toBeVisible();
  return opened;
}

test.each([1280, 390])(
  'a document fits the width of the stage at %i px, until it is enlarged [DOC-17]',
  async (width) => {
    await page.viewport(width, 800);
    await openViewer({});
    const stage = page.getByRole('document').element();
    const sideways = () => stage.scrollWidth - stage.clientWidth;
    const fit = page.getByRole('button', { name: 'Fit width' });
    await expect.element(fit).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(sideways).toBe(0);
    expect(page.getByRole('img').element().getBoundingClientRect().width).toBeGreaterThan(stage.clientWidth * 0.9);
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
    await expect.poll(sideways).toBeGreaterThan(0);
    await userEvent.click(fit);
    await expect.poll(sideways).toBe(0);
  },
);

test('zooming keeps the middle of the document in the middle [DOC-17]', async () => {
  await page.viewport(1280, 400);
  await openViewer({});
  const stage = page.getByRole('document').element();
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const middle = () => {
    const image = page.getByRole('img').element().getBoundingClientRect();
    const frame = stage.getBoundingClientRect();
    return [
      (frame.left + stage.clientWidth / 2 - image.left) / image.width,
      (frame.top + stage.clientHeight / 2 - image.top) / image.height,
    ].map((part) => Math.round(part * 100));
  };
  for (let step = 0; step < 3; step += 1) await userEvent.click(zoomIn);
  stage.scrollTo(stage.scrollWidth * 0.1, stage.scrollHeight * 0.5);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const before = middle();
  const width = page.getByRole('img').element().getBoundingClientRect().width;
  await userEvent.click(zoomIn);
  await expect.poll(() => page.getByRole('img').element().getBoundingClientRect().width).toBeGreaterThan(width);
  expect(middle()).toEqual(before);
});

test('Ctrl Enter rejects from the reason, and the next undecided document opens [DOC-17]', async () => {
  const opened = await openViewer({ nextUndecided: 'doc9' });
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toEqual([]);
  await userEvent.keyboard('The lower edge is missing.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => opened).toEqual(['doc9']);
});

test('after the last decision all documents and the next step are listed [DOC-17]', async () => {
  const opened = await openViewer({});
  await userEvent.keyboard('r');
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), 'Not readable.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('heading', { name: 'All 2 documents have a decision' })).toHaveFocus();
  await expect.element(page.getByText(/^0 verified, 2 rejected\./)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Next: 2 possible matches' }))
    .toHaveAttribute('href', '/screening');
  await expect.element(page.getByText('2 of 2 decided')).toBeVisible();
  expect(opened).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Open Ownership chart' }).first());
  expect(opened).toEqual(['doc1']);
});

test('at the end, verified documents beyond the sixth row are shown on request [DOC-17]', async () => {
  const verified = Array.from({ length: 8 }, (_, index) => ({
    ...newest,
    doc: `verified${index}`,
    verification: 'verified' as const,
  }));
  await openViewer({}, [older, ...verified]);
  await userEvent.keyboard('r');
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), 'Not readable.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const rows = page.getByRole('listitem');
  await expect.element(page.getByText('9 of 9 decided')).toBeVisible();
  expect(rows.elements()).toHaveLength(6);
  await userEvent.click(page.getByRole('button', { name: 'Show 3 more verified documents' }));
  expect(rows.elements()).toHaveLength(9);
  await expect.element(rows.nth(6).getByRole('button')).toHaveFocus();
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

test('the zone of an identity document is read on request, and compared with the answers', async () => {
  const identity = { type: 'other', purpose: 'identity', kind: 'other-identity' } as const;
  const facts = [
    { label: 'name', value: 'Joris van Rijsbergen' },
    { label: 'birth-date', value: '1984-03-18' },
  ];
  await openViewer({ document: { ...newest, ...identity }, facts });
  const asked = answerWith({
    '/api/desk/read-identity-document': () => ({
      unread: null,
      values: {
        kind: 'passport',
        country: 'NL',
        nationality: 'NL',
        number: 'SPECI2014',
        birthDate: '1984-03-17',
        expiry: '2029-08-21',
        sex: 'M',
        lastName: 'VAN RIJSBERGEN',
        firstNames: 'JORIS',
        fits: { number: false, birthDate: true, expiry: true, whole: false },
      },
    }),
  });
  const read = page.getByRole('region', { name: 'What was read' });
  expect(asked).toEqual([]);
  await userEvent.click(read.getByRole('button', { name: 'Read the machine-readable lines' }));
  await expect.element(read.getByText('SPECI2014')).toBeVisible();
  expect(asked).toEqual([{ path: '/api/desk/read-identity-document', input: { doc: 'doc2', request: 'request1' } }]);
  await expect.element(read.getByText('Same as the answer')).toBeVisible();
  await expect.element(read.getByText('The answer is 18 March 1984')).toBeVisible();
  await expect.element(read.getByText(/^The check digit does not fit/)).toBeVisible();
});

const request = { id: 'request00000001', number: 'KV-1', reference: 'TR-1', status: 'submitted' };
const subject = { id: 'subject1', name: 'Polder Bouw B.V.' };
const original = globalThis.XMLHttpRequest;

afterEach(async () => {
  await deleteWaitingFiles();
  globalThis.XMLHttpRequest = original;
});

/** An upload that stops at half until it is cancelled. */
function stallUploads(): { stopped: number } {
  const seen = { stopped: 0 };
  class Stalled extends EventTarget {
    upload: { onprogress?: (event: unknown) => void } = {};
    onabort?: () => void;
    open() {}
    setRequestHeader() {}
    send() {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    }
    abort() {
      seen.stopped += 1;
      this.onabort?.();
    }
  }
  globalThis.XMLHttpRequest = Stalled as unknown as typeof XMLHttpRequest;
  return seen;
}

async function openDocuments() {
  client.authStore.save('token', { id: 'me', collectionId: 'c', collectionName: 'gatekeeper_users', role: 'member' });
  const entity = { request, subject, documents: { open: true, value: [] }, ownDocuments: [] };
  answerWith({ '/api/desk/views/entity': () => entity });
  await show(<DocumentsScreen params={{ subject: 'subject1' }} filter="all" onFilter={() => {}} closed={undefined} />, {
    portal: gatekeeperPortal,
    texts,
  });
  await expect.element(page.getByRole('button', { name: 'Add documents' })).toBeVisible();
}

function drop(target: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

const pdf = (name: string) => new File(['%PDF-1.7 x'], name, { type: 'application/pdf' });

test('files dropped anywhere on the tab are accepted, also while others are being added [DOC-18]', async () => {
  await openDocuments();
  drop(
    page.getByText('No documents yet').element(),
    pdf('deed.pdf'),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
  );
  const drawer = page.getByRole('dialog', { name: 'Add documents' });
  await expect.element(drawer.getByText('deed.pdf')).toBeVisible();
  await expect.element(drawer.getByText('notes.txt')).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Add 1 file' })).toBeVisible();
  drop(drawer.element(), pdf('later.pdf'));
  await expect.element(drawer.getByText('later.pdf')).toBeVisible();
  await expect.element(drawer.getByText('deed.pdf')).toBeVisible();
});

test('an upload shows its progress and can be cancelled [UX-11]', async () => {
  await openDocuments();
  const seen = stallUploads();
  drop(page.getByText('No documents yet').element(), pdf('deed.pdf'));
  const drawer = page.getByRole('dialog', { name: 'Add documents' });
  await userEvent.click(drawer.getByRole('button', { name: /Choose a type/ }));
  await userEvent.click(page.getByRole('option', { name: 'Other document' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Add 1 file' }));
  await expect.element(drawer.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await userEvent.click(drawer.getByRole('listitem').getByRole('button', { name: /Cancel|Stop/ }));
  await expect.element(drawer.getByText('deed.pdf')).not.toBeInTheDocument();
  expect(seen.stopped).toBe(1);
});
