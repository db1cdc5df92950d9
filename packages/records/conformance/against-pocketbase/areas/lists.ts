import type { Step } from '../play.ts';
import { list } from './steps.ts';

const numbers = ['0', '-1', '1', '2', '3', '1000', '1001', '99999', 'abc', '1.5', '1x', '', ' 1', '+2', '1e2', '0x2', '007', '9223372036854775807', '9223372036854775808', '-9223372036854775808', '９', '1_000', '0b1', '0o7', '0B1', '00', '1_', '%31'];
const truths = ['1', 't', 'T', 'true', 'TRUE', 'True', '0', 'f', 'F', 'false', 'FALSE', 'False', 'maybe', '', 'yes', 'tRUE', ' 1', '2'];

export const paging: readonly Step[] = [
  list('articles'),
  ...numbers.map((perPage) => list('tags', { perPage, sort: 'name' })),
  ...numbers.map((page) => list('tags', { page, perPage: '2', sort: 'name' })),
  ...truths.map((skipTotal) => list('tags', { skipTotal, sort: 'name' })),
  list('tags', { page: '2', perPage: '3', sort: 'name', skipTotal: '1' }),
  list('tags', { page: '99', sort: 'name' }),
  list('tags', 'perPage=1&perPage=2&sort=name'),
  list('tags', 'sort=name&sort=-name'),
  list('tags', 'PerPage=1&sort=name'),
  list('tags', { unknown: 'x', sort: 'name' }),
  list('TAGS', { sort: 'name' }),
  list('tagstagstagstag', { sort: 'name' }),
  list('TagsTagsTagsTag', { sort: 'name' }),
  list('nothing'),
  list('closed'),
  list('closed', { page: 'x' }),
  list('closed', {}, 'ann'),
  list('closed', {}, 'root'),
  list('closed', { filter: 'broken' }, 'root'),
  list('_superusers'),
  list('_otps'),
  list('_otps', {}, 'ann'),
  list('_mfas'),
  list('_externalAuths'),
  list('_authOrigins'),
  list('plain_people'),
  list('users', { sort: 'created' }),
  list('users', { sort: 'created' }, 'ann'),
  list('users', { sort: 'created' }, 'lea'),
  list('users', { sort: 'created' }, 'root'),
  list('projects', { sort: 'created' }),
  list('projects', { sort: 'created' }, 'ann'),
  list('projects', { sort: 'created' }, 'bob'),
  list('projects', { sort: 'created' }, 'root'),
  list('tasks', { sort: 'created' }),
  list('tasks', { sort: 'created' }, 'ann'),
  list('tasks', { sort: 'created' }, 'bob'),
];

const sorts = [
  'title', '-title', '+title', ' title ', '- title', '+ title', '--title', '-+title', 'title,', ',title', '-', '+', '', ',', ' ', 'title,-rank', 'rank,title', '-rank,-title',
  'author.name', '-author.name', 'author.company.name', 'author.company.parent.city,title', 'author', 'tags', 'tags.name', '-tags.name,title', 'labels', '-labels', 'meta', '-meta,title', 'meta.n,title', '-meta.n,title', 'meta.a.b,title', 'meta.list.0,title', 'meta.list,title',
  'title:lower', '-title:lower', 'labels:length,title', '-labels:length,title', 'tags:length,title', 'labels:each,title', 'title:length', 'title:isset', 'title:foo', 'meta:lower', 'author:length,title', 'author.id,title', 'tags.id,title',
  'comments_via_article.text,title', '-comments_via_article.stars,title', 'comments_via_author.text', 'articles_via_author.title', 'profiles_via_user.bio', 'author.profiles_via_user.bio,title', 'author.articles_via_author.title,title',
  '@rowid', '-@rowid', '@random:x', '@now', '@request.auth.id', '@collection.tags.name', 'secret', 'author.remark', 'author.tokenKey', 'author.password', 'author.email,title', '-author.email,title', 'author.emailVisibility,title', 'author.verified,title',
  'nothing', 'author.nothing', 'title.x', 'collectionId', 'collectionName', 'expand', 'id', '-id', 'created', '-updated,title', 'due,title', '-due,title', 'active,title', '-active,title', 'kind,title', 'score,title', '-score', 'code,title', 'slug.x', 'a b', 'title desc', '"title"', 'title;', 'Title', 'TITLE', '1', '1=1', '(title)', 'title--', "title'", '`title`',
  'id,id,id,id,id,id,id,id', 'id,id,id,id,id,id,id,id,id', `${'a'.repeat(255)}`, `${'a'.repeat(256)}`, 'title,title', '@rowid,title', 'title,@rowid', '-@random', 'null', 'true', '_', '#title', '@', '@title', 'meta.a b', '.meta', 'meta..a', 'meta.0', '-meta.z,title',
];

export const sorting: readonly Step[] = [
  ...sorts.filter((sort) => !sort.includes('@random')).map((sort) => list('articles', { sort, fields: 'id,title' })),
  ...['secret,title', '@request.auth.id', '@collection.tags.name', 'author.remark,title', 'author.email,title', '@request.query.x,title', '@request.auth.name,title', 'title:foo', 'password'].map((sort) => list('articles', { sort, fields: 'id,title' }, 'root')),
  ...['secret', '@request.auth.id', 'author.email,title', 'author.remark'].map((sort) => list('articles', { sort, fields: 'id,title' }, 'ann')),
  ...['text', '-stars', 'article.title,text', '-article.author.name,text', 'likes,text', 'likes.name,text', '-likes.name,text', 'article.tags.name,text', 'likes:length,text', 'article.comments_via_article.text,text'].map((sort) => list('comments', { sort, fields: 'id,text' })),
  ...['name', 'email', '-email', 'username', 'company.name,name', 'articles_via_author.rank,name', 'profiles_via_user.bio,name', 'emailVisibility,name', 'tokenKey', 'password', 'remark'].map((sort) => list('users', { sort, fields: 'id' })),
];
