export const password = 'right password';

const id = (name: string): string => name.repeat(15).slice(0, 15);
export const ann = id('ann');
export const bob = id('bob');
export const lea = id('lea');
export const una = id('una');
export const max = id('max');
export const kim = id('kim');
export const pim = id('pim');
export const acme = id('acme');
export const bolt = id('bolt');
export const corp = id('corp');
export const red = id('red');
export const blue = id('blue');
export const green = id('green');
export const unused = id('unused');
export const a1 = 'article00000001';
export const a2 = 'article00000002';
export const a3 = 'article00000003';
export const a4 = 'article00000004';
export const a5 = 'article00000005';
export const nobodyId = 'nobodynobodyxyz';

const withPassword = { password, passwordConfirm: password };

/** Created by a superuser in this order on both servers. */
export const rows: readonly (readonly [string, Record<string, unknown>])[] = [
  ['companies', { id: acme, name: 'Acme', city: 'Utrecht', size: 10 }],
  ['companies', { id: bolt, name: 'Bolt', city: 'Delft', size: 2.5, parent: acme }],
  ['companies', { id: corp, name: 'corp', city: '', size: 0, parent: bolt }],
  [
    'users',
    {
      id: ann,
      email: 'ann@example.eu',
      username: 'ann',
      name: 'Ann',
      role: 'writer',
      remark: 'hidden',
      company: acme,
      ...withPassword,
    },
  ],
  [
    'users',
    {
      id: bob,
      email: 'bob@example.eu',
      username: 'Bob',
      name: 'Bob',
      emailVisibility: true,
      company: bolt,
      verified: true,
      ...withPassword,
    },
  ],
  ['users', { id: lea, email: 'lea@example.eu', username: 'lea', role: 'lead', verified: true, ...withPassword }],
  ['users', { id: una, email: 'una@example.eu', username: 'una', blocked: true, ...withPassword }],
  ['users', { id: max, email: 'Max@Example.eu', username: 'max.m', name: 'Écôle', role: '', ...withPassword }],
  ['staff', { id: kim, email: 'kim@example.eu', nick: 'Kim', ...withPassword }],
  ['staff', { id: pim, email: 'pim@example.eu', nick: 'pim', trusted: true, ...withPassword }],
  ['tags', { id: red, name: 'red', color: '#f00' }],
  ['tags', { id: blue, name: 'Blue', color: '#00f' }],
  ['tags', { id: green, name: 'green' }],
  ['tags', { id: unused, name: 'unused' }],
  [
    'articles',
    {
      id: a1,
      title: 'Alpha first',
      code: 'ABC',
      body: '<p>Hello <b>world</b> &amp; all &lt;x&gt;</p><script>alert(1)</script> tail',
      rank: 5,
      score: 1.5,
      active: true,
      due: '2024-02-29 00:00:00.000Z',
      kind: 'news',
      labels: ['a', 'b'],
      author: ann,
      tags: [red, blue],
      meta: { z: 1, a: { b: [1, 'two', null, { c: 'deep' }] }, n: 3, city: 'Utrecht', list: ['x', 'y'] },
      link: 'https://example.com/a?b=c',
      contact: 'info@example.eu',
      secret: 'top',
    },
  ],
  [
    'articles',
    {
      id: a2,
      title: 'beta 50% off_x',
      rank: 50,
      score: -2.25,
      active: false,
      due: '2024-03-01 12:30:00.123Z',
      kind: 'essay',
      labels: ['a'],
      author: bob,
      tags: [red],
      meta: { n: '3', a: '', b: null },
      secret: 'other',
    },
  ],
  [
    'articles',
    { id: a3, title: 'Écôle "quoted" \\ back', rank: 100, labels: [], meta: [1, 2, 3], tags: [blue, green, red] },
  ],
  [
    'articles',
    {
      id: a4,
      title: "it's alpha",
      active: true,
      author: lea,
      kind: 'a',
      labels: ['c', 'b', 'a'],
      meta: 'plain',
      score: 50,
    },
  ],
  [
    'articles',
    { id: a5, title: 'zeta\nline', rank: 7, author: max, meta: 5, due: '1999-12-31 23:59:59.999Z', tags: [green] },
  ],
  ['comments', { id: id('c1'), article: a1, author: bob, text: 'first', stars: 5, likes: [ann, lea] }],
  ['comments', { id: id('c2'), article: a1, author: ann, text: 'second', stars: 1, likes: [] }],
  ['comments', { id: id('c3'), article: a2, author: ann, text: 'third', stars: 3, likes: [bob] }],
  ['comments', { id: id('c4'), text: 'orphan', stars: 0 }],
  ['profiles', { id: id('pa'), user: ann, bio: 'about ann' }],
  ['profiles', { id: id('pb'), user: bob, bio: 'about bob' }],
  ['projects', { id: id('p1'), name: 'one', owner: ann, members: [bob], status: 'open' }],
  ['projects', { id: id('p2'), name: 'two', owner: ann, members: [ann, lea], status: 'done' }],
  ['projects', { id: id('p3'), name: 'three', owner: bob, members: [] }],
  ['projects', { id: id('p4'), name: 'nobody', members: [bob] }],
  ['tasks', { id: id('t1'), title: 'do it', project: id('p1') }],
  ['tasks', { id: id('t2'), title: 'locked', project: id('p2') }],
  ['tasks', { id: id('t3'), title: 'free', project: id('p3') }],
  ['closed', { id: id('z1'), title: 'sealed' }],
  ['members', { id: id('m1'), first: 'Ada', last: 'L', nick: 'Ace' }],
  ['rules', { id: id('r1'), title: 'red', labels: ['a'] }],
  ['rules', { id: id('r2'), title: 'other', labels: [] }],
  ['rules', { id: id('r3'), title: 'batch only', labels: ['b', 'c'] }],
  ['codes', { id: 'Code_1', label: 'one' }],
];
