/**
 * `node bench/screening/draw-kinds.ts <seed>` composes the kept-apart pairs of names by kind from the tables and writes
 * them to packages/screening/fixtures/kinds-kept-apart. Only totals are measured, so its output is not read.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptTables } from './kind-scripts.ts';
import {
  arabicGiven,
  chineseCompanies,
  chineseFamilies,
  chineseSyllables,
  commonSpanish,
  companyCores,
  companyForms,
  companyNumbers,
  companyWords,
  families,
  fathers,
  nicknames,
  slavicGiven,
  spanishGiven,
  westernGiven,
} from './kind-tables.ts';
import { Dice } from './random.ts';

/** One pair: type, query, listed name, expected result, reason, facts of the query and of the entry. */
type Pair = readonly [string, string, string, 'match' | 'no match', string, string?, string?];

type Making = (dice: Dice) => readonly Pair[];

/** A random element other than `one`. */
function other<T>(from: readonly T[], one: T, dice: Dice): T {
  return dice.pick(from.filter((candidate) => candidate !== one));
}

function familyOf(region: string, dice: Dice): string {
  const [starts = '', ends = ''] = families[region] ?? [];
  return dice.pick(starts.split(' ')) + dice.pick(ends.split(' '));
}

/** A family name of the region that starts with other letters. */
function otherFamily(region: string, family: string, dice: Dice): string {
  for (;;) {
    const one = familyOf(region, dice);
    if (one[0] !== family[0]) return one;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const pair = (query: string, listed: string, isMatch: boolean, reason: string): Pair => [
  'person',
  query,
  listed,
  isMatch ? 'match' : 'no match',
  reason,
];
const company = (query: string, listed: string, isMatch: boolean, reason: string): Pair => [
  'company',
  query,
  listed,
  isMatch ? 'match' : 'no match',
  reason,
];

const scriptPerson: Making = (dice) => {
  const table = dice.pick(scriptTables);
  const { language, given: givens, family: theirs, familyFirst } = table;
  const [given, family] = [dice.pick(givens), dice.pick(theirs)];
  const inOrder = (a = '', b = '') => (familyFirst ? `${b} ${a}` : `${a} ${b}`);
  const listed = inOrder(given[0], family[0]);
  const way = () => 1 + dice.below(2);
  const [otherGiven, otherOne] = [other(givens, given, dice), other(theirs, family, dice)];
  const wrong = dice.chance(0.5)
    ? inOrder(otherGiven[1], family[1])
    : inOrder(given[1], familyFirst && dice.chance(0.5) ? otherOne[2] : otherOne[1]);
  const turned = dice.chance(0.3);
  const [a, b] = [given[way()], family[way()]];
  return [
    pair(turned ? inOrder(b, a) : inOrder(a, b), listed, true, language),
    ...(dice.chance(0.5) ? [pair(wrong, listed, false, language)] : []),
  ];
};

const scriptCompany: Making = (dice) => {
  const { place, core, trade } = chineseCompanies;
  const [where, what, how] = [dice.pick(place), dice.pick(core), dice.pick(trade)];
  const listed = `${where[0]}${what[0]}${how[0]}`;
  const way = 1 + dice.below(2);
  return [
    company(`${where[way]} ${what[1 + dice.below(2)]} ${how[way]}`, listed, true, 'Chinese company'),
    company(`${where[1]} ${other(core, what, dice)[1]} ${how[1]}`, listed, false, 'other core'),
  ];
};

function chineseWord(syllables: readonly (readonly string[])[], way: number, style: number): string {
  const parts = syllables.map((one) => one[way] ?? '');
  if (style === 0) return capital(parts.join(''));
  if (style === 1) return capital(parts.join('-'));
  return parts.map(capital).join(' ');
}

const chinesePerson: Making = (dice) => {
  const family = dice.pick(chineseFamilies);
  const first = dice.pick(chineseSyllables);
  const second = other(chineseSyllables, first, dice);
  const listed = `${family[0]} ${chineseWord([first, second], 0, 0)}`;
  const way = dice.below(2);
  const given = chineseWord([first, second], way, way === 1 ? 1 + dice.below(2) : dice.below(3));
  const name = family[dice.chance(0.2) ? 2 : way] ?? '';
  const plain = (text: string) => (dice.chance(0.5) ? text.replaceAll("'", '') : text);
  const third = other(chineseSyllables, second, dice);
  const wrong = third === first ? chineseWord([second, first], 0, 0) : chineseWord([first, third], 0, 0);
  return [
    pair(plain(dice.chance(0.6) ? `${name} ${given}` : `${given} ${name}`), listed, true, 'romanisation'),
    pair(`${family[0]} ${wrong}`, listed, false, 'other syllable'),
  ];
};

const initials: Making = (dice) => {
  const slavic = dice.chance(0.4);
  const [first = '', second = ''] = slavic
    ? [dice.pick(slavicGiven)[0], dice.pick(fathers)[0]]
    : [dice.pick(westernGiven), dice.pick(westernGiven)];
  const family = familyOf(slavic ? 'slavic' : 'western', dice);
  const listed = `${first} ${second} ${family}`;
  const [a, b] = [first.charAt(0), second.charAt(0)];
  const shapes = [
    `${a}. ${b}. ${family}`,
    `${a}.${b}. ${family}`,
    `${a}${b} ${family}`,
    `${a}.-${b}. ${family}`,
    `${family} ${a}.${b}.`,
    `${first} ${b}. ${family}`,
    `${a}. ${second} ${family}`,
    `${family}, ${a}. ${b}.`,
  ];
  const letter = other([...'ABDEGKLMNPRSTV'], b, dice);
  const wrongs = [
    `${other([...'ABDEGKLMNPRSTV'], a, dice)}. ${letter}. ${family}`,
    `${a}. ${letter}. ${family}`,
    `${a}. ${b}. ${otherFamily(slavic ? 'slavic' : 'western', family, dice)}`,
    `${first} ${letter}. ${family}`,
  ];
  return [pair(dice.pick(shapes), listed, true, 'initials'), pair(dice.pick(wrongs), listed, false, 'other initial')];
};

const spanishLeftOut = (dice: Dice): readonly Pair[] => {
  const [first, second] = [dice.pick(spanishGiven), dice.pick(spanishGiven)];
  const [father, mother] = [familyOf('spanish', dice), familyOf('spanish', dice)];
  const listed = `${first} ${second} ${father} ${mother}`;
  const kept = [`${first} ${father} ${mother}`, `${first} ${second} ${father}`, `${first} ${second} ${mother}`];
  const [one, two] = [dice.pick(commonSpanish), dice.pick(commonSpanish)];
  const common = other(
    commonSpanish.filter((name) => name !== one),
    two,
    dice,
  );
  return [
    pair(dice.pick([...kept, `${first} ${father}`]), listed, true, 'double surname'),
    pair(`${first} ${one} ${common}`, `${first} ${second} ${one} ${two}`, false, 'common parts'),
  ];
};

const arabicLeftOut = (dice: Dice): readonly Pair[] => {
  const [first, father, grandfather] = [dice.pick(arabicGiven), dice.pick(arabicGiven), dice.pick(arabicGiven)];
  const family = `al-${familyOf('arabic', dice)}`;
  const listed = `${first} ${father} ${grandfather} ${family}`;
  const chains = [`${first} ${father} ${family}`, `${first} ${family}`, `${first} ${grandfather} ${family}`];
  return [
    pair(dice.pick(chains), listed, true, 'middle parts missing'),
    pair(
      `${first} ${father} ${grandfather} al-${otherFamily('arabic', family.slice(3), dice)}`,
      listed,
      false,
      'other family',
    ),
  ];
};

const leftOut: Making = (dice) => (dice.chance(0.5) ? spanishLeftOut(dice) : arabicLeftOut(dice));

const nickname: Making = (dice) => {
  if (dice.chance(0.5)) {
    const [full, short] = dice.pick(slavicGiven);
    const [father, family] = [dice.pick(fathers)[0], familyOf('slavic', dice)];
    const wrong = other(
      slavicGiven.filter(([name]) => name?.[0] !== full?.[0]),
      [],
      dice,
    )[1];
    return [
      pair(
        `${short} ${dice.chance(0.5) ? `${father} ` : ''}${family}`,
        `${full} ${father} ${family}`,
        true,
        'nickname',
      ),
      pair(`${wrong} ${family}`, `${full} ${father} ${family}`, false, 'other name'),
    ];
  }
  const one = dice.pick(nicknames);
  const family = familyOf(dice.chance(0.3) ? 'spanish' : 'western', dice);
  return [
    pair(`${one[1]} ${family}`, `${one[0]} ${family}`, true, 'nickname'),
    pair(`${other(nicknames, one, dice)[1]} ${family}`, `${one[0]} ${family}`, false, 'other name'),
  ];
};

const slavicPatronymic = (dice: Dice): readonly Pair[] => {
  const [given = ''] = dice.pick(slavicGiven);
  const father = dice.pick(fathers);
  const family = familyOf('slavic', dice);
  const listed = `${given} ${father[0]} ${family}`;
  const same = [`${given} ${father[1]} ${family}`, `${given} ${family}`, `${family} ${given} ${father[0]}`];
  return [
    pair(dice.pick(same), listed, true, 'patronymic'),
    pair(`${given} ${other(fathers, father, dice)[dice.below(2)]} ${family}`, listed, false, 'other father'),
  ];
};

const westernMiddle = (dice: Dice): readonly Pair[] => {
  const [first, middle] = [dice.pick(westernGiven), dice.pick(westernGiven)];
  const family = familyOf('western', dice);
  const letter = middle.charAt(0);
  const generation = dice.chance(0.4);
  const listed = generation ? `${first} ${family} Jr.` : `${first} ${middle} ${family}`;
  const same = generation ? [`${first} ${family} Junior`, `${first} ${family}`] : [`${first} ${letter}. ${family}`];
  const wrong = generation
    ? dice.pick([`${first} ${family} III`, `${first} ${family} Sr.`])
    : `${first} ${other([...'ABDHIKNOPTUWYZ'], letter, dice)}. ${family}`;
  return [pair(dice.pick(same), listed, true, 'middle name'), pair(wrong, listed, false, 'other middle name')];
};

const chain = (dice: Dice): readonly Pair[] => {
  const link = dice.pick(['bin', 'ibn', 'ould']);
  const [given, father] = [dice.pick(arabicGiven), dice.pick(arabicGiven)];
  const family = link === 'ould' ? familyOf('arabic', dice) : `al-${familyOf('arabic', dice)}`;
  const listed = `${given} ${link} ${father} ${link === 'ould' ? 'Ould ' : ''}${family}`;
  const same = [listed.replace(` ${link} `, ' '), listed.toUpperCase()];
  const wrong = other(
    arabicGiven.filter((name) => name[0] !== father[0]),
    given,
    dice,
  );
  return [
    pair(dice.pick(same), listed, true, link),
    pair(listed.replace(`${link} ${father}`, `${link} ${wrong}`), listed, false, 'other father'),
  ];
};

const patronymic: Making = (dice) => dice.pick([slavicPatronymic, westernMiddle, chain])(dice);

const acronymOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

const companyPair: Making = (dice) => {
  const core = dice.pick(companyCores);
  const [word, form] = [dice.pick(companyWords), dice.pick(companyForms)];
  const second = other(companyCores, core, dice);
  if (dice.chance(0.3)) {
    const number = dice.pick(companyNumbers);
    const listed = `${core} Plant ${number[0]}`;
    const wrong = `${core} Plant ${other(companyNumbers, number, dice)[dice.below(2)]}`;
    return [company(`${core} Plant ${number[1]}`, listed, true, 'number'), company(wrong, listed, false, 'number')];
  }
  const listed = `${core} ${word[0]} ${form[0]}`;
  const long = `${core} ${second} ${word[0]}`;
  const same: readonly (readonly [string, string])[] = [
    [`${core} ${word[1]} ${form[0]}`, listed],
    [`${core} ${word[0]} ${form[1]}`, listed],
    [`${form[1]} ${core} ${word[0]}`, listed],
    [`${core}${second.toLowerCase()} ${word[0]}`, long],
    [`${acronymOf(long)} ${core} ${second}`, `${long} (${acronymOf(long)})`],
  ];
  const wrong = [
    `${second} ${word[0]} ${form[0]}`,
    `${second} ${word[1]} ${form[1]}`,
    `${other(companyWords, word, dice)[0]} ${word[0]} ${form[0]}`,
  ];
  const [query, against] = dice.pick(same);
  return [company(query, against, true, 'company'), company(dice.pick(wrong), listed, false, 'other company')];
};

const day = (dice: Dice) =>
  `${String(1 + dice.below(12)).padStart(2, '0')}-${String(2 + dice.below(26)).padStart(2, '0')}`;

const circumstance: Making = (dice) => {
  const western = dice.chance(0.5);
  const given = western ? dice.pick(westernGiven) : (dice.pick(slavicGiven)[0] ?? '');
  const family = familyOf(western ? 'western' : 'slavic', dice);
  const name = `${given} ${family}`;
  const [year, date] = [1945 + dice.below(50), day(dice)];
  const far = `${year + (dice.chance(0.5) ? 1 : -1) * (8 + dice.below(15))}-${day(dice)}`;
  const born = `${year}-${date}`;
  const same: readonly Pair[] = [
    ['person', name, name, 'match', 'year only', `dob=${born}`, `dob=${year + 1}`],
    ['person', name, name, 'match', 'approximate', `dob=${born}`, `dob=~${year - 3}`],
    ['person', name, name, 'match', 'city differs', `dob=${born};city=Utrecht`, `dob=${born};city=Bern`],
    ['person', `${given.charAt(0)}. ${family}`, name, 'match', 'equal date', `dob=${born}`, `dob=${born}`],
    ['company', `${family} B.V.`, `${family} B.V.`, 'match', 'number', 'id=71630458', 'id=registration:71630458:nl'],
  ];
  const wrong: readonly Pair[] = [
    ['person', name, name, 'no match', 'other date', `dob=${born}`, `dob=${far}`],
    ['person', name, name, 'no match', 'other date', `dob=${born};country=nl`, `dob=${far};country=ru`],
    ['person', name, name, 'no match', 'far from approximate', `dob=${year + 30}-${date}`, `dob=~${year - 5}`],
  ];
  return [dice.pick(same), dice.pick(wrong)];
};

function slipped(word: string, dice: Dice): string {
  const at = 1 + dice.below(word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const ways = [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${other([...'aeiorstnl'], letter, dice)}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ];
  return dice.pick(ways.filter((one) => one !== word));
}

const slipPair: Making = (dice) => {
  const slavic = dice.chance(0.5);
  const given = slavic ? (dice.pick(slavicGiven)[0] ?? '') : dice.pick(westernGiven);
  const region = slavic ? 'slavic' : 'western';
  const family = familyOf(region, dice);
  const listed = `${given} ${family}`;
  const born = `dob=${1945 + dice.below(50)}-${day(dice)}`;
  const at = 3 + dice.below(family.length - 6);
  const same: readonly Pair[] = [
    pair(`${given} ${slipped(family, dice)}`, listed, true, 'one slip'),
    pair(`${given} ${slipped(slipped(family, dice), dice)}`, listed, true, 'two slips'),
    pair(`${given} ${family.slice(0, at)} ${family.slice(at)}`, listed, true, 'divided word'),
    pair(`${given}${family.toLowerCase()}`, listed, true, 'joined words'),
    ['person', `${slipped(given, dice)} ${slipped(family, dice)}`, listed, 'match', 'equal date', born, born],
  ];
  const start = family.slice(0, 5);
  const ends = slavic ? ['ovarsky', 'ulich', 'amets'] : ['ström', 'valley', 'haven'];
  const wrong: readonly Pair[] = [
    pair(`${given} ${start}${dice.pick(ends)}`, listed, false, 'the beginning alone'),
    pair(`${given} ${otherFamily(region, family, dice)}`, listed, false, 'another family'),
    pair(
      `${slavic ? other(slavicGiven, slavicGiven.find(([one]) => one === given) ?? [], dice)[0] : other(westernGiven, given, dice)} ${family}`,
      listed,
      false,
      'another given name',
    ),
  ];
  return [dice.pick(same), dice.pick(wrong)];
};

/** Pairs drawn by kind. */
const kinds: Readonly<Record<string, readonly [number, Making]>> = {
  chinese: [60, chinesePerson],
  circumstances: [50, circumstance],
  companies: [60, companyPair],
  initials: [60, initials],
  'left-out': [60, leftOut],
  nicknames: [60, nickname],
  patronymics: [60, patronymic],
  scripts: [200, (dice) => (dice.chance(0.15) ? scriptCompany(dice) : scriptPerson(dice))],
  slips: [60, slipPair],
};

const seed = Number(process.argv[2]);
if (!Number.isInteger(seed)) throw new Error('missing seed: node bench/screening/draw-kinds.ts <seed>');
const folder = join(import.meta.dirname, '../../packages/screening/fixtures/kinds-kept-apart');
mkdirSync(folder, { recursive: true });
for (const [i, [kind, [count, making]]] of Object.entries(kinds).entries()) {
  const dice = new Dice(seed * 100 + i);
  const lines = new Set<string>();
  for (let made = 0; made < count; made++)
    for (const one of making(dice)) lines.add(Array.from({ length: 7 }, (_, at) => one[at] ?? '').join('\t'));
  const head = 'type\tname\tlisted\texpected\treason\tasked\tknown';
  writeFileSync(join(folder, `${kind}.tsv`), `${[head, ...lines].join('\n')}\n`);
}
