import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from './client.ts';
import { keepFiles, keepFilesOfScreen } from './kept-files.ts';
import { UploadQueue } from './upload-queue.ts';
import { deleteWaitingFiles, loadWaitingFiles } from './waiting-files.ts';

const extract = (name = 'extract.pdf') => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const queueOf = () => new UploadQueue<{ kind: string }>(async () => undefined);
const names = async () => (await loadWaitingFiles('request/r1/')).map(({ file }) => file.name).toSorted();

beforeEach(() => client.authStore.save('token', { id: 'noor', collectionId: 'c', collectionName: 'gatekeeper_users' }));
afterEach(async () => {
  await deleteWaitingFiles();
  client.authStore.clear();
});

test('a file that is chosen at once, on a screen that is closed at once, is found again', async () => {
  const first = queueOf();
  const stop = keepFiles(first, 'request/r1');
  first.add(extract(), { kind: '' });
  stop();
  const second = queueOf();
  keepFiles(second, 'request/r1');
  await vi.waitFor(() => expect(second.get().map(({ file }) => file.name)).toEqual(['extract.pdf']));
});

test('files of an earlier visit join those that were chosen meanwhile, each once', async () => {
  const first = queueOf();
  const stop = keepFiles(first, 'request/r1');
  first.add(extract('earlier.pdf'), { kind: '' });
  stop();
  const second = queueOf();
  keepFiles(second, 'request/r1');
  const id = second.add(extract('new.pdf'), { kind: '' });
  second.describe(id, { kind: 'articles' });
  await vi.waitFor(() => expect(second.get().map(({ file }) => file.name)).toEqual(['new.pdf', 'earlier.pdf']));
  expect(await names()).toEqual(['earlier.pdf', 'new.pdf']);
  for (const one of second.get()) second.remove(one.id);
  await vi.waitFor(async () => expect(await names()).toEqual([]));
});

test('a file that is still being checked when its screen is closed is found again, once', async () => {
  const first = queueOf();
  keepFilesOfScreen(first, 'request/r1')();
  const leave = keepFilesOfScreen(first, 'request/r1');
  leave();
  first.add(extract(), { kind: '' });
  await vi.waitFor(async () => expect(await names()).toEqual(['extract.pdf']));
});
