import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Mailbox, StoredMail } from '../adapters/mailbox-mailer.ts';
import { escapeHtml } from '../texts/escape-html.ts';

const policy = (frames: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-src ${frames}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-type': 'text/html; charset=utf-8',
};

const style =
  'body{font:14px/20px system-ui,sans-serif;margin:24px auto;max-width:960px;padding:0 16px}table{border-collapse:collapse;width:100%}' +
  'td,th{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid #8884}iframe{width:100%;height:720px;border:1px solid #8884;background:#fff}' +
  'pre{white-space:pre-wrap}:root{color-scheme:light dark}';

/** Shows the mails of an installation without SMTP at `/mailbox`, for trying it out locally. */
export function mountMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mailbox', async (_request, reply) => page(reply, 'Mailbox', list(await mailbox.list()), 3));
  app.get('/mailbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await mailbox.list()),
  );
  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) => {
    const mail = await mailbox.get(params.id);
    return mail ? page(reply, mail.subject, one(mail)) : missing(reply);
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async ({ params }, reply) => {
    const mail = await mailbox.get(params.id);
    if (!mail) return missing(reply);
    const own =
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";
    return reply
      .headers({ ...headers, 'content-security-policy': own })
      .send(mail.html.replace('<head>', '<head><base target="_top">'));
  });
}

function page(reply: FastifyReply, title: string, body: string, refreshSeconds = 0): FastifyReply {
  const refresh = refreshSeconds > 0 ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}<title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
  return reply.headers({ ...headers, 'content-security-policy': policy("'self'") }).send(html);
}

const missing = (reply: FastifyReply): FastifyReply =>
  page(reply.status(404), 'No such mail', '<p><a href="/mailbox">Mailbox</a></p>');

function list(mails: readonly StoredMail[]): string {
  if (mails.length === 0) return '<p>No mails yet. This page reloads automatically.</p>';
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td>${clock(at)}</td><td>${escapeHtml(to)}</td><td><a href="/mailbox/${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  return `<p>Mails that this desk would send, newest first. This page reloads automatically.</p><table><thead><tr><th>At</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function one({ id, at, to, text }: StoredMail): string {
  return `<p><a href="/mailbox">Mailbox</a> · ${clock(at)} · to ${escapeHtml(to)}</p><iframe title="The mail as a mail program shows it" src="/mailbox/${id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe><h2>As plain text</h2><pre>${escapeHtml(text)}</pre>`;
}

const clock = (at: string): string => escapeHtml(at.slice(0, 19).replace('T', ' '));
