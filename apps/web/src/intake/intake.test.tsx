import { maxUploadBytes, photoLongSide, photoTargetBytes } from '@dossier/domain/limits';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client } from '#api/client.ts';
import { SendingFiles } from '#api/sending-files.ts';
import { deleteWaitingFiles, loadWaitingFiles } from '#api/waiting-files.ts';
import { drawPhoto, photoFile, withExif } from '#testing/drawn-photos.ts';
import { show } from '#testing/test-page.tsx';
import { openPdf } from '#ui/pdf.ts';
import { FileIntake } from './file-intake.tsx';
import { GivenRow } from './given-row.tsx';
import { hintsOf, measurePhoto } from './measure-photo.ts';
import { pagesToPdf } from './pages-to-pdf.ts';
import { prepareFile } from './prepare-file.ts';
import { SendingRow } from './sending-row.tsx';

beforeEach(() =>
  client.authStore.save('token', { id: 'marit', collectionId: 'c', collectionName: 'end_client_users' }),
);
afterEach(async () => {
  await deleteWaitingFiles();
  client.authStore.clear();
});

const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file);
  return { width, height };
};
const prepared = async (file: File) => {
  const result = await prepareFile(file);
  if ('code' in result) throw new Error(result.code);
  return result;
};
const textOf = async (file: File) => new TextDecoder('latin1').decode(await file.arrayBuffer());
const small = { width: 800, height: 600 };

test('a large photo is reduced to 2,400 pixels and about 500 kB', async () => {
  const photo = await photoFile({ width: 4_000, height: 3_000, quality: 1 });
  expect(photo.size).toBeGreaterThan(photoTargetBytes);
  const { file } = await prepared(photo);
  expect(await sizeOf(file)).toEqual({ width: photoLongSide, height: 1_800 });
  expect(file.size).toBeLessThanOrEqual(photoTargetBytes);
  expect(file).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' });
});

test('a photo is sent upright, without its place and device', async () => {
  const photo = await withExif(await photoFile(small), 6, 'Stationsplein 8, Utrecht');
  expect(await textOf(photo)).toContain('Stationsplein');
  const { file } = await prepared(photo);
  const text = await textOf(file);
  expect(text).not.toContain('Stationsplein');
  expect(text).not.toContain('Exif');
  expect(await sizeOf(file)).toEqual({ width: 600, height: 800 });
});

test('a screenshot keeps its pixels, and loses only what it says about itself', async () => {
  const screen = await photoFile({ ...small, type: 'image/png' });
  const bytes = new Uint8Array(await screen.arrayBuffer());
  const text = new TextEncoder().encode('tEXtAuthor\0Marit');
  const chunk = new Uint8Array(text.length + 8);
  new DataView(chunk.buffer).setUint32(0, text.length - 4);
  chunk.set(text, 4);
  const described = new File([bytes.subarray(0, 33), chunk, bytes.subarray(33)], 'screen.png', { type: 'image/png' });
  const { file, hints } = await prepared(described);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  expect({ name: file.name, hints }).toEqual({ name: 'screen.png', hints: [] });
});

test.each([
  ['blurred', { blur: 4 }, ['blurred']],
  ['with light on it', { lamp: 0.3 }, ['glare']],
  ['sharp, on a white table', { ground: '#fff' }, []],
] as const)('a photo that is %s has its hints', (_what, more, hints) => {
  const picture = drawPhoto({ width: 2_000, height: 1_500, ...more });
  expect(hintsOf(measurePhoto(picture, picture.width, picture.height))).toEqual(hints);
});

const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(64)], 'IMG_1.HEIC');
const cut = async () => {
  const whole = await photoFile(small);
  return new File([whole.slice(0, whole.size - 200)], 'cut.jpg', { type: 'image/jpeg' });
};
const tooLarge = async () => new File(['%PDF-1.7 ', new Uint8Array(maxUploadBytes)], 'scan.pdf');
test.each([
  ['an empty file', async () => new File([], 'empty.jpg'), 'file-empty'],
  ['a text', async () => new File(['text'], 'text.jpg', { type: 'image/jpeg' }), 'file-type-not-accepted'],
  ['a photo that was cut off', cut, 'file-unreadable'],
  ['a HEIC photo that this browser cannot read', async () => heic, 'heic'],
  ['a PDF of more than 20 MB', tooLarge, 'file-too-large'],
] as const)('[NEW-19] %s is not sent, with its reason', async (_what, file, code) => {
  expect(await prepareFile(await file())).toMatchObject({ code });
});

test('several pages become one PDF, in their order and shape', async () => {
  const pages = [
    await photoFile(small),
    await photoFile({ width: 300, height: 500, type: 'image/png' }),
    await photoFile({ width: 400, height: 400 }),
  ];
  const pdf = await pagesToPdf(pages, 'Ownership chart.pdf');
  const task = openPdf(await pdf.arrayBuffer());
  const opened = await task.promise;
  const shapes = await Promise.all([1, 2, 3].map(async (at) => (await opened.getPage(at)).getViewport({ scale: 1 })));
  expect(opened.numPages).toBe(3);
  expect(shapes.map(({ width, height }) => Math.round((width / height) * 100))).toEqual([133, 60, 100]);
  await task.destroy();
});

const cameraOf = (about: string) => document.querySelector<HTMLInputElement>(`[data-camera="${about}"]`);
function give(input: HTMLInputElement | null, ...files: File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (!input) throw new Error('no input');
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function showIntake(of: 'side' | 'paper', how: { replaces?: string; isMissing?: boolean } = {}) {
  const [onReady, onFault] = [vi.fn(), vi.fn()];
  const more = { keepAs: 'pages/test', onReady, onFault, ...how };
  await show(<FileIntake about="Chart" of={of} {...more} />, { texts: ['file-intake'] });
  return { onReady, onFault };
}

test('[FORM-37] a computer, whose browser would ignore the camera, offers its files only', async () => {
  await showIntake('side');
  await expect.element(page.getByRole('button', { name: 'Choose a file: Chart' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Take a photo/ })).not.toBeInTheDocument();
});

test('a photo that is hard to read is shown first: it can be used anyway or taken again', async () => {
  const { onReady } = await showIntake('side');
  give(cameraOf('Chart'), await photoFile({ width: 1_000, height: 750, blur: 8 }));
  const panel = page.getByRole('region', { name: 'This photo is hard to read' });
  await expect.element(panel.getByText('Not sharp.')).toBeVisible();
  expect(onReady).not.toHaveBeenCalled();
  give(panel.element().querySelector('input'), await photoFile({ width: 1_000, height: 750, blur: 8 }));
  await expect.element(panel.getByText('Not sharp.')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Use it anyway' }));
  await expect.poll(() => onReady.mock.calls.length).toBe(1);
});

test('pages that are not used yet say which button adds them, once the document is missing', async () => {
  await showIntake('paper');
  give(cameraOf('Chart'), await photoFile({ width: 500, height: 500 }));
  await expect.element(page.getByText(/^Kept on this device, not sent/)).toBeVisible();
  await showIntake('paper', { isMissing: true });
  await expect.element(page.getByText('Not sent yet. Press “Use this page” to add it.')).toBeVisible();
});

test('photographed pages wait for each other, can be ordered and removed, and survive leaving the page', async () => {
  const first = await showIntake('paper');
  for (const width of [500, 600, 700]) {
    give(cameraOf('Chart'), await photoFile({ width, height: 500, name: `${width}.jpg` }));
    await expect.element(page.getByText(`${(width - 400) / 100} page`, { exact: false }).first()).toBeVisible();
  }
  await userEvent.click(page.getByRole('button', { name: 'Move page 3 up' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove page 1' }));
  await expect.element(page.getByRole('group', { name: 'Page 1 removed' })).toHaveFocus();
  await expect.element(page.getByText(/^2 pages, /)).toBeVisible();
  expect(first.onReady).not.toHaveBeenCalled();
  await vi.waitFor(async () => expect(await indexedDB.databases()).not.toEqual([]));
  const { onReady } = await showIntake('paper');
  await userEvent.click(page.getByRole('button', { name: 'Use these 2 pages' }));
  await expect.poll(() => onReady.mock.calls.length).toBe(1);
  const [made] = onReady.mock.calls.flat() as File[];
  const task = openPdf((await made?.arrayBuffer()) ?? new ArrayBuffer(0));
  const opened = await task.promise;
  const widths = await Promise.all([1, 2].map(async (at) => (await opened.getPage(at)).getViewport({ scale: 1 })));
  expect(widths.map(({ width, height }) => Math.round((width / height) * 10))).toEqual([14, 12]);
  await task.destroy();
});

test('[FORM-37] a photographed page that was removed can be put back in its place, also the only one', async () => {
  const { onReady } = await showIntake('paper');
  for (const width of [500, 600]) {
    give(cameraOf('Chart'), await photoFile({ width, height: 500, name: `${width}.jpg` }));
    await expect.element(page.getByText(`${(width - 400) / 100} page`, { exact: false }).first()).toBeVisible();
  }
  const undo = page.getByRole('button', { name: 'Undo' });
  await userEvent.click(page.getByRole('button', { name: 'Remove page 1' }));
  await userEvent.click(undo);
  await expect.element(page.getByText(/^2 pages, /)).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Remove page 2' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove page 1' }));
  await userEvent.click(undo);
  await userEvent.click(page.getByRole('button', { name: 'Use this page' }));
  await expect.poll(() => onReady.mock.calls.length).toBe(1);
  const [made] = onReady.mock.calls.flat() as File[];
  expect(made && (await sizeOf(made))).toEqual({ width: 500, height: 500 });
});

test.each([
  ['Sharp', {}],
  ['A bit blurred', { blur: 8 }],
  ['Light falls on it', { lamp: 0.3 }],
] as const)(
  '[DOC-14] a given photo of an identity document says what the device measured on it: %s',
  async (text, flaws) => {
    const file = await photoFile({ width: 1_200, height: 900, ...flaws });
    const row = <GivenRow name={file.name} source={{ file }} detail="Added" isIdentity isTile onRemove={() => {}} />;
    await show(row, { texts: ['file-intake'] });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  },
);

/** The files that a queue holds, each with its row. */
function Rows({ queue }: { queue: SendingFiles<null> }) {
  const files = useSyncExternalStore(queue.subscribe, queue.get);
  return files.map((upload) => <SendingRow key={upload.id} upload={upload} queue={queue} />);
}

async function showQueue() {
  const queue = new SendingFiles<null>(() => new Promise(() => {}), 'upload/test');
  await show(<Rows queue={queue} />, { texts: ['file-intake'] });
  return queue;
}
const button = page.getByRole('button', { name: /chart\.pdf/ });

test('[FORM-37] a file that was removed while it was sent is in its place as a line with Undo', async () => {
  const queue = await showQueue();
  void queue.add(new File(['x'], 'chart.pdf'), null);
  await userEvent.click(button);
  await expect.element(page.getByRole('group', { name: 'chart.pdf removed' })).toHaveFocus();
  expect(queue.get()).toMatchObject([{ isRemoved: true, progress: undefined }]);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(button).toHaveFocus();
  expect(queue.get()).toMatchObject([{ isRemoved: false, progress: 0 }]);
  queue.end();
});

test('the message about a refused file goes at once: the file was never taken', async () => {
  const queue = await showQueue();
  queue.refuse(new File([], 'chart.pdf'), null, { code: 'file-empty', facts: {} });
  await userEvent.click(button);
  await expect.element(button).not.toBeInTheDocument();
  expect(queue.get()).toEqual([]);
});

test('a photo that is hard to read and neither used nor taken again is asked about again after leaving the page', async () => {
  await showIntake('side');
  give(cameraOf('Chart'), await photoFile({ width: 1_000, height: 750, blur: 8, name: 'front.jpg' }));
  const panel = page.getByRole('region', { name: 'This photo is hard to read' });
  await expect.element(panel.getByText('Not sharp.')).toBeVisible();
  await vi.waitFor(async () => expect(await loadWaitingFiles('unclear/pages/test/')).toHaveLength(1));
  const { onReady } = await showIntake('side');
  await userEvent.click(panel.getByRole('button', { name: 'Use it anyway' }));
  await expect.poll(() => (onReady.mock.calls.flat() as File[]).map(({ name }) => name)).toEqual(['front.jpg']);
  await vi.waitFor(async () => expect(await loadWaitingFiles('unclear/pages/test/')).toEqual([]));
});

test('a new file asks before it replaces one that waits for the connection', async () => {
  const { onReady } = await showIntake('side', { replaces: 'first.jpg' });
  const question = page.getByRole('region', { name: 'Replace the file that waits?' });
  give(cameraOf('Chart'), await photoFile({ ...small, name: 'second.jpg' }));
  await expect.element(question.getByText('Replace the file that waits?')).toHaveFocus();
  await expect.element(question.getByText(/first\.jpg is kept on this device/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Keep the first file' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(onReady).not.toHaveBeenCalled();
  give(cameraOf('Chart'), await photoFile({ ...small, name: 'third.jpg' }));
  await userEvent.click(question.getByRole('button', { name: 'Use the new file' }));
  expect((onReady.mock.calls.flat() as File[]).map(({ name }) => name)).toEqual(['third.jpg']);
});
