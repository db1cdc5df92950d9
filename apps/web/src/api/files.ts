import { client, failureOf } from './client.ts';
import { asRefusal } from './errors.ts';
import { type ViewName, type ViewParams, viewQuery } from './views.ts';

export interface DownloadOptions {
  /** Bytes received, and the total when it is known. */
  onProgress?: (loaded: number, total: number | undefined) => void;
  signal?: AbortSignal;
}

/** Downloads a file that a view creates (report, zip of everything). */
export async function download<N extends ViewName>(
  name: N,
  params: ViewParams<N>,
  fileName: string,
  options: DownloadOptions = {},
): Promise<void> {
  const file = await fetchFile(name, params, options);
  const href = URL.createObjectURL(file.blob);
  const link = Object.assign(document.createElement('a'), { href, download: file.name ?? fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Fetches the bytes of a file that a view returns, with the user's session. Errors: as of `askView`. */
export async function fetchFile<N extends ViewName>(
  name: N,
  params: ViewParams<N>,
  { onProgress, signal }: DownloadOptions = {},
): Promise<{ blob: Blob; name: string | undefined }> {
  const asked = client.send<Response>(`/api/desk/views/${name}`, {
    method: 'GET',
    query: viewQuery(params),
    requestKey: null,
    signal,
    fetch: async (url, config) => asParts(await fetch(url, config)),
  });
  const answer = await asked.catch((error: unknown) => {
    throw asRefusal(error);
  });
  const blob = await readWhole(answer, onProgress).catch(() => {
    // The server or the network ended the connection before the file was complete.
    throw failureOf({ url: answer.url, status: 0, response: {}, isAbort: signal?.aborted ?? false });
  });
  return { blob, name: nameIn(answer) };
}

/** The SDK parses every answer as JSON; this returns the response itself. */
function asParts(answer: Response): Response {
  if (answer.ok) Object.defineProperty(answer, 'json', { value: async () => answer });
  return answer;
}

function nameIn(answer: Response): string | undefined {
  const header = answer.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(header)?.[1];
}

async function readWhole(answer: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  const total = Number(answer.headers.get('content-length')) || undefined;
  const parts: BlobPart[] = [];
  let loaded = 0;
  const reader = answer.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value);
    loaded += read.value.byteLength;
    onProgress?.(loaded, total);
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
}
