import { readFile } from 'node:fs/promises';
import type { PdfOrder } from './isolated-pdf.ts';
import { answerOrders } from './limited-process.ts';

// pdf.js warns on import that it cannot draw; it reads pages without drawing.
console.warn = () => undefined;
const { inspectPdf } = await import('./inspect-pdf.ts');
answerOrders(async ({ path, bounds }: PdfOrder) => inspectPdf(await readFile(path), bounds));
