import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pageRoots } from '@dossier/domain/page-roots';
import { portalCookie, portalNames } from '@dossier/domain/portal';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../runtime/config.ts';
import { type FirstFiles, hintsOf, ownPortalOf, parseFirstFiles, portalOfPage } from './first-files.ts';
import { sendRefusal } from './refusal-body.ts';

export interface WebOptions {
  readonly config: Pick<Config, 'origins' | 'isPublic' | 'demo'>;
  /** Files of the web build. */
  readonly folder: string;
}

const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

/** Response headers of every page and file of the web. */
export function pageHeaders({ isPublic }: Pick<Config, 'isPublic'>): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isPublic ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

const forever = 'public, max-age=31536000, immutable';

/** Serves the single-page app under the addresses of pages, and the files of the web with their compressed copies. */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const headers = pageHeaders(options.config);
  if (existsSync(options.folder)) {
    await app.register(fastifyStatic, {
      root: options.folder,
      index: false,
      // The route of the library lists the folder for every requested file to find other spellings; all files here
      // are public.
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const cache = path.startsWith(join(options.folder, 'assets')) ? forever : 'no-cache';
        void reply.headers({ ...headers, 'cache-control': cache });
      },
    });
    app.get<{ Params: { '*': string } }>('/*', (request, reply) => reply.sendFile(request.params['*']));
  }
  const page = pageReader(options);
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    // Not by `URL`, which fails for addresses such as `//:99999`.
    const [path = '', query = ''] = request.url.split(/\?(.*)/s);
    const status = pageStatus(request, path);
    if (status === undefined) return sendRefusal(reply, { code: 'not-found', facts: {} });
    const found = await page();
    const search = new URLSearchParams(query);
    void reply.headers(headers).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    choosePortal(reply, options, search.get('portal'));
    if (found === undefined) return reply.status(503).send(notBuilt);
    const portal = portalOfPage(request.headers, options.config.origins);
    const hints = hintsOf(found.files, { headers: request.headers, portal, path, query: search });
    return reply.status(status).send(found.html.replace('</head>', () => `${hints}</head>`));
  };
  // A browser asks for the worker again and again: on any other origin it gets one that removes itself.
  app.get('/sw.js', (request, reply) => {
    const isClients = ownPortalOf(request.headers, options.config.origins) === 'client';
    return reply.sendFile(isClients ? 'sw.js' : 'goodbye-sw.js');
  });
  app.get('/', show);
  app.get('/index.html', show);
  app.setNotFoundHandler(show);
}

const apiRoot = 'api';

/**
 * Status of the app's response to this request; undefined when the app is not the response. An unknown address gets the
 * app, which displays "Not Found", only in a browser: monitoring and scanners must not take it for a success.
 */
function pageStatus({ method, headers }: FastifyRequest, path: string): 200 | 404 | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (path === '/' || path === '/index.html') return 200;
  const [start, root = '', ...below] = path.split('/');
  const names = [root, ...below];
  const isHidden = names.some((name) => /^(?:\.|%2e)/i.test(name));
  if (start !== '' || root === '' || root === apiRoot || isHidden || extname(path) !== '') return undefined;
  if ((pageRoots as readonly string[]).includes(root)) return 200;
  return headers.accept?.includes('text/html') ? 404 : undefined;
}

/** On a local machine one address can be any portal; the cookie decides. */
function choosePortal(reply: FastifyReply, { config }: WebOptions, portal: string | null): void {
  if (!config.demo || !(portalNames as readonly (string | null)[]).includes(portal)) return;
  void reply.header('set-cookie', `${portalCookie}=${portal}; Path=/; SameSite=Lax; Max-Age=31536000`);
}

const notBuilt =
  '<!doctype html><title>Dossier</title><p>The web is not built yet: run <code>npm run build</code>.</p>';

/** The page with the portals' addresses inserted, and the files that its pages load first. */
interface BuiltPage {
  readonly html: string;
  readonly files: FirstFiles;
}

/** Returns the built page; read again after a new build. */
function pageReader({ config, folder }: WebOptions): () => Promise<BuiltPage | undefined> {
  const path = join(folder, 'index.html');
  let cached: (BuiltPage & { readonly at: number }) | undefined;
  return async () => {
    const found = await stat(path).catch(() => undefined);
    if (!found) return undefined;
    if (cached?.at !== found.mtimeMs) {
      const list = await readFile(join(folder, 'first-files.json'), 'utf8').catch(() => '{}');
      const html = withOrigins(await readFile(path, 'utf8'), config.origins);
      cached = { at: found.mtimeMs, html, files: parseFirstFiles(list) };
    }
    return cached;
  };
}

/** Inserts the addresses of the portals into the page. */
export function withOrigins(html: string, origins: Config['origins']): string {
  const content = escapeAttribute(JSON.stringify(origins));
  return html.replace('</head>', () => `<meta name="dossier-origins" content='${content}'>\n</head>`);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;' };
const escapeAttribute = (text: string): string => text.replace(/[&<>']/g, (sign) => entities[sign] ?? sign);
