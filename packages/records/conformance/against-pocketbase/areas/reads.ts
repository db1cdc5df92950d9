import type { Step } from '../play.ts';
import { a1, a2, a3, a4, a5, acme, ann, bob, bolt, kim, lea, nobodyId, red, una } from '../rows.ts';
import { list, raw, records, view } from './steps.ts';

const picks = [
  '', ',', ' ', '*', 'id', 'id,title', ' id , title ', 'missing', 'secret', 'title,missing', 'meta', 'meta.a', 'meta.a.b', 'meta.a.b.c', 'meta.list', 'meta.list.0', 'meta.*', '*.a', 'expand', 'expand.author', 'expand.author.name', 'expand.author.*', 'expand.*', '*,expand.author.name', 'expand.tags.name', 'expand.*.name', 'id,id', 'ID', 'collectionId,collectionName', 'page', 'items', 'totalItems', 'items.id',
  'body:excerpt(5)', 'body:excerpt(5,true)', 'body:excerpt(5,false)', 'body:excerpt(1000)', 'body:excerpt(1000,true)', 'body:excerpt( 5 , true )', 'body:excerpt(11)', 'body:excerpt(12,true)', 'title:excerpt(3)', 'title:excerpt(3,true)', 'rank:excerpt(1)', 'labels:excerpt(1)', 'meta:excerpt(1)', 'meta.city:excerpt(3,true)', 'expand.author.name:excerpt(2,true)', 'id,body:excerpt(5),title', '*,body:excerpt(3)', 'body:excerpt(3),*', 'body:excerpt(-1)', 'title.x', '.', 'a..b', 'title.', '.title', '*,id', 'id,*', '*.*', 'meta.a,meta.n', 'meta,meta.n', 'meta.n,meta', '-id', 'id title',
];
export const fields: readonly Step[] = [
  ...picks.map((fields) => view('articles', a1, { fields, expand: 'author,tags' })),
  ...picks.filter((one) => !one.includes('(-1)')).map((fields) => list('articles', { fields, expand: 'author,tags', sort: 'id', perPage: '2' })),
  view('users', ann, { fields: 'email,password,tokenKey,remark' }),
  view('users', ann, { fields: 'email,password,tokenKey,remark' }, 'root'),
  view('users', ann, { fields: '*' }, 'root'),
];

const expands = [
  '', ',', 'author', ' author ', 'author,tags', 'author,author', 'author.company', 'author.company.parent', 'author.company.parent.parent', 'author.company.parent.parent.parent.parent.parent', 'author.company.parent.parent.parent.parent.parent.parent', 'nothing', 'title', 'meta', 'author.nothing', 'author.nothing,author', 'tags.nothing', 'author,nothing', 'nothing,author', 'tags', 'tags.articles_via_tags', 'comments_via_article', 'comments_via_article.author', 'comments_via_article.likes', 'comments_via_article.author,comments_via_article.likes', 'comments_via_article.nothing', 'comments_via_nothing', 'comments_via_text', 'nothing_via_article', 'chapters_via_article', 'chapters_via_also', 'author.profiles_via_user', 'author.articles_via_author', 'author.comments_via_author.article', 'author.projects_via_owner', 'author.projects_via_members', 'Author', 'author.', '.author', 'author..company', 'author.id', 'expand', 'id', 'labels', 'link', '*', 'secret', 'commentscomment_via_article', 'comments_via_article(id)', 'author:x', 'a b', 'comments_via_article.article.comments_via_article', 'author.company,author.profiles_via_user',
];
export const expand: readonly Step[] = [
  ...[a1, a2, a3, a4].flatMap((id) => expands.map((expand) => view('articles', id, { expand }))),
  ...expands.map((expand) => list('articles', { expand, sort: 'id' })),
  ...['author', 'author.company', 'comments_via_article.author'].flatMap((expand) => ['ann', 'bob', 'lea', 'root'].map((as) => view('articles', a1, { expand }, as))),
  ...['owner', 'members', 'owner,members', 'tasks_via_project', 'members.company'].flatMap((expand) => ['ann', 'bob', 'root'].map((as) => list('projects', { expand, sort: 'id' }, as))),
  ...['project', 'project.owner', 'project.members'].flatMap((expand) => ['ann', 'bob', 'lea', 'root'].map((as) => list('tasks', { expand, sort: 'id' }, as))),
  ...['articles_via_author', 'profiles_via_user', 'comments_via_likes', 'projects_via_owner', 'company.users_via_company', 'albums_via_owner'].flatMap((expand) => ['', 'ann', 'root'].map((as) => view('users', ann, { expand }, as))),
  list('comments', { expand: 'article,author,likes', sort: 'id' }),
  list('comments', { expand: 'article.author.company', sort: 'id', fields: 'id,expand.article.expand.author.name' }),
  view('profiles', 'papapapapapapap', { expand: 'user' }),
  view('closed', 'z1z1z1z1z1z1z1z', { expand: 'x' }),
];

const heads = (path: string): Step[] => [raw('HEAD', path), raw('GET', path)];
export const reading: readonly Step[] = [
  ...[a1, a2, a3, a4, a5].map((id) => view('articles', id)),
  view('articles', a1, {}, 'root'),
  view('articles', a1, {}, 'ann'),
  view('articles', nobodyId),
  view('articles', a1.toUpperCase()),
  view('ARTICLES', a1),
  view('articlesarticle', a1),
  view('nothing', a1),
  view('closed', 'z1z1z1z1z1z1z1z'),
  view('closed', nobodyId),
  view('closed', nobodyId, {}, 'ann'),
  view('closed', nobodyId, {}, 'root'),
  view('closed', 'z1z1z1z1z1z1z1z', {}, 'root'),
  ...['', 'ann', 'bob', 'lea', 'root'].flatMap((as) => [ann, bob, lea, una].map((id) => view('users', id, {}, as))),
  ...['', 'ann', 'pim', 'root'].map((as) => view('staff', kim, {}, as)),
  ...['', 'ann', 'bob', 'lea', 'root'].flatMap((as) => ['p1', 'p2', 'p3', 'p4'].map((id) => view('projects', id.repeat(15).slice(0, 15), {}, as))),
  ...['', 'ann', 'bob'].flatMap((as) => ['t1', 't2', 't3'].map((id) => view('tasks', id.repeat(15).slice(0, 15), {}, as))),
  ...heads(records('tags', red)),
  ...heads(records('tags')),
  ...heads(records('tags', nobodyId)),
  view('companies', acme),
  view('companies', bolt),
  view('codes', 'Code_1'),
  view('codes', 'code_1'),
  list('codes'),
  view('tags', `${red}%20`),
  view('tags', '%00'),
  view('tags', "'"),
  view('tags', '..'),
  view('tags', '%2F'),
  view('tags', 'x'.repeat(300)),
  { ...list('tags'), headers: { authorization: 'nonsense' } },
  { ...list('projects'), headers: { authorization: 'Bearer {{ann}}' } },
  { ...list('projects'), headers: { authorization: 'bearer {{ann}}' } },
  { ...list('projects'), headers: { authorization: 'Basic {{ann}}' } },
  { ...list('projects'), headers: { authorization: 'Bearer  {{ann}}' } },
  { ...list('projects'), headers: { authorization: '{{ann}}x' } },
  ...['open', 'closed'].map((key) => list('rules', { key, sort: 'id' })),
  { ...list('rules', { sort: 'id' }), headers: { 'x-client': 'desk' } },
  { ...list('rules', { sort: 'id' }), headers: { 'X-Client': 'other' } },
  view('rules', 'r1r1r1r1r1r1r1r'),
  view('rules', 'r3r3r3r3r3r3r3r'),
];
