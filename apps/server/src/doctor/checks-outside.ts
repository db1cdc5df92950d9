import { lookup, resolveMx } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { portalNames } from '@dossier/domain/portal';
import { smtpMailer } from '../adapters/smtp-mailer.ts';
import { mailFailureOf } from '../jobs/mail-failure.ts';
import type { Config } from '../runtime/config.ts';
import { isLoopbackHost } from '../runtime/local-names.ts';
import type { Check, Found } from './found.ts';

/** Unit: milliseconds. */
const answerMs = 10_000;
/** The first event of a stream must arrive by then. Unit: milliseconds. */
const streamMs = 3_000;
/** A file of 20 MB with its form. Unit: bytes. */
const largestBody = 21 * 1024 ** 2;

export const mail: Check<'mail'> = {
  async run({ config: { mail: settings } }) {
    if (!settings) return { state: 'ok', text: 'mailbox' };
    const { server, from = '', tls } = settings;
    const host = new URL(server).hostname;
    const mailer = smtpMailer({ url: server, from, tls });
    try {
      await mailer.verify();
    } catch (error) {
      const { step, reply } = mailFailureOf(error);
      return { state: 'fail', text: 'refused', facts: { host, step, reply: reply || '–' } };
    } finally {
      mailer.close();
    }
    const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? '';
    if (domain === '' || isLoopbackHost(host)) return { state: 'ok', text: 'ok', facts: { host } };
    const isKnown = await resolveMx(domain).then(
      (found) => found.length > 0,
      () => false,
    );
    return isKnown
      ? { state: 'ok', text: 'ok', facts: { host } }
      : { state: 'warn', text: 'domain', facts: { domain } };
  },
};

export const origins: Check<'origins'> = {
  async run({ config }) {
    if (!config.isPublic) return { state: 'ok', text: 'local' };
    for (const name of portalNames) {
      const origin = config.origins[name];
      const { hostname } = new URL(origin);
      const isFound = await lookup(hostname).then(
        () => true,
        () => false,
      );
      if (!isFound) return { state: 'fail', text: 'unresolved', facts: { host: hostname } };
      const problem = await problemAt(origin);
      if (problem) return problem;
    }
    return { state: 'ok', text: 'ok' };
  },
};

async function problemAt(origin: string): Promise<Found<'origins'> | undefined> {
  const { hostname: host } = new URL(origin);
  try {
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(answerMs), redirect: 'manual' });
    const { message = '' } = (await answer.json().catch(() => ({}))) as { message?: string };
    if (answer.status === 200 && message !== '') return undefined;
    return { state: 'warn', text: 'no-answer', facts: { host, status: answer.status } };
  } catch (error) {
    const { code = '', message = '' } = ((error as Error).cause ?? error) as { code?: string; message?: string };
    return { state: 'fail', text: 'unreachable', facts: { host, reason: code || message } };
  }
}

export const proxy: Check<'proxy'> = {
  async run({ config }) {
    if (!config.isPublic) return { state: 'ok', text: 'none' };
    const origin = config.origins.client;
    if (await problemAt(origin)) return { state: 'warn', text: 'unreachable' };
    if (!(await keepsHost(config))) return { state: 'fail', text: 'host', facts: { host: new URL(origin).host } };
    if (!(await streams(origin))) return { state: 'fail', text: 'buffered' };
    return (await statusOfLargeBody(origin)) === 413 ? { state: 'fail', text: 'bodies' } : { state: 'ok', text: 'ok' };
  },
};

/** The client portal alone has a service worker; under another name the file is one that removes itself. */
async function keepsHost({ origins: { client } }: Config): Promise<boolean> {
  const read = async (path: string) => {
    const answer = await fetch(client + path, { signal: AbortSignal.timeout(answerMs) });
    return answer.ok ? answer.text() : undefined;
  };
  const own = await read('/sw.js');
  return own === undefined || own !== (await read('/goodbye-sw.js'));
}

/** The server sends the first event at once; a proxy that buffers keeps it. */
async function streams(origin: string): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), streamMs);
  try {
    const { body } = await fetch(`${origin}/api/realtime`, { signal: stop.signal });
    const first = await body?.getReader().read();
    return (first?.value?.length ?? 0) > 0;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** Announces a large body without sending it: a proxy refuses it by its length, the server as a guest's. */
function statusOfLargeBody(origin: string): Promise<number> {
  const send = origin.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': largestBody };
    const call = send(`${origin}/api/desk/add-document`, { method: 'POST', headers, timeout: streamMs });
    const end = (status: number) => {
      call.destroy();
      resolve(status);
    };
    call.once('response', ({ statusCode = 0 }) => end(statusCode));
    call.once('timeout', () => end(0));
    call.once('error', () => end(0));
    call.flushHeaders();
  });
}
