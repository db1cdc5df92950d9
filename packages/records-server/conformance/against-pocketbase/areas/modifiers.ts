import type { Step } from '../harness/play.ts';
import { ann, blue, bob, green, nobodyId, red } from '../harness/rows.ts';
import { formOf } from './files-of.ts';
import { create, rawStep, records, update } from './steps.ts';

const id = 'modifiersmodifi';
const values: Readonly<Record<string, readonly unknown[]>> = {
  title: ['x', null],
  body: ['x'],
  score: [1, '2', 'x', null, [3], ['4', '5'], true, '1e2', -0.1, {}, ''],
  rank: [1, '2', 1.5, -200, 200],
  active: [true],
  due: ['2024-01-01'],
  kind: ['news', 'essay', ['news', 'essay'], null, '', 'zzz', [], ['zzz', 'a'], '["news","a"]'],
  labels: ['a', ['b', 'c'], ['c', 'a', 'a'], null, '', [], 'zzz', '["d","e"]', ['a', 'b', 'c', 'd', 'e'], 5, { a: 1 }],
  author: [ann, bob, [ann, bob], null, '', nobodyId, []],
  tags: [red, [blue, green], [red, red], null, '', [], nobodyId, JSON.stringify([green])],
  meta: [1, { a: 1 }],
  link: ['https://a.example'],
  contact: ['b@example.eu'],
  secret: ['x'],
  created: ['2020-01-01'],
  id: ['x'],
  nothing: ['x'],
};
const given = {
  title: 'Modified',
  score: 10,
  rank: 10,
  labels: ['a', 'b'],
  kind: 'news',
  author: ann,
  tags: [red, blue],
};
const shown = { query: { fields: 'title,score,rank,active,due,kind,labels,author,tags,meta,link' } };
const keys = (name: string): string[] => [
  `${name}+`,
  `+${name}`,
  `${name}-`,
  `-${name}`,
  `${name}:autogenerate`,
  `+${name}+`,
  `${name}++`,
];

/** Section 2.5: every sign at every type. */
export const modifiers: readonly Step[] = [
  create('articles', { ...given, id }, shown),
  ...Object.entries(values).flatMap(([name, all]) =>
    all.flatMap((value) =>
      keys(name).flatMap((key) => [
        update('articles', id, given, { query: { fields: 'id' } }),
        update('articles', id, { [key]: value }, shown),
        create('articles', { title: 'Made so', [key]: value }, shown),
      ]),
    ),
  ),
  ...(
    [
      { score: 1, 'score+': 2, 'score-': 5 },
      { labels: ['c'], 'labels+': 'd', '+labels': 'e' },
      { labels: null, 'labels-': 'a' },
      { tags: [], 'tags+': [green] },
      { 'tags+': [green], 'tags-': [red] },
      { 'tags-': [red, blue], '+tags': [green] },
      { author: '', 'author+': bob },
      { 'author-': bob },
      { 'author-': ann },
      { 'author-': [ann, bob] },
      { kind: 'essay', 'kind-': 'news' },
      { 'rank+': 90, 'rank-': 1 },
    ] as const
  ).flatMap((body) => [
    update('articles', id, given, { query: { fields: 'id' } }),
    update('articles', id, body, shown),
  ]),
  ...['labels+', '+labels', 'labels-', 'score+', 'kind+'].flatMap((key) => [
    update('articles', id, given, { query: { fields: 'id' } }),
    { method: 'PATCH', path: records('articles', id), form: formOf([[key, 'c']]), ...shown } as Step,
    {
      method: 'PATCH',
      path: records('articles', id),
      form: formOf([
        [key, 'c'],
        [key, 'd'],
      ]),
      ...shown,
    } as Step,
    {
      method: 'PATCH',
      path: records('articles', id),
      form: formOf([['@jsonPayload', JSON.stringify({ [key]: 'e' })]]),
      ...shown,
    } as Step,
  ]),
  rawStep('PATCH', records('articles', id), {
    body: 'labels%2B=c&labels-=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...shown,
  }),
];
