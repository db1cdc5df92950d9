import type { FastifyRequest } from 'fastify';
import { ApiError, type FieldError } from '../core/errors.ts';
import { accountFormBytes, type Body, readForm } from './body.ts';
import { cannotBeBlank, loadingMessage, validatingMessage } from './error-body.ts';

/** Validates one value of a form. */
export type Check = (value: string) => FieldError | undefined;

/**
 * Reads a form of texts; absent ones are empty.
 * @throws ApiError 400 when the body is invalid or a value is not text
 */
export async function readTexts<const K extends string>(
  request: FastifyRequest,
  keys: readonly K[],
): Promise<Record<K, string>> {
  const body = await readFormBody(request);
  return Object.fromEntries(keys.map((key) => [key, readText(body, key)])) as Record<K, string>;
}

/** Names are case-insensitive. A second factor id that is not text counts as absent. */
function readText(body: Body, key: string): string {
  const found = Object.hasOwn(body, key)
    ? key
    : Object.keys(body).find((one) => one.toLowerCase() === key.toLowerCase());
  const value = found === undefined ? undefined : body[found];
  return key === 'mfaId' && typeof value !== 'string' ? '' : textOf(value);
}

async function readFormBody(request: FastifyRequest): Promise<Body> {
  try {
    return await readForm(request, accountFormBytes);
  } catch (error) {
    const isOfRequest = error instanceof ApiError && (error.status === 413 || error.message !== badRequest);
    if (isOfRequest) throw error;
    throw new ApiError(400, loadingMessage);
  }
}

const badRequest = new ApiError(400).message;

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new ApiError(400, loadingMessage);
  return value;
}

/** @throws ApiError 400 with the errors of all fields */
export function checkTexts<K extends string>(
  values: Readonly<Record<K, string>>,
  checks: Partial<Record<K, Check>>,
): void {
  const failed = Object.entries<Check | undefined>(checks).flatMap(([key, check]) => {
    const error = check?.(values[key as K]);
    return error ? [[key, error] as const] : [];
  });
  if (failed.length > 0) throw new ApiError(400, validatingMessage, Object.fromEntries(failed));
}

/** Requires a non-blank text of at most `max` characters. */
export const filled =
  (max: number): Check =>
  (value) => {
    if (value === '') return cannotBeBlank;
    return tooLong(max)(value);
  };

export const tooLong =
  (max: number): Check =>
  (value) =>
    outOfRange(value, 1, max);

/** Length in characters. */
export function outOfRange(value: string, min: number, max: number): FieldError | undefined {
  const { length } = [...value];
  if (length >= min && length <= max) return undefined;
  const message = `The length must be between ${min} and ${max}.`;
  return { code: 'validation_length_out_of_range', message, params: { min, max } };
}

export const emailAddress: Check = (value) => {
  if (value === '') return cannotBeBlank;
  const long = outOfRange(value, 1, 255);
  if (long) return long;
  const isAddress =
    value.length <= 255 && /^[^\s@"<>()[\],;:\\]+@[^\s@"<>()[\],;:\\.]+(\.[^\s@"<>()[\],;:\\.]+)+$/.test(value);
  return isAddress ? undefined : { code: 'validation_is_email', message: 'Must be a valid email address.' };
};
