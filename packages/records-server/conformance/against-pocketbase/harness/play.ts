import type { Server } from './servers.ts';

/** One request, the same for both servers. `{{name}}` is replaced by a value that an earlier step stored for that server. */
export interface Step {
  readonly method?: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | string;
  /** The signed-in account; a guest when absent. */
  readonly as?: string;
  /** JSON, text as it is, or a form. */
  readonly body?: unknown;
  readonly form?: () => FormData | URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
  /** Name → path in the answer: `token`, `record.id`. */
  readonly keep?: Readonly<Record<string, string>>;
  /** Each server must send a mail to this address; its code and token are stored as `otp` and `mail`. */
  readonly mailTo?: string;
  /** Differences that are known and meant, with the reason. */
  readonly except?: string;
  /** Runs concurrently with the requests. */
  readonly act?: (side: Side) => Promise<void>;
  /** Do not compare the bytes of the body. */
  readonly loose?: boolean;
}

/** A server with its stored values. */
export interface Side {
  readonly server: Server;
  readonly vars: Map<string, string>;
  readonly mails: { readonly to: string; readonly subject: string; readonly html: string; readonly text: string }[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const compared = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-range',
  'accept-ranges',
  'x-content-type-options',
  'x-frame-options',
  'x-xss-protection',
  'x-accel-buffering',
  'vary',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-allow-credentials',
  'access-control-max-age',
  'location',
  'retry-after',
  'www-authenticate',
];

export function fill(text: string, { vars }: Side): string {
  return text.replace(/\{\{([\w.]+)\}\}/g, (whole, name: string) => vars.get(name) ?? whole);
}

export async function play(side: Side, step: Step): Promise<Answer> {
  const { server, vars } = side;
  const query = typeof step.query === 'string' ? step.query : step.query && new URLSearchParams(step.query).toString();
  const url =
    server.url +
    fill(step.path, side) +
    (query ? `?${typeof step.query === 'string' ? fill(query, side) : query}` : '');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(step.headers ?? {})) headers[name] = fill(value, side);
  if (step.as) headers['authorization'] ??= vars.get(step.as) ?? '';
  let body: RequestInit['body'];
  if (step.form) {
    body = filledForm(step.form(), side);
  } else if (step.body !== undefined) {
    headers['content-type'] ??= 'application/json';
    body = fill(typeof step.body === 'string' ? step.body : JSON.stringify(step.body), side);
  }
  const answer = await fetch(url, {
    method: step.method ?? 'GET',
    headers,
    redirect: 'manual',
    // A server that does not answer is a difference too.
    signal: AbortSignal.timeout(8000),
    ...(body !== undefined && { body }),
  });
  const read = await readBody(answer);
  for (const [name, path] of Object.entries(step.keep ?? {})) vars.set(name, String(at(read, path)));
  const kept = compared.flatMap((name) =>
    answer.headers.has(name) ? [[name, answer.headers.get(name) as string]] : [],
  );
  return { status: answer.status, headers: Object.fromEntries(kept), body: read };
}

function filledForm(form: FormData | URLSearchParams, side: Side): FormData | URLSearchParams {
  if (form instanceof URLSearchParams) return form;
  const filled = new FormData();
  for (const [key, value] of form) {
    if (typeof value === 'string') filled.append(fill(key, side), fill(value, side));
    else filled.append(key, value, value.name);
  }
  return filled;
}

async function readBody(answer: Response): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) {
    const text = await answer.text();
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  return bytes.length > 2000 ? `${bytes.length} bytes` : bytes.toString('latin1');
}

export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], value);
}
