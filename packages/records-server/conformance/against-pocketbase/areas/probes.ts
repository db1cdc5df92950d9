import type { Step } from '../harness/play.ts';
import { probeCollections } from '../harness/probes.ts';
import { ann, bob } from '../harness/rows.ts';
import { create, list, remove, update, view } from './steps.ts';

const [r1, r2, r3] = ['r1r1r1r1r1r1r1r', 'r2r2r2r2r2r2r2r', 'r3r3r3r3r3r3r3r'] as const;
const people = ['', 'ann', 'bob', 'lea', 'pim'];
const as = (who: string): { as?: string } => (who === '' ? {} : { as: who });
const all = { note: 'x', owner: ann, team: [ann, bob], tags: ['a', 'b'], n: 6, on: true, meta: { a: 1, list: ['x'] } };
const bodies: readonly object[] = [
  all,
  {},
  { note: null, 'tags+': 'a', owner: bob, team: bob },
  { note: 'X', due: '2100-01-01', secret: 'mine', team: [] },
];
const short = { query: { fields: 'note,tags,n,expand' } };

/** Each rule, evaluated for each action. */
export const probes: readonly Step[] = probeCollections.flatMap(({ name }) => [
  ...people.map((who) => list(name, { sort: 'id', fields: 'id' }, who)),
  list(name, { sort: 'id', fields: 'id', a: '1', filter: 'n > 1' }, 'ann'),
  { ...list(name, { sort: 'id', fields: 'id', a: '2' }), headers: { 'x-client': 'desk' } },
  ...['', 'ann', 'bob'].map((who) => view(name, r1, { fields: 'id' }, who)),
  view(name, r2, { fields: 'id' }),
  ...['', 'ann'].flatMap((who) => bodies.map((body) => create(name, body, { ...as(who), ...short }))),
  ...['', 'ann'].flatMap((who) => bodies.slice(1).map((body) => update(name, r1, body, { ...as(who), ...short }))),
  update(name, r2, all, short),
  remove(name, r3),
  remove(name, r3, { as: 'ann' }),
  remove(name, r1, { as: 'bob', query: { a: '1' } }),
]);
