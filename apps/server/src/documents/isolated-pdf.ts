import { maxImagePixels, maxUnpackedBytes } from '@dossier/domain/limits';
import type { PdfFinding } from './inspect-pdf.ts';
import { LimitedProcesses, type ProcessLimits } from './limited-processes.ts';
import type { UnpackBounds } from './unpacked-streams.ts';

/** A file to inspect. */
export interface PdfOrder {
  readonly path: string;
  readonly bounds: UnpackBounds;
}

const processes = new LimitedProcesses<PdfOrder, PdfFinding>({
  module: new URL('./inspect-pdf-process.ts', import.meta.url),
  // Twice the memory of a 600 dpi scan, and far above its time, so that a busy machine refuses none.
  limits: { memoryMb: 640, timeMs: 60_000 },
});

/**
 * Opens a PDF in a child process. The caller bounds the number of files at a time.
 * @returns `too-complex` at the limit of time or memory
 */
export function inspectPdfIsolated(path: string, limits?: ProcessLimits): Promise<PdfFinding | 'too-complex'> {
  return processes.run({ path, bounds: { bytes: maxUnpackedBytes, pixels: maxImagePixels } }, limits);
}
