import type { Side, Step } from '../play.ts';
import { a1, ann, red } from '../rows.ts';
import { formOf, png } from './files-of.ts';
import { create, list, raw, records, remove, update, view } from './steps.ts';

const id = (name: string): string => name.repeat(15).slice(0, 15);
const upload = (collection: string, entries: Parameters<typeof formOf>[0], more: Partial<Step> = {}): Step => ({
  method: 'POST',
  path: records(collection),
  form: formOf(entries),
  ...more,
});
const change = (path: string, entries: Parameters<typeof formOf>[0], more: Partial<Step> = {}): Step => ({
  method: 'PATCH',
  path,
  form: formOf(entries),
  ...more,
});
const picture = png(100, 60);
const names = [
  'a.txt',
  'My Photo (1).PNG',
  'dots.in.name.txt',
  'a_b.tar.gz',
  'ünïcödé.txt',
  '日本.txt',
  'noext',
  '.hidden',
  'x',
  'UPPER.TXT',
  'a  b.txt',
  'a-b_c.d',
  '../../etc/passwd',
  'a/b.txt',
  'a\\b.txt',
  'x'.repeat(150) + '.txt',
  'a.' + 'e'.repeat(40),
  'trailing.',
  'CamelCaseName.txt',
  'x1Y2.txt',
  "quote'd.txt",
  'é.png',
  'a.b.c.d.e',
  '___.txt',
  '12345.678',
  'a.PNG.exe',
  'ab.tar',
  'HTMLParser.js',
  'a..b',
  'a .txt',
  'a. txt',
  'snake_Case-Mixed.Name.md',
];
const contents: readonly (readonly [string, Buffer | string])[] = [
  ['html', '<html><body>x</body></html>'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['json', '{"a":1}'],
  ['xml', '<?xml version="1.0"?><a/>'],
  ['pdf', '%PDF-1.4\n%âãÏÓ\n'],
  ['empty', ''],
  ['text', 'just text'],
  ['csv', 'a,b\n1,2\n'],
  ['bin', Buffer.from([0, 1, 2, 3, 255])],
  ['png', picture],
  ['gif', 'GIF89a\u0001\u0000\u0001\u0000'],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])],
  ['zip', Buffer.from('504b0304140000000000', 'hex')],
  ['js', 'function x() { return 1; }'],
  ['mp4', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(12)])],
  ['wav', Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt ', 'latin1')],
  ['mp3', Buffer.from('ID3\u0003\u0000', 'latin1')],
  ['webp', Buffer.from('RIFF\u0024\u0000\u0000\u0000WEBPVP8 ', 'latin1')],
  ['ps', '%!PS-Adobe-3.0'],
  ['gz', Buffer.from('1f8b0800', 'hex')],
  ['rtf', '{\\rtf1 x}'],
  ['utf16', Buffer.from('\ufeffhello', 'utf16le')],
  ['bom', '\ufeffhello'],
  ['sh', '#!/bin/sh\necho'],
];
const at = (collection: string, record: string, name: string): string => `/api/files/${collection}/${record}/${name}`;
const many = (name: string, count: number): [string, [string, string]][] =>
  Array.from({ length: count }, (_, index) => [name, [`f${index}.txt`, `file ${index}`]]);
const pic = at('albums', id('f1'), '{{cover}}');

export const files: readonly Step[] = [
  ...names.map((name) => upload('albums', [['docs', [name, 'content']]], { query: { fields: 'docs' } })),
  ...names.slice(0, 12).map((name) => upload('albums', [['docs', [name, picture]]], { query: { fields: 'docs' } })),
  ...contents.flatMap(([name, content]) => [
    upload('albums', [['needed', [`file.${name}`, content]]], {
      query: { fields: 'id,needed' },
      keep: { fid: 'id', fname: 'needed.0' },
    }),
    raw('GET', at('albums', '{{fid}}', '{{fname}}')),
    raw('HEAD', at('albums', '{{fid}}', '{{fname}}')),
    raw('GET', at('albums', '{{fid}}', '{{fname}}'), { query: { download: '1' } }),
    upload('albums', [['needed', ['noext', content]]], { query: { fields: 'needed' } }),
    upload('albums', [['cover', [`x.${name}`, content, 'image/png']]], { query: { fields: 'cover' } }),
  ]),
  upload('albums', many('docs', 4)),
  upload('albums', many('docs', 3), { query: { fields: 'docs' } }),
  upload('albums', [['docs', ['big.txt', 'x'.repeat(1001)]]]),
  upload('albums', [['docs', ['ok.txt', 'x'.repeat(1000)]]], { query: { fields: 'docs' } }),
  upload(
    'albums',
    [
      ['cover', ['a.png', picture]],
      ['cover', ['b.png', png(10, 10)]],
    ],
    { query: { fields: 'cover' } },
  ),
  upload('albums', [['cover', 'nothing.png']]),
  upload('albums', [
    ['docs', 'nothing.txt'],
    ['docs', ['a.txt', 'a']],
  ]),
  upload('albums', [['cover', '']], { query: { fields: 'cover' } }),
  upload('albums', [['nothing', ['a.txt', 'a']]], { query: { fields: 'docs' } }),
  upload('albums', [['owner', ['a.txt', 'a']]], { query: { fields: 'owner' } }),
  create('albums', { cover: 'x.png' }),
  create('albums', { docs: ['x', 'y'], cover: 5 }),
  create('strict', { file: 'x' }),
  upload(
    'albums',
    [
      ['@jsonPayload', JSON.stringify({ id: id('f1'), owner: ann })],
      ['cover', ['pic.png', picture]],
      ['sealed', ['s.png', picture]],
      ['docs', ['one.txt', 'first file']],
      ['docs', ['two.txt', 'second file']],
    ],
    { keep: { cover: 'cover', sealed: 'sealed', doc1: 'docs.0', doc2: 'docs.1' } },
  ),
  raw('GET', pic),
  raw('HEAD', pic),
  raw('GET', at('albumsalbumsalb', id('f1'), '{{doc1}}')),
  raw('GET', at('ALBUMS', id('f1'), '{{doc1}}')),
  raw('GET', at('nothing', id('f1'), '{{doc1}}')),
  raw('GET', at('albums', id('f2'), '{{doc1}}')),
  raw('GET', at('albums', id('f1'), 'nothing.txt')),
  raw('POST', at('albums', id('f1'), '{{doc1}}')),
  raw('GET', at('albums', id('f1'), '..%2f..%2fdata.db')),
  ...[
    'bytes=0-3',
    'bytes=2-',
    'bytes=-3',
    'bytes=0-',
    'bytes=0-1000',
    'bytes=1000-',
    'bytes=3-1',
    'bytes=-0',
    'bytes=x',
    'items=0-1',
    'bytes=0-1,3-4',
    'bytes=-1000',
    'bytes=',
    'bytes=0-0',
    'bytes = 0-1',
  ].map((range) => raw('GET', at('albums', id('f1'), '{{doc1}}'), { headers: { range }, loose: range.includes(',') })),
  ...[
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Fri, 01 Jan 2100 00:00:00 GMT',
    'nonsense',
    'Friday, 01-Jan-2100 00:00:00 GMT',
  ].flatMap((date) => [
    raw('GET', at('albums', id('f1'), '{{doc1}}'), { headers: { 'if-modified-since': date } }),
    raw('GET', at('albums', id('f1'), '{{doc1}}'), { headers: { 'if-unmodified-since': date } }),
    raw('GET', at('albums', id('f1'), '{{doc1}}'), { headers: { 'if-range': date, range: 'bytes=0-1' } }),
  ]),
  ...['*', '"x"', 'W/"x"'].flatMap((tag) => [
    raw('GET', at('albums', id('f1'), '{{doc1}}'), { headers: { 'if-none-match': tag } }),
    raw('GET', at('albums', id('f1'), '{{doc1}}'), { headers: { 'if-match': tag } }),
  ]),
  ...['1', 't', 'true', 'TRUE', '0', 'false', '', 'x', 'yes'].map((download) =>
    raw('GET', pic, { query: { download } }),
  ),
  ...[
    '50x50',
    '100x100',
    '0x20',
    '30x0',
    '20x10t',
    '20x10b',
    '20x10f',
    '10x10',
    'x',
    '',
    '50X50',
    '50x50f',
    '100x100t',
    '0x0',
  ].flatMap((thumb) => [
    raw('GET', pic, { query: { thumb }, loose: true }),
    raw('GET', at('albums', id('f1'), '{{doc1}}'), { query: { thumb } }),
  ]),
  raw('GET', at('albums', id('f1'), '{{sealed}}')),
  raw('GET', at('albums', id('f1'), '{{sealed}}'), { as: 'ann' }),
  raw('GET', at('albums', id('f1'), '{{sealed}}'), { query: 'token=x' }),
  raw('GET', at('albums', id('f1'), '{{sealed}}'), { query: 'token={{ann}}' }),
  raw('POST', '/api/files/token', { as: 'ann', keep: { fileToken: 'token' } }),
  raw('GET', at('albums', id('f1'), '{{sealed}}'), { query: 'token={{fileToken}}' }),
  raw('GET', at('albums', id('f1'), '{{sealed}}'), { query: 'token={{fileToken}}&thumb=50x50', loose: true }),
  raw('POST', '/api/files/token', { as: 'bob', keep: { bobToken: 'token' } }),
  raw('GET', at('albums', id('f1'), '{{sealed}}'), { query: 'token={{bobToken}}' }),
  raw('POST', '/api/files/token', { as: 'root', keep: { rootToken: 'token' } }),
  raw('GET', at('albums', id('f1'), '{{sealed}}'), { query: 'token={{rootToken}}' }),
  change(records('albums', id('f1')), [['docs+', ['three.txt', 'third']]], { keep: { doc3: 'docs.2' } }),
  change(records('albums', id('f1')), [['docs+', ['four.txt', 'fourth']]]),
  change(records('albums', id('f1')), [
    ['docs-', '{{doc1}}'],
    ['+docs', ['zero.txt', 'zero']],
  ]),
  raw('GET', at('albums', id('f1'), '{{doc1}}')),
  change(records('albums', id('f1')), [
    ['docs', '{{doc2}}'],
    ['docs', ['new.txt', 'new']],
  ]),
  raw('GET', at('albums', id('f1'), '{{doc3}}')),
  update('albums', id('f1'), { docs: ['{{doc2}}', 'nothing.txt'] }),
  update('albums', id('f1'), { docs: ['{{doc2}}'] }),
  update('albums', id('f1'), { 'docs-': ['{{doc2}}'] }),
  update('albums', id('f1'), { owner: ann }),
  update('albums', id('f1'), { cover: null }),
  raw('GET', pic),
  update('albums', id('f1'), { sealed: '' }),
  change(records('albums', id('f1')), [['cover', ['pic2.png', png(20, 20)]]], { keep: { cover: 'cover' } }),
  change(records('albums', id('f1')), [['cover', ['bad.txt', 'text']]]),
  raw('GET', pic, { loose: true }),
  remove('albums', id('f1')),
  raw('GET', pic),
  upload(
    'users',
    [
      ['email', 'withfile@example.eu'],
      ['password', '12345678'],
      ['passwordConfirm', '12345678'],
      ['avatar', ['me.png', picture]],
    ],
    { query: { fields: 'avatar,email,name' } },
  ),
  upload(
    'articles',
    [
      ['title', 'Form with number'],
      ['rank', '5'],
      ['meta', '{"a":1}'],
      ['labels', 'a'],
      ['labels', 'b'],
      ['active', 'true'],
    ],
    { query: { fields: 'title,rank,meta,labels,active' } },
  ),
  upload(
    'articles',
    [
      ['title', '12345'],
      ['@jsonPayload', '{"rank":7,"meta":{"b":2},"labels":["c"]}'],
    ],
    { query: { fields: 'title,rank,meta,labels' } },
  ),
];

const request = (method: string, url: string, body?: object, headers?: object) => ({
  method,
  url,
  ...(body && { body }),
  ...(headers && { headers }),
});
const batchOf = (requests: unknown, more: Partial<Step> = {}): Step =>
  raw('POST', '/api/batch', { body: { requests }, ...more });
const tag = (name: string, more: object = {}) => request('POST', '/api/collections/tags/records', { name, ...more });

export const batch: readonly Step[] = [
  batchOf(undefined),
  batchOf(null),
  batchOf([]),
  batchOf({}),
  batchOf('x'),
  batchOf([1]),
  batchOf([null]),
  batchOf([{}]),
  batchOf([{ method: 'POST' }]),
  batchOf([{ method: 'get', url: '/x' }]),
  batchOf([{ method: 'OPTIONS', url: 'x'.repeat(2001) }, {}]),
  batchOf(Array.from({ length: 21 }, (_, index) => tag(`t${index}`))),
  batchOf(
    Array.from({ length: 20 }, (_, index) => tag(`u${index}`)),
    { query: { fields: 'status' } },
  ),
  raw('POST', '/api/batch', { body: '{', headers: { 'content-type': 'application/json' } }),
  raw('POST', '/api/batch'),
  raw('GET', '/api/batch'),
  batchOf([{ method: 5, url: 7 }]),
  batchOf([
    tag('b1', { id: id('b1') }),
    request('PATCH', `/api/collections/tags/records/${id('b1')}`, { color: 'x' }),
    request('PUT', '/api/collections/tags/records', { id: id('b1'), color: 'y' }),
    request('PUT', '/api/collections/tags/records', { id: id('b2'), name: 'b2' }),
    request('PUT', '/api/collections/tags/records', { name: 'b3' }),
    request('DELETE', `/api/collections/tags/records/${id('b2')}`),
  ]),
  list('tags', { filter: 'name ~ "b"', sort: 'name', fields: 'name,color' }),
  batchOf([tag('c1'), tag('red'), tag('')]),
  batchOf([tag('c1'), tag('')]),
  list('tags', { filter: 'name = "c1"' }),
  batchOf([tag('c2'), request('GET', '/api/collections/tags/records')]),
  batchOf([request('POST', '/api/collections/nothing/records', {})]),
  batchOf([request('PATCH', '/api/collections/tags/records/nothing', {})]),
  batchOf([request('DELETE', '/api/collections/tags/records/nothing')]),
  batchOf([request('DELETE', '/api/collections/nothing/records/x')]),
  batchOf([request('POST', '/api/collections/closed/records', { title: 'x' })]),
  batchOf([request('POST', '/api/collections/closed/records', { title: 'x' })], { as: 'root' }),
  batchOf([request('PUT', '/api/collections/closed/records', { title: 'x' })]),
  batchOf([request('POST', 'http://127.0.0.1/api/collections/tags/records', { name: 'h' })]),
  batchOf([request('POST', '/api/collections/users/auth-with-password', {})]),
  batchOf([request('POST', 'api/collections/tags/records', { name: 'h2' })]),
  batchOf([request('POST', '/api/collections/tags/records/', { name: 'h3' })]),
  batchOf([request('POST', '/api/collections/TAGS/records?fields=name', { name: 'h4' })]),
  batchOf([
    request('POST', '/api/collections/articles/records?expand=author&fields=title,expand.author.name', {
      title: 'Batched',
      author: ann,
    }),
  ]),
  batchOf([request('PATCH', `/api/collections/articles/records/${a1}?fields=rank`, { 'rank+': 1 })]),
  batchOf([request('POST', '/api/collections/tags/records')]),
  batchOf([{ method: 'POST', url: '/api/collections/tags/records', body: null }]),
  batchOf([{ method: 'POST', url: '/api/collections/tags/records', body: [] }]),
  batchOf([{ method: 'POST', url: '/api/collections/tags/records', body: 'x' }]),
  batchOf([
    request('POST', '/api/collections/projects/records', { name: 'batched', owner: ann }, { Authorization: '{{ann}}' }),
  ]),
  batchOf([request('POST', '/api/collections/projects/records', { name: 'batched', owner: ann })], { as: 'ann' }),
  batchOf([
    request('POST', '/api/collections/users/records', {
      email: 'batch@example.eu',
      password: '12345678',
      passwordConfirm: '12345678',
      id: id('bu'),
    }),
    request('PATCH', `/api/collections/users/records/${id('bu')}`, { name: 'B' }),
  ]),
  batchOf([request('PATCH', `/api/collections/users/records/${ann}`, { name: 'By batch' })], { as: 'ann' }),
  batchOf([request('DELETE', `/api/collections/tags/records/${red}`), tag('after')], {
    query: { fields: 'status,body.name' },
  }),
  {
    method: 'POST',
    path: '/api/batch',
    form: formOf([
      [
        '@jsonPayload',
        JSON.stringify({
          requests: [
            request('POST', '/api/collections/albums/records', { owner: ann }),
            request('POST', '/api/collections/albums/records', {}),
          ],
        }),
      ],
      ['requests.0.docs', ['a.txt', 'a']],
      ['requests.0.docs', ['b.txt', 'b']],
      ['requests[1].cover', ['p.png', picture]],
    ]),
    loose: true,
  },
  {
    method: 'POST',
    path: '/api/batch',
    form: formOf([
      ['@jsonPayload', JSON.stringify({ requests: [request('POST', '/api/collections/albums/records', {})] })],
      ['requests.0.cover', ['p.txt', 'x']],
    ]),
    loose: true,
  },
  view('tags', id('b1')),
];

const frames = new WeakMap<Side, { buffer: string; abort: AbortController }>();
const seen = async (side: Side): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 120));
  const state = frames.get(side);
  const parts = (state?.buffer ?? '').split('\n\n').filter((part) => part !== '');
  if (state) state.buffer = '';
  const events = parts.map((part) =>
    Object.fromEntries(part.split('\n').map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string])),
  );
  side.vars.set(
    'events',
    // The reference takes a client's topics in any order; of each topic the order counts.
    JSON.stringify(
      events
        .map(({ event = '', data }) => ({ event, data: JSON.parse(data ?? 'null') as unknown }))
        .sort((a, b) => (a.event < b.event ? -1 : a.event > b.event ? 1 : 0)),
    ),
  );
};
const connect = async (side: Side): Promise<void> => {
  frames.get(side)?.abort.abort();
  const abort = new AbortController();
  const state = { buffer: '', abort };
  frames.set(side, state);
  const answer = await fetch(`${side.server.url}/api/realtime`, { signal: abort.signal });
  const headers = [
    'content-type',
    'cache-control',
    'x-accel-buffering',
    'x-frame-options',
    'x-content-type-options',
    'vary',
  ].map((name) => [name, answer.headers.get(name)]);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      state.buffer += value;
    }
  })().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 100));
  side.vars.set('client', /"clientId":"(\w+)"/.exec(state.buffer)?.[1] ?? '');
  side.vars.set('events', JSON.stringify(headers));
  state.buffer = '';
};
const hear: Step = { path: '/api/health', act: seen };
const subscribe = (subscriptions: unknown, more: Partial<Step> = {}): Step =>
  raw('POST', '/api/realtime', { body: { clientId: '{{client}}', subscriptions }, ...more });
const fresh: Step = { path: '/api/health', act: connect };
const options = (query: object, headers: object = {}): string =>
  `?options=${encodeURIComponent(JSON.stringify({ query, headers }))}`;

export const realtime: readonly Step[] = [
  fresh,
  raw('POST', '/api/realtime'),
  raw('POST', '/api/realtime', { body: {} }),
  raw('POST', '/api/realtime', { body: { clientId: 'x', subscriptions: [] } }),
  raw('POST', '/api/realtime', { body: '{', headers: { 'content-type': 'application/json' } }),
  raw('POST', '/api/realtime', { body: { clientId: 5 } }),
  subscribe('x'),
  subscribe(['x'.repeat(2501)]),
  subscribe(['ok', 'x'.repeat(2501)]),
  subscribe(Array.from({ length: 1001 }, (_, index) => `t${index}`)),
  subscribe([5]),
  subscribe(null),
  subscribe([]),
  subscribe(['']),
  subscribe(['nothing/*', 'closed/*']),
  subscribe([
    'tags/*',
    `articles/${a1}`,
    'TAGS/*',
    'tagstagstagstag/*',
    'tags',
    `articles/*${options({ filter: 'rank > 50', fields: 'id,rank,title' })}`,
    `articles/${a1}${options({ expand: 'author', fields: 'id,expand.author.name' })}`,
    `articles/*${options({ filter: 'broken(' })}`,
  ]),
  create('tags', { id: id('rt'), name: 'realtime' }),
  hear,
  update('tags', id('rt'), { color: 'x' }),
  hear,
  update('tags', id('rt'), { name: '' }),
  hear,
  remove('tags', id('rt')),
  hear,
  update('articles', a1, { rank: 5 }),
  hear,
  update('articles', a1, { rank: 60 }),
  hear,
  batchOf([tag('rb1'), tag('rb2')]),
  hear,
  batchOf([tag('rb3'), tag('')]),
  hear,
  subscribe([]),
  create('tags', { name: 'unheard' }),
  hear,
  subscribe(['projects/*', 'users/*', `users/${ann}`]),
  create('projects', { id: id('rp'), name: 'heard?', owner: ann }, { as: 'root' }),
  hear,
  update('users', ann, { name: 'Heard' }, { as: 'root' }),
  hear,
  subscribe(['projects/*', `users/${ann}`], { as: 'ann' }),
  update('projects', id('rp'), { name: 'heard!' }, { as: 'root' }),
  hear,
  update('users', ann, { name: 'Again' }, { as: 'ann' }),
  hear,
  subscribe(['projects/*'], { as: 'bob' }),
  subscribe(['projects/*']),
  update('projects', id('rp'), { owner: '' }, { as: 'root' }),
  hear,
  update('projects', id('rp'), { owner: ann }, { as: 'root' }),
  hear,
  remove('projects', id('rp'), { as: 'ann' }),
  hear,
  fresh,
  subscribe(['rules/*', `rules/*${options({ key: 'open' })}`, `rules/*${options({}, { 'X-Client': 'desk' })}`]),
  create('rules', { title: 'abc' }, { as: 'root' }),
  hear,
  fresh,
  subscribe(['comments/*', 'articles/*', 'chapters/*']),
  create('articles', { id: id('ra'), title: 'Cascade' }),
  create('comments', { article: id('ra'), text: 'goes' }),
  hear,
  remove('articles', id('ra')),
  hear,
  fresh,
  subscribe(['@oauth2']),
  raw('GET', '/api/oauth2-redirect', { query: 'state={{client}}&code=abc' }),
  hear,
  raw('GET', '/api/oauth2-redirect', { query: 'state={{client}}&code=abc' }),
  hear,
  subscribe(['@oauth2']),
  raw('POST', '/api/oauth2-redirect', {
    body: 'state={{client}}&error=denied',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  hear,
  { path: '/api/health', act: async (side) => frames.get(side)?.abort.abort() },
];
