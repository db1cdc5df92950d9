import { writesHeader } from '@dossier/domain/dependencies';
import { client, failureOf } from './client.ts';

export interface UploadOptions {
  /** Fraction sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The request continues when the page is closed; without a file only. */
  outlivesPage?: boolean;
}

export function containsFile(input: unknown): boolean {
  return (
    typeof input === 'object' &&
    input !== null &&
    Object.values(input)
      .flat()
      .some((value) => value instanceof Blob)
  );
}

/** Text and numbers as they are, files as files, anything else as JSON. */
export function formOf(input: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    for (const one of Array.isArray(value) && value.some((item) => item instanceof Blob) ? value : [value])
      append(form, name, one);
  }
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof File) form.append(name, value, value.name);
  else if (value instanceof Blob) form.append(name, value);
  else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
}

interface FormOptions extends UploadOptions {
  readonly onWrites?: (header: string) => void;
}

/** Sends a form with progress, which fetch does not report. Errors are the same as of any request. */
export function sendForm(
  path: string,
  form: FormData,
  { onProgress, signal, onWrites }: FormOptions,
): Promise<unknown> {
  const url = client.buildURL(path);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, response: unknown, isAbort = false) =>
      reject(failureOf({ url, status, response, isAbort }));
    request.open('POST', url);
    request.setRequestHeader('Authorization', client.authStore.token);
    request.setRequestHeader('Accept-Language', client.lang);
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onload = () => {
      if (request.status === 0 || request.status >= 400) return fail(request.status, request.response);
      const writes = request.getResponseHeader(writesHeader);
      if (writes !== null) onWrites?.(writes);
      resolve(request.response);
    };
    request.onerror = () => fail(0, {});
    request.onabort = () => fail(0, {}, true);
    if (signal?.aborted) return fail(0, {}, true);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
