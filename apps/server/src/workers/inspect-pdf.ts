import { parentPort, workerData } from 'node:worker_threads';
import { inspectPdf } from '../documents/inspect-pdf.ts';

parentPort?.postMessage(await inspectPdf(workerData as Uint8Array));
