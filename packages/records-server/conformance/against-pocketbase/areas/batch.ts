import type { Step } from '../harness/play.ts';
import { a1, ann, red } from '../harness/rows.ts';
import { formOf, picture } from './files-of.ts';
import { id, list, rawStep, view } from './steps.ts';

const request = (method: string, url: string, body?: object, headers?: object) => ({
  method,
  url,
  ...(body && { body }),
  ...(headers && { headers }),
});
export const batchOf = (requests: unknown, more: Partial<Step> = {}): Step =>
  rawStep('POST', '/api/batch', { body: { requests }, ...more });
export const tag = (name: string, more: object = {}) =>
  request('POST', '/api/collections/tags/records', { name, ...more });

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
  rawStep('POST', '/api/batch', { body: '{', headers: { 'content-type': 'application/json' } }),
  rawStep('POST', '/api/batch'),
  rawStep('GET', '/api/batch'),
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
