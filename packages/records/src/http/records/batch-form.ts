import type { FastifyRequest } from 'fastify';
import { ApiError, type ErrorData } from '../../core/errors.ts';
import { UploadedFile } from '../../files/new-file.ts';
import { type Body, readBody } from '../body.ts';
import type { Call } from '../call.ts';
import { cannotBeBlank } from '../error-body.ts';
import { readQuery } from '../read-query.ts';
import type { BatchSettings } from '../settings.ts';

/** One request of a batch. */
export interface InnerRequest extends Call {
  readonly path: string;
  readonly body: Body;
}

const invalid = 'Invalid batch request data.';
const unreadable = 'Failed to read the submitted batch data.';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const maxUrlLength = 2000;
const defaultBodyLimitBytes = 128 * 1024 * 1024;

/** @throws ApiError 400 with errors by index */
export async function readBatch(
  request: FastifyRequest,
  limits: BatchSettings,
  folder: string | undefined,
): Promise<InnerRequest[]> {
  const limit = limits.maxBodySize || defaultBodyLimitBytes;
  const body = await readBody(request, limit, folder).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 400 ? new ApiError(400, unreadable) : error;
  });
  const list = requestsOf(body);
  if (list.length === 0) throw new ApiError(400, invalid, { requests: cannotBeBlank });
  if (list.length > limits.maxRequests) throw new ApiError(400, invalid, { requests: tooMany(limits.maxRequests) });
  const errors: ErrorData = {};
  for (const [index, one] of list.entries()) {
    const wrong = errorsOf(one);
    if (wrong) errors[index] = wrong;
  }
  if (Object.keys(errors).length > 0) throw new ApiError(400, invalid, { requests: errors });
  const files = filesOf(body);
  return list.map((one, index) => innerOf(request, one, files.get(index) ?? {}));
}

function requestsOf({ requests }: Body): Record<string, unknown>[] {
  if (requests === undefined || requests === null) return [];
  const isList =
    Array.isArray(requests) && requests.every((one) => one !== null && typeof one === 'object' && !Array.isArray(one));
  if (!isList || !requests.every(isReadable)) throw new ApiError(400, unreadable);
  return requests as Record<string, unknown>[];
}

const isText = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';
const isMap = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));

function isReadable({ method, url, headers, body }: Record<string, unknown>): boolean {
  return isText(method) && isText(url) && isMap(headers) && isMap(body);
}

const tooLong = (max: number) => ({
  code: 'validation_length_too_long',
  message: `The length must be no more than ${max}.`,
  params: { max, min: 0 },
});
const tooMany = tooLong;

function errorsOf({ method, url }: Record<string, unknown>): ErrorData | undefined {
  const errors: ErrorData = {};
  if (method === undefined || method === '') errors['method'] = cannotBeBlank;
  else if (!methods.includes(String(method)))
    errors['method'] = { code: 'validation_in_invalid', message: 'Must be a valid value.' };
  if (url === undefined || url === '') errors['url'] = cannotBeBlank;
  else if (String(url).length > maxUrlLength) errors['url'] = tooLong(maxUrlLength);
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Files named `requests.N.field` or `requests[N].field`. */
function filesOf(body: Body): Map<number, Body> {
  const files = new Map<number, Body>();
  for (const [key, value] of Object.entries(body)) {
    const [, dotted, bracketed, name = ''] = /^requests(?:\.(\d+)|\[(\d+)\])\.(.+)$/.exec(key) ?? [];
    const kept = [value].flat().filter((one) => one instanceof UploadedFile);
    if (name === '' || kept.length === 0) continue;
    const index = Number(dotted ?? bracketed);
    files.set(index, { ...files.get(index), [name]: kept.length === 1 ? kept[0] : kept });
  }
  return files;
}

function innerOf(outer: FastifyRequest, one: Record<string, unknown>, files: Body): InnerRequest {
  const { method, url, headers, body } = one;
  const [path = ''] = String(url).split('?');
  const own = headers !== null && typeof headers === 'object' ? Object.entries(headers) : [];
  const lower = own.map(([name, value]) => [name.toLowerCase(), String(value)]);
  const { authorization } = outer.headers;
  return {
    method: String(method),
    path,
    query: readQuery(String(url)),
    headers: { ...outer.headers, ...Object.fromEntries(lower), authorization },
    body: { ...(body !== null && typeof body === 'object' && !Array.isArray(body) ? (body as Body) : {}), ...files },
  };
}
