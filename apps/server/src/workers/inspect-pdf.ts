import { parentPort } from 'node:worker_threads';

// pdf.js warns on import that it cannot draw; it reads pages without drawing. A thread that has written to the console
// would keep the process from exiting.
console.warn = () => undefined;
const { inspectPdf } = await import('../documents/inspect-pdf.ts');

parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await inspectPdf(bytes)));
