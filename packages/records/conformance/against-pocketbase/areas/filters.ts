import type { Step } from '../play.ts';
import { list } from './steps.ts';

const ops = ['=', '!=', '>', '>=', '<', '<=', '~', '!~', '?=', '?!=', '?>', '?>=', '?<', '?<=', '?~', '?!~'];
const matrix = (lefts: readonly string[], rights: readonly string[], signs = ops): string[] =>
  lefts.flatMap((left) => rights.flatMap((right) => signs.map((sign) => `${left} ${sign} ${right}`)));

const syntax = [
  '', ' ', '// only', '  // a\n', 'active', 'active = ', '= active', 'active = true', 'active=true', 'active=1', 'active = "true"', "title = 'Alpha first'", 'title = "Alpha first"', "title = \"it's alpha\"", "title = 'it\\'s alpha'",
  'title ~ "\\""', 'title ~ "\\\\"', 'title ~ "\\\\ back"', 'title ~ "quoted"', '(active = true)', '((active = true))', '(active = true', 'active = true)', '()', 'active = true && rank > 1', 'active = true || rank > 1', 'active = true && rank > 6 || score = 50', 'active = true || rank > 6 && score = 50', '(active = true || rank > 6) && score = 50',
  'active = true and rank > 1', 'active = true AND rank > 1', 'active = true & rank > 1', 'active = true &&', '&& active = true', 'active = true && && rank = 1', 'active = true\n&&\trank > 1', 'active = true // c\n && rank > 1', '// c\nactive = true', 'active = true // c', 'rank = 50', 'rank = 50.0', 'rank = -2.25', 'score = -2.25', 'score = - 2.25', 'score = +1.5', 'score = .5', 'score = 1.', 'score = 1e1', 'score = 0x1', 'rank = 050',
  'rank == 50', 'rank <> 50', 'rank === 50', 'rank => 50', 'rank =< 50', 'rank ! 50', 'rank ?50', 'rank = = 50', '1 = 1', '1 = 2', 'null = null', 'null != null', 'true = true', 'true = false', '"a" = "a"', '"a" = \'a\'', '1 = "1"', '"" = null', 'null = ""', 'true = 1', 'TRUE = true', 'Null = null', 'NULL = NULL', 'title = Null', 'title != NULL',
  'nothing = 1', 'title.x = 1', 'author.nothing = 1', 'title:foo = 1', 'title:lower = "alpha first"', 'title:LOWER = "alpha first"', 'title: lower = "x"', 'title:length = 3', 'title:isset = true', 'meta:each = 1', 'meta:length = 3', 'meta:lower ~ "utrecht"', 'meta.city:lower = "utrecht"', 'collectionName = "articles"', 'collectionId = "x"', 'expand = ""', 'secret = "top"', 'author.remark = "hidden"', 'author.tokenKey = "x"', 'author.password = "x"', 'Title = "x"', '@now', '@now > "2020"', 'created < @now', 'created > @yesterday', 'created < @tomorrow', 'created >= @todayStart', 'created <= @todayEnd', 'created >= @monthStart', 'created <= @monthEnd', 'created >= @yearStart && created <= @yearEnd', '@year > 2000', '@month >= 1 && @month <= 12', '@day > 0', '@weekday < 7', '@hour < 24', '@minute < 60', '@second < 60', '@nothing = 1', '@ = 1', '@request.auth.id = ""', '@request.query.x = 1', '@collection.tags.name = "red"', 'title = "@request.x"', 'title = "@collection."', 'title = "@request"', 'title ~ "@collection"', '@rowid > 0', '@random > 0',
  'title = "unterminated', "title = 'unterminated", 'title = "a" "b"', 'title "a"', 'title = `a`', 'title ; 1', 'title = 1; DROP TABLE x', 'title = "a" -- x', "title = '' OR 1=1", '1=1', '1 = 1 || 1 = 1', 'f(1) = 1', 'lower(title) = "x"', 'geoDistance(1,2,3,4) > 0', 'geoDistance(1,2,3) > 0', 'geoDistance(rank,score,3,4) > 0', 'geoDistance(1,2,3,4,5) > 0', 'geoDistance() > 0', 'geoDistance("1",2,3,4) > 0', 'geoDistance(1,2,1,2) = 0', 'geodistance(1,2,3,4) > 0', 'geoDistance (1,2,3,4) > 0', 'geoDistance( 4 , 52 , 5 , 52 ) < 100',
  'ünï = 1', '"ü" = "ü"', '_ = 1', '#x = 1', 'a.b.c = 1', '.title = 1', 'title. = 1', 'title..x = 1', 'title:lower:lower = 1', ':lower = 1', 'labels:each:lower = "a"', 'id = "article00000001"', 'id ?= "article00000001"', "id = 'ARTICLE00000001'", 'id ~ "0001"', 'id != ""', 'id = null', `title = "${'x'.repeat(3480)}"`, `title = "${'x'.repeat(3490)}"`, Array(200).fill('1=1').join('||'), Array(201).fill('1=1').join('||'), Array(50).fill('(').join('') + '1=1' + Array(50).fill(')').join(''),
  '\u00a0active = true', 'active\u00a0= true', 'title = "\u0000"', 'title = "a\nb"', 'title = "zeta\nline"', 'title = "zeta\\nline"', 'active = true && (rank > 1 && (score > 1 || score < 1))', '(active = true) || (rank > 1)', 'active = true||rank>1', 'active=true&&rank>1', '!(active = true)', 'not active = true', '-1 = -1', 'rank = --5', 'rank > -1', 'rank>-1', 'rank>=1&&rank<=60', 'title = "a" && ', 'title = ""||title=""', 'title ~ "a" // x\n // y\n', "title ~ '//'", 'active = TRUE', 'active = True', 'active = tRuE', 'active != false', 'active = 0', 'active = null', 'active = ""', 'active != null', 'active > 0', 'active ~ 1', 'active ~ "t"', 'active = 1.0', 'active = 2', 'active = "1"', 'active = "t"',
];

const values = [
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
  ...matrix(['meta.a.b', 'meta.a.b.1', 'meta.a.b.3.c', 'meta.0', 'meta.1', 'meta.list', 'meta.list.0', 'meta.list.9'], ['"two"', '"deep"', '2', '1', '"x"', 'null', '""'], ['=', '!=', '~', '>', '?=']),
  ...matrix(['meta.city'], ['"Utrecht"', '"utrecht"', 'null'], ['=', '!=', '~', '!~', '<', '?=', '?!=']),
  ...matrix(['comments_via_article.text', 'comments_via_article.stars', 'comments_via_article.author.name', 'comments_via_article.id', 'comments_via_article'], ['"first"', '5', '""', 'null', '"Ann"']),
  ...matrix(['comments_via_article.likes.name', 'comments_via_article.likes', 'comments_via_article.likes:each', 'comments_via_article.likes:length'], ['"Ann"', '""', '1', '0', '"annannannannann"'], ['=', '!=', '?=', '?!=', '~', '?>', '>']),
  ...matrix(['chapters_via_also.id', 'chapters_via_article.needed.name'], ['""', 'null', '"x"'], ['=', '!=', '?=', '?!=']),
  ...matrix(['author.articles_via_author.title', 'author.comments_via_author.text', 'author.profiles_via_user.bio'], ['"Alpha first"', '"third"', '""', '"about"'], ['=', '!=', '?=', '?!=', '~', '!~', '?~']),
];

const fieldsOnBothSides = [
  ...matrix(['title'], ['code', 'author.name', 'kind', 'labels', 'meta', 'meta.city', 'title', 'tags.name', 'labels:each', 'id'], ['=', '!=', '~', '!~', '>', '?=', '?~']),
  ...matrix(['rank'], ['score', 'title', 'meta.n', 'meta', 'author.name', 'labels:length'], ['=', '!=', '>', '<=']),
  ...matrix(['"Alpha first and more"', '"x"', '""', 'null'], ['title', 'code', 'author.name', 'tags.name'], ['=', '!=', '~', '!~', '?=', '?~']),
  ...matrix(['tags.name'], ['tags.color', 'labels:each', 'author.name', 'comments_via_article.text'], ['=', '!=', '?=', '?!=', '>', '?~']),
  ...matrix(['kind'], ['labels:each', 'labels', 'code', 'active'], ['=', '!=', '?=', '~']),
  ...matrix(['active'], ['rank', 'author.blocked', 'meta.n', 'title'], ['=', '!=', '>']),
  ...matrix(['due'], ['created', 'updated', '""', '@todayStart'], ['=', '!=', '>', '<']),
  ...matrix(['meta.n'], ['meta.z', 'rank', 'title', 'meta.a.b.0', 'author.name'], ['=', '!=', '>']),
  ...matrix(['author.company.name'], ['author.name', 'tags.name', 'author.company.parent.name'], ['=', '!=', '?=', '~']),
];

const likes = ['"%"', '"_"', '"\\%"', '"50\\%"', '"50%"', '"%50"', '"%50%"', '"a%"', '"%a"', '"A%"', '"é"', '"É"', '"e_a"', '"alpha"', '"ALPHA"', '"\\\\"', '"\\"', '"%\\%%"', '"\\_x"', '"off_x"', '"offqx"', '"%off_x"', '"[a-z]"', '"*"', '"?"', '""', 'null', '"  "', '"\\"quoted\\""', "'\"quoted\"'", '5', '1.5', 'true'];

const combined = [
  'tags.name = "red" && tags.color = "#f00"', 'tags.name ?= "red" && tags.color ?= "#00f"', 'tags.name ?= "red" || tags.name ?= "green"', 'tags.name != "red" && author.name = "Écôle"', 'comments_via_article.stars > 1 && comments_via_article.text = "first"', 'comments_via_article.stars ?> 1 && comments_via_article.text ?= "second"', 'comments_via_article.stars ?> 1 && comments_via_article.author.name ?= "Bob"', 'labels:each ?= "a" && labels:each ?= "b"', 'labels:each = "a" || tags.name ?= "green"', 'labels:length > 1 && tags:length > 1', 'author.name = "Ann" && author.company.name = "Acme"', 'author.company.name != "Acme"', 'author.company.name != "Acme" && author.company.name != ""', 'comments_via_article.id = ""', 'comments_via_article.id != ""', 'comments_via_article.id ?!= ""', '(tags.name ?= "red" && rank > 1) || (labels:each ?= "c")', 'tags.name !~ "r"', 'tags.name ?!~ "r"', 'labels:each !~ "a"', 'labels:each ?!~ "a"', 'tags.id = "" || labels:length = 0', 'author.articles_via_author.tags.name ?= "red"', 'author.articles_via_author.id ?= id', 'author.articles_via_author.id = id', 'id = author.articles_via_author.id', 'id ?= author.articles_via_author.id', 'tags.articles_via_tags.title ?~ "beta"', 'tags.articles_via_tags.title ~ "a"', 'author.company.users_via_company.name ?= "Ann"', 'author.company.parent.users_via_company.articles_via_author.title ?~ "Alpha"', 'author.company.parent.parent.parent.parent.name = ""', 'author.company.parent.parent.parent.parent.parent.name = ""', 'author.company.parent.parent.parent.parent.parent.parent.name = ""', 'labels:each ?= kind', 'labels:each = kind', 'kind ?= labels:each', 'labels ~ kind', 'created = updated', 'created <= updated', 'title:lower ~ "ÉC"', 'author.name:lower = "ann"', 'tags.name:lower ?= "blue"', 'labels:lower ~ "A"', 'comments_via_author.id = ""', 'users_via_company.id = ""', 'articles_via_author.id = ""', 'comments_via_nothing.id = ""', 'comments_via_text.id = ""', 'nothing_via_article.id = ""', 'Comments_via_article.text ?= "first"', 'comments_via_Article.text ?= "first"', 'commentscomment_via_article.text ?= "first"',
];

const users = ['email = "ann@example.eu"', 'email = "bob@example.eu"', 'email ~ "example"', 'email != "bob@example.eu"', 'email != ""', 'email = ""', 'emailVisibility = true', 'verified = true', 'tokenKey != ""', 'password != ""', 'remark = "hidden"', 'articles_via_author.secret = "top"', 'articles_via_author.title ?= "Alpha first"', 'company.users_via_company.email ?= "ann@example.eu"', 'email:lower = "bob@example.eu"', 'name = "écôle"', 'username = "bob"', 'username = "BOB"', 'username:lower = "bob"', 'profiles_via_user.bio = "about ann"', 'profiles_via_user.bio ?= "about ann"', 'profiles_via_user.id = ""', 'profiles_via_user = ""', 'avatar = ""', 'avatar:length = 0', 'blocked = false', 'role = null', 'email > "b"', 'email < "b"', 'email !~ "ann"', 'email ?= "bob@example.eu"', 'email = username', 'email = name'];

const asked = (collection: string, as?: string) => (filter: string): Step =>
  list(collection, { filter, sort: 'id', fields: 'id' }, as);

export const filters: readonly Step[] = [
  ...[...syntax, ...values, ...fieldsOnBothSides, ...combined].map(asked('articles')),
  ...likes.flatMap((like) => ['~', '!~'].map((sign) => asked('articles')(`title ${sign} ${like}`))),
  ...likes.map((like) => asked('articles')(`rank ~ ${like}`)),
  ...likes.map((like) => asked('articles')(`author.name ~ ${like}`)),
  ...users.flatMap((filter) => [asked('users')(filter), asked('users', 'ann')(filter), asked('users', 'root')(filter)]),
  ...['@request.auth.id != ""', '@request.auth.email ~ "root"', '@request.auth.collectionName = "_superusers"', '@request.query.fields = "id"', '@request.query.fields:isset = true', '@request.query.nothing:isset = true', '@request.headers.x_client = null', '@request.method = "GET"', '@request.context = "default"', '@request.body.x = null', '@request.body.x:isset = false', '@request.auth.nothing = ""', '@request.nothing = ""', '@request = ""', '@request.auth = ""', '@request.query = ""', '@request.headers = ""', '@collection.tags.name = "red"', '@collection.tags.name ?= "red"', '@collection.tags.id ?= tags.id', '@collection.tags:x.name ?= "red" && @collection.tags:y.name ?= "Blue"', '@collection.nothing.name = ""', '@collection.tags = ""', '@collection.tags.nothing = ""', '@collection.articles.id ?= id && @collection.articles.rank ?> 5', 'secret = "top"', 'author.remark = "hidden"', 'author.email = "ann@example.eu"', 'author.tokenKey != ""', 'author.password != ""', '@request.auth.verified = true', '@request.auth.created < @now', '@request.query.page = null', 'title ~ "@request.x"'].flatMap((filter) => [asked('articles', 'root')(filter), asked('articles', 'ann')(filter)]),
  ...['likes.name = "Ann"', 'likes.name ?= "Ann"', 'likes:length = 2', 'article.tags.name ?= "red"', 'article.tags.name = "red"', 'article.title = ""', 'article = null', 'article.labels:each ?= "a"', 'article.labels:length > 1', 'article.meta.n = 3', 'article.meta.city = "Utrecht"', 'article.secret = "x"', 'article.author.email = "ann@example.eu"', 'article.author.email = "bob@example.eu"', 'likes.email ?= "ann@example.eu"', 'likes.company.city ?= "Utrecht"', 'article.comments_via_article.stars > 2', 'article.comments_via_article.stars ?> 2', 'author = article.author', 'author.id = article.author.id', 'likes ~ author', 'likes.id ?= author', 'likes.id ?= article.author', 'stars > 1 && likes.id != ""', 'stars = "5"', 'stars != null'].map(asked('comments')),
  ...['members.id ?= "bobbobbobbobbob"', 'owner.name = "Ann"', 'tasks_via_project.title ?= "do it"', 'members:length = 0', 'name ~ "o"', 'status = ""'].flatMap((filter) => [asked('projects')(filter), asked('projects', 'ann')(filter), asked('projects', 'bob')(filter)]),
];
