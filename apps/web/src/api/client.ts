import { fullListBatch, sessionKey } from '@dossier/domain/limits';
import PocketBase, { ClientResponseError, LocalAuthStore, type SendOptions } from 'pocketbase';
import { takeEarly } from './early-answer.ts';
import { errorTexts, withSpecifiedText } from './errors.ts';

const writesWithId = new Set(['PATCH', 'DELETE']);

/** The SDK with the specified error texts, a check for a missing id in every method, and complete answers only. */
export class DeskClient extends PocketBase {
  override async send<T = unknown>(path: string, options: SendOptions): Promise<T> {
    if (path.endsWith('/records/') && writesWithId.has(options.method ?? 'GET')) throw missingId(this.buildURL(path));
    try {
      return await super.send<T>(path, { fetch: fetchWhole, ...options });
    } catch (error) {
      if (error instanceof ClientResponseError && error.url === '') error.url = this.buildURL(path);
      throw withSpecifiedText(error);
    }
  }
}

/**
 * Fetches an answer with its whole body. The SDK treats an interrupted body (a tunnel, a page that is left) as an
 * empty answer: a refresh would then sign out.
 */
async function fetchWhole(url: RequestInfo | URL, config?: RequestInit): Promise<Response> {
  const early = takeEarly(String(url), config);
  // Without an early answer the request leaves at once.
  const response = (early && (await early)) ?? (await fetch(url, config));
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** The same, and passes on the value of a header, also of refusals. Not called when the answer lacks the header. */
export function fetchWithHeader(name: string, onHeader: (value: string) => void): typeof fetch {
  return async (url, config) => {
    const response = await fetchWhole(url, config);
    const value = response.headers.get(name);
    if (value !== null) onHeader(value);
    return response;
  };
}

function missingId(url: string): Error {
  return failureOf({ url, status: 404, response: { code: 404, message: errorTexts.missingId, data: {} } });
}

/** The error of a request that was not made by the SDK, in the same shape. Status 0: no answer was received. */
export function failureOf(failure: { url: string; status: number; response: unknown; isAbort?: boolean }): Error {
  const response = typeof failure.response === 'object' && failure.response !== null ? failure.response : {};
  return withSpecifiedText(new ClientResponseError({ ...failure, response }));
}

export function createClient(baseUrl: string, language = 'en'): DeskClient {
  return new DeskClient(baseUrl, new LocalAuthStore(sessionKey), language);
}

/** The client for our own origin, with the stored session and the language on screen. */
export const client = createClient(globalThis.location?.origin ?? 'http://127.0.0.1');

/** Every full list is fetched in pages of this many. */
export const fullList = { batch: fullListBatch } as const;
