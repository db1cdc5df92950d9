import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ViewAnswer } from '#api/views.ts';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { newest, older, picture, documentTexts as texts } from './test-documents.ts';
import { ViewerScreen } from './viewer-screen.tsx';

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
async function openViewer(
  shown: Partial<ViewAnswer<'document'>>,
  rows?: readonly unknown[],
  more: Parameters<typeof answerWith>[0] = {},
): Promise<string[]> {
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
    ...more,
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
  if (shown.problem !== 'infected') await expect.element(page.getByRole('img', { name: 'chart-2.png' })).toBeVisible();
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

test('a file that is not scanned yet is verified after a question only', async () => {
  const sent: unknown[] = [];
  const document = { ...newest, scan: 'waiting', scanProblem: 'unreachable' } as const;
  const verify = (input: unknown) => {
    sent.push(input);
    return { document: 'doc2' };
  };
  await openViewer({ document }, undefined, { '/api/desk/verify-document': verify });
  await expect.element(page.getByText(/Not scanned for malware yet.*The scanner could not be reached\./)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Verify V/ }));
  const question = page.getByRole('alertdialog', { name: 'Verify without a malware scan?' });
  await userEvent.click(question.getByRole('button', { name: 'Wait for the scan' }));
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: /^Verify V/ }));
  await userEvent.click(question.getByRole('button', { name: 'Verify anyway' }));
  await expect.poll(() => sent).toEqual([{ request: 'request1', document: 'doc2', unscanned: 'yes' }]);
});

test('a file in which malware was found is not requested, and cannot be verified', async () => {
  const found = { scan: 'infected', scanSignature: 'Win.Test.EICAR', scannedAt: older.uploadedAt } as const;
  await openViewer({ document: { ...newest, ...found, verification: 'rejected' }, problem: 'infected' });
  await expect.element(page.getByRole('heading', { name: /This file is closed/ })).toBeVisible();
  await expect.element(page.getByText(/^Win\.Test\.EICAR, found on/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Verify V/ })).toBeDisabled();
  expect(page.getByRole('img', { name: 'chart-2.png' }).elements()).toEqual([]);
});
