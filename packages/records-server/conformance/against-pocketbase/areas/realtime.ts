import type { Side, Step } from '../harness/play.ts';
import { a1, ann } from '../harness/rows.ts';
import { batchOf, tag } from './batch.ts';
import { create, id, rawStep, remove, update } from './steps.ts';

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
    // The reference processes a client's topics in any order; only the order within a topic is compared.
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
  rawStep('POST', '/api/realtime', { body: { clientId: '{{client}}', subscriptions }, ...more });
const fresh: Step = { path: '/api/health', act: connect };
const options = (query: object, headers: object = {}): string =>
  `?options=${encodeURIComponent(JSON.stringify({ query, headers }))}`;

export const realtime: readonly Step[] = [
  fresh,
  rawStep('POST', '/api/realtime'),
  rawStep('POST', '/api/realtime', { body: {} }),
  rawStep('POST', '/api/realtime', { body: { clientId: 'x', subscriptions: [] } }),
  rawStep('POST', '/api/realtime', { body: '{', headers: { 'content-type': 'application/json' } }),
  rawStep('POST', '/api/realtime', { body: { clientId: 5 } }),
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
  rawStep('GET', '/api/oauth2-redirect', { query: 'state={{client}}&code=abc' }),
  hear,
  rawStep('GET', '/api/oauth2-redirect', { query: 'state={{client}}&code=abc' }),
  hear,
  subscribe(['@oauth2']),
  rawStep('POST', '/api/oauth2-redirect', {
    body: 'state={{client}}&error=denied',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  hear,
  { path: '/api/health', act: async (side) => frames.get(side)?.abort.abort() },
];
