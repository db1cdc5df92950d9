import type { Step } from '../play.ts';
import { ann, bob, lea } from '../rows.ts';
import { create, list, remove, update, view } from './steps.ts';

const id = (name: string): string => name.repeat(15).slice(0, 15);
const people = [undefined, 'ann', 'bob', 'lea', 'pim', 'root'];
const each = (make: (more: { as?: string }) => Step): Step[] => people.map((as) => make(as ? { as } : {}));

export const rules: readonly Step[] = [
  ...each((more) => create('projects', { name: 'mine', owner: ann }, more)),
  ...each((more) => create('projects', { name: 'no owner' }, more)),
  ...each((more) => create('projects', { name: 'x', owner: ann }, more)),
  ...each((more) => create('projects', { name: 'x', owner: bob, status: 'open' }, more)),
  ...each((more) => create('projects', { name: 'with status', owner: lea, status: null }, more)),
  ...each((more) => create('projects', { name: 'with modifier', owner: lea, 'status+': 'open' }, more)),
  ...each((more) => update('projects', id('p1'), { name: 'one!' }, more)),
  ...each((more) => update('projects', id('p1'), { name: '' }, more)),
  ...each((more) => update('projects', id('p2'), { name: 'two!' }, more)),
  ...each((more) => update('projects', id('p1'), { status: 'done' }, more)),
  ...each((more) => update('projects', id('p1'), { status: 'open' }, more)),
  ...each((more) => update('projects', id('p4'), { name: 'nobody!' }, more)),
  ...each((more) => create('tasks', { title: 'task', project: id('p1') }, more)),
  ...each((more) => create('tasks', { title: 'forbidden', project: id('p1') }, more)),
  ...each((more) => create('tasks', { project: id('p3') }, more)),
  ...each((more) => create('tasks', { title: 'nowhere' }, more)),
  ...each((more) => update('tasks', id('t2'), { title: 'unlocked?' }, more)),
  ...each((more) => update('tasks', id('t2'), { project: id('p2') }, more)),
  ...each((more) => update('tasks', id('t1'), { title: 'do it again' }, more)),
  ...each((more) => remove('tasks', id('t1'), more)).slice(0, 5),
  ...each((more) => remove('projects', id('p3'), more)).slice(0, 2),
  ...['', 'x', 'xx', 'xxx'].map((title) => create('rules', { title })),
  ...[[], ['a'], ['a', 'b']].map((labels) => create('rules', { labels })),
  create('rules', {}),
  create('rules', { title: 'ab', 'labels+': ['a', 'b'] }),
  create('rules', { title: 5555 }),
  create('rules', { title: null, labels: null }),
  ...each((more) => update('rules', id('r1'), { title: 'Open' }, more)),
  ...each((more) => update('rules', id('r1'), { title: 'closed' }, more)),
  update('rules', id('r2'), { labels: ['a', 'b'] }),
  update('rules', id('r2'), { labels: ['b'] }),
  update('rules', id('r2'), { 'labels+': 'a' }),
  update('rules', id('r2'), { 'labels-': 'a' }),
  update('rules', id('r2'), {}),
  ...each((more) => remove('rules', id('r3'), more)).slice(0, 5),
  ...each((more) => list('rules', { sort: 'id', key: 'open' }, more.as)),
  ...each((more) => view('rules', id('r1'), {}, more.as)),
  ...each((more) => list('projects', { sort: 'name,created', fields: 'id,name' }, more.as)),
  ...each((more) => list('tasks', { sort: 'title,created', fields: 'id,title', filter: 'title ~ "t"' }, more.as)),
  ...each((more) => list('staff', {}, more.as)),
  ...each((more) => list('users', { sort: 'id', fields: 'id,email', filter: 'email != ""' }, more.as)),
];
