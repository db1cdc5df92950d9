import { expect, test } from 'vitest';
import type { UploadOptions } from './upload.ts';
import { UploadQueue } from './upload-queue.ts';

const file = new File(['x'], 'deed.pdf');

/** A queue whose sending the test finishes, and the options of the current upload. */
function controlled() {
  const sending: { options: UploadOptions; finish: () => void; fail: (error: unknown) => void }[] = [];
  const queue = new UploadQueue<{ type: string }>(
    (_file, _facts, options) =>
      new Promise<void>((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        sending.push({ options, finish: resolve, fail: reject });
      }),
  );
  return { queue, sending };
}

test('a file is sent with progress and is marked as sent', async () => {
  const { queue, sending } = controlled();
  const id = queue.add(file, { type: 'other' });
  const sent = queue.send(id);
  sending[0]?.options.onProgress?.(0.5);
  expect(queue.get()[0]).toMatchObject({ progress: 0.5, isSent: false });
  sending[0]?.finish();
  expect(await sent).toBe(true);
  expect(queue.get()[0]).toMatchObject({ progress: undefined, isSent: true });
});

test('a failure is shown until the facts change, and the file can be sent again', async () => {
  const { queue, sending } = controlled();
  const id = queue.add(file, { type: '' });
  const sent = queue.send(id);
  const error = new Error('refused');
  sending[0]?.fail(error);
  expect(await sent).toBe(false);
  expect(queue.get()[0]).toMatchObject({ failure: error, progress: undefined });
  queue.describe(id, { type: 'other' });
  expect(queue.get()[0]).toMatchObject({ failure: undefined, facts: { type: 'other' } });
  const again = queue.send(id);
  sending[1]?.finish();
  expect(await again).toBe(true);
});

test('removing a file cancels its upload', async () => {
  const { queue, sending } = controlled();
  const id = queue.add(file, { type: 'other' });
  const sent = queue.send(id);
  queue.remove(id);
  expect(sending[0]?.options.signal?.aborted).toBe(true);
  expect(await sent).toBe(false);
  expect(queue.get()).toEqual([]);
});

test('ending the queue cancels all uploads', async () => {
  const { queue } = controlled();
  const sent = [queue.add(file, { type: 'a' }), queue.add(file, { type: 'b' })].map((id) => queue.send(id));
  queue.end();
  expect(await Promise.all(sent)).toEqual([false, false]);
  expect(queue.get()).toEqual([]);
});
