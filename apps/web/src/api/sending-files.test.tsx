import { afterEach, expect, test, vi } from 'vitest';
import { client, failureOf } from './client.ts';
import { WorkflowRefused } from './errors.ts';
import { isSentLater, SendingFiles } from './sending-files.ts';
import type { SendQueued } from './upload-queue.ts';
import { deleteWaitingFiles, loadWaitingFiles } from './waiting-files.ts';

type Facts = { readonly side: string };
const photo = (name = 'photo.jpg') => new File(['x'], name, { type: 'image/jpeg' });
const noAnswer = () => failureOf({ url: '', status: 0, response: {}, isAbort: false });
const kept = async () => (await loadWaitingFiles<Facts>('upload/1/')).map(({ file, facts }) => [file.name, facts.side]);

const started: SendingFiles<Facts>[] = [];
/** A queue as a page starts it. */
function open(send: SendQueued<Facts>): SendingFiles<Facts> {
  const files = new SendingFiles<Facts>(send, 'upload/1');
  files.start();
  started.push(files);
  return files;
}

client.authStore.save('token', { id: 'marit', collectionId: 'c', collectionName: 'end_client_users' });
afterEach(async () => {
  for (const files of started.splice(0)) files.pause();
  await deleteWaitingFiles();
});

/** The stored files are read before the first one is added. */
const restored = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a file without an answer stays on the device, and the next visit sends it once', async () => {
  const first = open(() => Promise.reject(noAnswer()));
  await restored();
  expect(await first.add(photo(), { side: 'front' })).toBe('later');
  expect(isSentLater(first.get()[0] ?? { failure: undefined })).toBe(true);
  await vi.waitFor(async () => expect(await kept()).toEqual([['photo.jpg', 'front']]));
  first.pause();
  const send = vi.fn(async () => undefined);
  const second = open(send);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
  expect(send).toHaveBeenCalledTimes(1);
  expect(second.get()).toEqual([]);
});

test('a file is sent when the connection is back', async () => {
  let isOnline = false;
  const files = open(() => (isOnline ? Promise.resolve() : Promise.reject(noAnswer())));
  await restored();
  await files.add(photo(), { side: 'front' });
  isOnline = true;
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(files.get()).toEqual([]));
});

test('a lost connection interrupts an upload that would hang', async () => {
  const files = open(() => new Promise(() => {}));
  await restored();
  void files.add(photo(), { side: 'front' });
  expect(files.get()[0]?.progress).toBe(0);
  globalThis.dispatchEvent(new Event('offline'));
  expect(files.get()[0]).toMatchObject({ progress: undefined });
  expect(isSentLater(files.get()[0] ?? { failure: undefined })).toBe(true);
});

test('[FORM-37] a file that is removed while it is sent leaves the device, and is sent again when it is put back', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const files = open((_file, _facts, options) => {
    signals.push(options.signal);
    return signals.length === 1
      ? new Promise((_, stop) => options.signal?.addEventListener('abort', stop))
      : Promise.resolve();
  });
  await restored();
  const sent = files.add(photo(), { side: 'front' });
  await vi.waitFor(async () => expect(await kept()).toEqual([['photo.jpg', 'front']]));
  const [{ id } = { id: 0 }] = files.get();
  files.withdraw(id);
  expect(await sent).toBe('removed');
  expect(signals[0]?.aborted).toBe(true);
  expect(files.get()).toMatchObject([{ isRemoved: true, progress: undefined, failure: undefined }]);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
  globalThis.dispatchEvent(new Event('online'));
  expect(signals).toHaveLength(1);
  files.restore(id);
  await vi.waitFor(() => expect(files.get()).toEqual([]));
  expect(signals).toHaveLength(2);
});

test('a file that the server has already counts as sent', async () => {
  const files = open(() => Promise.reject(new WorkflowRefused('file-already-added', {}, 409)));
  await restored();
  expect(await files.add(photo(), { side: 'front' })).toBe('sent');
  expect(files.get()).toEqual([]);
});

test('a refused file is shown with its reason, and leaves the device', async () => {
  const files = open(() => Promise.reject(new WorkflowRefused('file-unreadable', {}, 400)));
  await restored();
  expect(await files.add(photo(), { side: 'front' })).toBe('failed');
  expect(files.get()[0]?.failure).toMatchObject({ code: 'file-unreadable' });
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

test('a cancelled file leaves the device', async () => {
  const files = open(() => Promise.reject(noAnswer()));
  await restored();
  await files.add(photo(), { side: 'front' });
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
  files.dismiss(files.get()[0]?.id ?? 0);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

test('a device without room says so on the file', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const files = open(() => Promise.reject(noAnswer()));
  await restored();
  await files.add(photo(), { side: 'front' });
  await vi.waitFor(() => expect(files.get()[0]?.isKept).toBe(false));
  put.mockRestore();
});
