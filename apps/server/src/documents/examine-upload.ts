import { createReadStream } from 'node:fs';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { ScanVerdict } from '../runtime/ports.ts';
import type { PrepareContext, Upload } from '../runtime/workflow-context.ts';
import { type InspectedFile, inspectFile } from './inspect-file.ts';

/** Of an upload that may be stored; undefined where no scanner is set. */
export type UploadScan = Exclude<ScanVerdict, { readonly result: 'infected' }> | undefined;

/** An inspected upload, with what the malware scanner said. */
export interface ExaminedFile extends InspectedFile {
  readonly scan: UploadScan;
}

/** From the upload until the verdict. Unit: milliseconds. */
const scanMs = 30_000;

type Context = Pick<PrepareContext, 'actor' | 'ports' | 'noteInfected'>;

/** Scans an upload, then inspects it. Refusals: those of `scanUpload` and `inspectFile`. */
export async function examineUpload(context: Context, upload: Upload, request?: string): Promise<Result<ExaminedFile>> {
  const scan = await scanUpload(context, upload, request);
  if (!scan.ok) return scan;
  const found = await inspectFile(upload, context.actor.id);
  return found.ok ? accept({ ...found.value, scan: scan.value }) : found;
}

/**
 * Sends an upload to the malware scanner. Without an answer it is accepted as not scanned. Refusal: `file-infected`,
 * which is logged and written to the history.
 * @param request the onboarding for which it was sent; the caller may add files to it
 */
export async function scanUpload(
  { ports: { scanner }, noteInfected }: Context,
  { path, name, size, sha256 }: Upload,
  request?: string,
): Promise<Result<UploadScan>> {
  if (!scanner || size === 0) return accept(undefined);
  const verdict = await scanner.scan(() => createReadStream(path), scanMs);
  if (verdict.result !== 'infected') return accept(verdict);
  await noteInfected({ sha256, signature: verdict.signature, ...(request !== undefined && { request }) });
  return refuse('file-infected', { name });
}
