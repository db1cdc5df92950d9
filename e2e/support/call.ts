import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import type { Desk } from './desk.ts';

/** An unvalidated answer; journeys inspect it as they need. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the wire has no types; every use says what it expects
  readonly body: any;
}

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
}

/** Calls the API directly, without the browser. */
export async function call(desk: Desk, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { token, body, form, headers } = options;
  const answer = await fetch(`${desk.url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: asJson(text) };
}

/** Calls a workflow that must succeed and returns its answer. */
export async function run(desk: Desk, token: string, verb: string, input: unknown): Promise<Answer['body']> {
  return done(await call(desk, 'POST', `/api/desk/${verb}`, { token, body: input }), verb);
}

/** Calls a view that must succeed. */
export async function view(desk: Desk, token: string, name: string, params: Record<string, string> = {}) {
  const query = new URLSearchParams(params);
  return done(await call(desk, 'GET', `/api/desk/views/${name}?${query}`, { token }), name);
}

export async function upload(desk: Desk, token: string, input: Record<string, string>, path: string) {
  const form = new FormData();
  for (const [key, value] of Object.entries(input)) form.set(key, value);
  form.set('file', new Blob([await readFile(path)]), basename(path));
  return done(await call(desk, 'POST', '/api/desk/add-document', { token, form }), 'add-document');
}

export function done({ status, body }: Answer, what: string): Answer['body'] {
  expect(status, `${what}: ${JSON.stringify(body)}`).toBe(200);
  return body;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
