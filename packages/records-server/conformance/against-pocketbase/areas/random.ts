import type { Step } from '../harness/play.ts';
import { ann, bob, lea, nobodyId } from '../harness/rows.ts';
import { create, list, rawStep, remove, update, view } from './steps.ts';

/** Random requests, the same in each run; `RANDOM_SEED` sets another seed. */
let state = Number(process.env['RANDOM_SEED'] ?? 20260506);
function chance(below: number): number {
  state = (state * 1664525 + 1013904223) % 4294967296;
  return Math.floor((state / 4294967296) * below);
}
const one = <T>(values: readonly T[]): T => values[chance(values.length)] as T;
const some = <T>(values: readonly T[], most: number): T[] =>
  Array.from({ length: chance(most + 1) }, () => one(values));
const maybe = (percent: number): boolean => chance(100) < percent;

const thing = (n: number): string => `t${n}`.padEnd(15, '0');
const link = (n: number): string => `l${n}`.padEnd(15, '0');
const thingIds = Array.from({ length: 14 }, (_, n) => thing(n));
const linkIds = Array.from({ length: 8 }, (_, n) => link(n));
const people = [undefined, undefined, 'ann', 'bob', 'lea', 'root'];
const as = (): { as?: string } => {
  const who = one(people);
  return who === undefined ? {} : { as: who };
};

const odd = [
  '',
  null,
  'x',
  5,
  -1,
  0,
  true,
  false,
  [],
  {},
  '5',
  '["x"]',
  'null',
  ' ',
  'é',
  [null],
  [''],
  1.5,
  '2024-05-06',
];
const good: Readonly<Record<string, () => unknown>> = {
  note: () => one(['private', 'no', 'open', 'Open', 'öpen', '', 'a%b', 'never', 'x'.repeat(60), 'two words']),
  hush: () => one(['never', 'h', '']),
  amount: () => one([0, 1, 5, 6, 7.5, 1000, 1001, -1, '12']),
  exact: () => one([0, 1, 2, 2.5, -3, 1e15]),
  on: () => maybe(50),
  secretOn: () => maybe(50),
  day: () => one(['2024-02-29', '2024-02-29 10:00:00.000Z', '1999-12-31', '2030-01-01T00:00:00Z', '']),
  flavour: () => one(['sweet', 'sour', 'Sour', 'x y', 'é', 'salt', '']),
  kinds: () => some(['1', '2', 'true', '[x]', 'null', 1, true], 4),
  owner: () => one([ann, bob, lea, nobodyId, '']),
  parts: () => some([...thingIds, nobodyId], 3),
  whole: () => one([...thingIds, '']),
  data: () =>
    one([{ n: 1, b: [1, 2] }, { n: '1' }, [1, 'two', null], 'text', 5, true, null, { 'a b': { c: 1 } }, '{"n":2}']),
  hushData: () => one([{ k: 1 }, null]),
  text: () => one(['<p>x</p>', 'plain', '', '<b>A &amp; B</b>']),
  site: () => one(['https://a.example', 'https://A.example', '', 'http://b.example/x', 'nothing']),
  mail: () => one(['a@b.eu', 'x@bad.example', '', 'nothing']),
};
const linkGood: typeof good = {
  word: () => one(['open', 'private', 'x', '']),
  left: () => one([...thingIds, '']),
  lefts: () => some(thingIds, 4),
  single: () => one([...thingIds, '']),
  user: () => one([ann, bob, lea, '']),
};
const fieldsOf = { things: good, links: linkGood };
type Name = keyof typeof fieldsOf;

function body(collection: Name): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const fields = fieldsOf[collection];
  for (const name of some(Object.keys(fields), 7)) {
    const key = maybe(75) ? name : one([`${name}+`, `+${name}`, `${name}-`, `${name}:x`]);
    values[key] = maybe(85) ? (fields[name] as () => unknown)() : one(odd);
  }
  if (collection === 'links' && maybe(80)) values['single'] ??= one(thingIds);
  return values;
}

const paths: Readonly<Record<Name, readonly string[]>> = {
  things: [
    ...Object.keys(good),
    'id',
    'made',
    'touched',
    'owner.name',
    'owner.email',
    'whole.note',
    'whole.whole.amount',
    'parts.note',
    'parts.parts.id',
    'parts.amount',
    'data.n',
    'data.b.0',
    'kinds:each',
    'kinds:length',
    'parts:length',
    'note:lower',
    'things_via_whole.note',
    'things_via_parts.amount',
    'links_via_left.word',
    'links_via_lefts.word',
    'nothing',
  ],
  links: [
    ...Object.keys(linkGood),
    'left.note',
    'lefts.note',
    'lefts.parts.note',
    'single.owner.name',
    'user.company.city',
    'left.links_via_lefts.word',
    'lefts:length',
    'lefts:each',
  ],
};
const signs = ['=', '!=', '>', '>=', '<', '<=', '~', '!~', '?=', '?!=', '?>', '?<', '?~', '?!~'];
const literals = [
  '""',
  'null',
  'true',
  'false',
  '0',
  '1',
  '5',
  '-1',
  '7.5',
  '"open"',
  '"Open"',
  '"o%"',
  '"5"',
  '"x"',
  '"2024-02-29"',
  '"2024-02-29 00:00:00.000Z"',
  '@now',
  '@year',
  `"${thing(1)}"`,
  `"${ann}"`,
];

function comparison(collection: Name): string {
  const left = one(paths[collection]);
  const right = maybe(80) ? one(literals) : one(paths[collection]);
  // The servers created a record some milliseconds apart, so parts of its times differ.
  const isTime = left === 'made' || left === 'touched' || right === 'made' || right === 'touched';
  const sign = one(signs);
  const used = isTime ? sign.replace('!~', '>').replace('~', '<') : sign;
  return maybe(90) ? `${left} ${used} ${right}` : `${right} ${used} ${left}`;
}

function filter(collection: Name, depth = 0): string {
  if (depth > 2 || maybe(45)) return comparison(collection);
  const inner = `${filter(collection, depth + 1)} ${one(['&&', '||'])} ${filter(collection, depth + 1)}`;
  return maybe(40) ? `(${inner})` : inner;
}

const expands = [
  'owner',
  'parts',
  'whole',
  'whole.whole',
  'parts.owner',
  'things_via_whole',
  'links_via_left',
  'links_via_lefts.user',
  'left',
  'lefts',
  'single.parts',
  'user',
  'user.company',
  'nothing',
  'left.nothing',
];
const picks = [
  'id',
  'note',
  '*',
  'expand',
  'expand.owner.name',
  'expand.*.id',
  'data.n',
  'word',
  'lefts',
  'text:excerpt(3,true)',
  'parts',
];

function shape(): Record<string, string> {
  return {
    ...(maybe(35) && { expand: some(expands, 3).join(',') }),
    ...(maybe(30) && { fields: some(picks, 4).join(',') }),
    ...(maybe(5) && { force: '1' }),
  };
}

function reading(collection: Name): Step {
  // Rows have no default order: an id as last key makes it deterministic.
  const sorts = some(paths[collection], 2).map((path) => `${one(['', '-', '+'])}${path}`);
  const query = { ...shape(), sort: [...sorts, 'id'].join(','), ...(maybe(85) && { filter: filter(collection) }) };
  return list(
    collection,
    maybe(15) ? { ...query, perPage: one(['1', '2', '3']), page: one(['1', '2']) } : query,
    as().as,
  );
}

const idsOf = { things: thingIds, links: linkIds };

function writing(): Step {
  const collection: Name = maybe(75) ? 'things' : 'links';
  const id = one(idsOf[collection]);
  const more = { ...as(), query: shape() };
  const kind = chance(10);
  if (kind < 4) return create(collection, { id, ...body(collection) }, more);
  if (kind < 8) return update(collection, id, body(collection), more);
  if (kind < 9) return remove(collection, id, more);
  return batch();
}

function batch(): Step {
  const requests = Array.from({ length: 1 + chance(4) }, () => {
    const collection: Name = maybe(75) ? 'things' : 'links';
    const id = one(idsOf[collection]);
    const base = `/api/collections/${collection}/records`;
    const kind = chance(4);
    if (kind === 0) return { method: 'POST', url: base, body: { id, ...body(collection) } };
    if (kind === 1) return { method: 'PATCH', url: `${base}/${id}`, body: body(collection) };
    if (kind === 2) return { method: 'PUT', url: base, body: { id, ...body(collection) } };
    return { method: 'DELETE', url: `${base}/${id}?force=1` };
  });
  return rawStep('POST', '/api/batch', { body: { requests }, ...as() });
}

function step(): Step {
  const kind = chance(10);
  if (kind < 4) return writing();
  const collection: Name = maybe(75) ? 'things' : 'links';
  return kind < 9 ? reading(collection) : view(collection, one(idsOf[collection]), shape(), as().as);
}

export const random: readonly Step[] = [
  ...thingIds.slice(0, 8).map((id) => create('things', { id, note: 'open' }, { as: 'root' })),
  ...Array.from({ length: 1500 }, step),
];
