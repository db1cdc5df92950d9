import { Worker } from 'node:worker_threads';

/**
 * Copies a database to a new, compact file, as it is at one moment and without blocking writes.
 * @throws when the copy cannot be written
 */
export function copyDatabase(source: string, target: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./copy-worker.ts', import.meta.url), { workerData: { source, target } });
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the copy ended with ${code}`))));
  });
}
