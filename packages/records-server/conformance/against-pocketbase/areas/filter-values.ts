const ops = ['=', '!=', '>', '>=', '<', '<=', '~', '!~', '?=', '?!=', '?>', '?>=', '?<', '?<=', '?~', '?!~'];
const matrix = (lefts: readonly string[], rights: readonly string[], signs = ops): string[] =>
  lefts.flatMap((left) => rights.flatMap((right) => signs.map((sign) => `${left} ${sign} ${right}`)));

/** Each sign between a field and a value. */
export const values = [
  ...matrix(['title'], ['"alpha"', '""', 'null', '5', '"Alpha first"']),
  ...matrix(['rank'], ['50', '"50"', '"abc"', '""', 'null', 'true', '0', '"5e1"', '"9"']),
  ...matrix(['score'], ['1.5', '"-2.25"', '0', 'null']),
  ...matrix(['active'], ['true', 'false', 'null', '"true"', '1']),
  ...matrix(['due'], ['"2024-02-29"', '"2024-02-29 00:00:00.000Z"', '""', 'null', '@now', '2024']),
  ...matrix(['kind'], ['"a"', '""', 'null', '"news"']),
  ...matrix(['labels'], ['"a"', '"[]"', '""', 'null', '\'["a","b"]\'', '\'["a"]\'']),
  ...matrix(['labels:each'], ['"a"', '"b"', '""', 'null', '"z"']),
  ...matrix(['labels:length'], ['0', '1', '2', '"2"', 'null', '""']),
  ...matrix(['author'], ['"annannannannann"', '""', 'null']),
  ...matrix(['author.id'], ['"annannannannann"', '""', 'null']),
  ...matrix(['author.name'], ['"Ann"', '""', 'null', '"n"']),
  ...matrix(['author.company.city'], ['"Utrecht"', '""', 'null']),
  ...matrix(['author.company.parent.name'], ['"Acme"', '""']),
  ...matrix(['author.email'], ['"ann@example.eu"', '"bob@example.eu"', '""', 'null', '"example"']),
  ...matrix(['author.blocked', 'author.verified'], ['true', 'false', 'null']),
  ...matrix(['tags'], ['"redredredredred"', '""', '"[]"', 'null']),
  ...matrix(['tags.id'], ['"redredredredred"', '""', 'null', '"nothing"']),
  ...matrix(['tags.name'], ['"red"', '""', 'null', '"e"', '"zzz"']),
  ...matrix(['tags.color'], ['"#f00"', '""', 'null']),
  ...matrix(['tags:each'], ['"redredredredred"', '""']),
  ...matrix(['tags:length'], ['0', '1', '2', '3']),
  ...matrix(['author:length'], ['0', '1'], ['=', '!=', '>', '?=']),
  ...matrix(['meta'], ['"plain"', '5', '""', 'null', '"[1,2,3]"', '"x"', 'true']),
  ...matrix(['meta.n'], ['3', '"3"', '""', 'null', 'true']),
  ...matrix(['meta.a'], ['""', 'null', '"x"', '1']),
  ...matrix(
    ['meta.a.b', 'meta.a.b.1', 'meta.a.b.3.c', 'meta.0', 'meta.1', 'meta.list', 'meta.list.0', 'meta.list.9'],
    ['"two"', '"deep"', '2', '1', '"x"', 'null', '""'],
    ['=', '!=', '~', '>', '?='],
  ),
  ...matrix(['meta.city'], ['"Utrecht"', '"utrecht"', 'null'], ['=', '!=', '~', '!~', '<', '?=', '?!=']),
  ...matrix(
    [
      'comments_via_article.text',
      'comments_via_article.stars',
      'comments_via_article.author.name',
      'comments_via_article.id',
      'comments_via_article',
    ],
    ['"first"', '5', '""', 'null', '"Ann"'],
  ),
  ...matrix(
    [
      'comments_via_article.likes.name',
      'comments_via_article.likes',
      'comments_via_article.likes:each',
      'comments_via_article.likes:length',
    ],
    ['"Ann"', '""', '1', '0', '"annannannannann"'],
    ['=', '!=', '?=', '?!=', '~', '?>', '>'],
  ),
  ...matrix(
    ['chapters_via_also.id', 'chapters_via_article.needed.name'],
    ['""', 'null', '"x"'],
    ['=', '!=', '?=', '?!='],
  ),
  ...matrix(
    ['author.articles_via_author.title', 'author.comments_via_author.text', 'author.profiles_via_user.bio'],
    ['"Alpha first"', '"third"', '""', '"about"'],
    ['=', '!=', '?=', '?!=', '~', '!~', '?~'],
  ),
];

/** Each sign between two fields. */
export const fieldsOnBothSides = [
  ...matrix(
    ['title'],
    ['code', 'author.name', 'kind', 'labels', 'meta', 'meta.city', 'title', 'tags.name', 'labels:each', 'id'],
    ['=', '!=', '~', '!~', '>', '?=', '?~'],
  ),
  ...matrix(['rank'], ['score', 'title', 'meta.n', 'meta', 'author.name', 'labels:length'], ['=', '!=', '>', '<=']),
  ...matrix(
    ['"Alpha first and more"', '"x"', '""', 'null'],
    ['title', 'code', 'author.name', 'tags.name'],
    ['=', '!=', '~', '!~', '?=', '?~'],
  ),
  ...matrix(
    ['tags.name'],
    ['tags.color', 'labels:each', 'author.name', 'comments_via_article.text'],
    ['=', '!=', '?=', '?!=', '>', '?~'],
  ),
  ...matrix(['kind'], ['labels:each', 'labels', 'code', 'active'], ['=', '!=', '?=', '~']),
  ...matrix(['active'], ['rank', 'author.blocked', 'meta.n', 'title'], ['=', '!=', '>']),
  ...matrix(['due'], ['created', 'updated', '""', '@todayStart'], ['=', '!=', '>', '<']),
  ...matrix(['meta.n'], ['meta.z', 'rank', 'title', 'meta.a.b.0', 'author.name'], ['=', '!=', '>']),
  ...matrix(
    ['author.company.name'],
    ['author.name', 'tags.name', 'author.company.parent.name'],
    ['=', '!=', '?=', '~'],
  ),
];
