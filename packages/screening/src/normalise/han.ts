import anyAscii from 'any-ascii';
import {
  hanCompanyTerms,
  hanPlaces,
  japaneseGivenNames,
  japaneseNameEnds,
  japaneseNamePairs,
  japaneseNameStarts,
  japaneseSurnames,
} from '../dictionaries/han-terms.ts';

const han = /[\u3400-\u9fff\uf900-\ufaff々]/u;
const runs = /[\u3400-\u9fff\uf900-\ufaff々]+/gu;
const kana = /^[\u3040-\u30ff]+$/u;

/** Entries `latin: term term`, one a line or separated by semicolons, as term → latin; the first entry of a term counts. */
function termsOf(table: string): Map<string, string> {
  const terms = new Map<string, string>();
  for (const entry of table.split(/[;\n]/)) {
    const [latin = '', written = ''] = entry.split(':');
    for (const term of written.trim().split(/\s+/)) if (term !== '' && !terms.has(term)) terms.set(term, latin.trim());
  }
  return terms;
}

const companyTerms = new Map([...termsOf(hanCompanyTerms), ...termsOf(hanPlaces)]);
/** Chinese places in Latin letters. */
export const chinesePlaces: ReadonlySet<string> = new Set(termsOf(hanPlaces).values());
const surnames = termsOf(japaneseSurnames);
const givenNames = termsOf(japaneseGivenNames);
const nameStarts = termsOf(japaneseNameStarts);
const nameEnds = new Map([...termsOf(japaneseNameEnds), ...termsOf(japaneseNamePairs)]);
const longestTerm = Math.max(...[...companyTerms.keys()].map(({ length }) => length));

/** The longest term at the start of a text. */
function termAt(text: string, terms: ReadonlyMap<string, string>, most: number): string | undefined {
  for (let length = Math.min(most, text.length); length > 0; length--)
    if (terms.has(text.slice(0, length))) return text.slice(0, length);
  return undefined;
}

/** One run of characters of a company name: terms in English, the name itself in pinyin as one word. */
function companyRun(run: string): string {
  const words: string[] = [];
  let own = '';
  const endOwn = () => {
    if (own !== '') words.push(own.toLowerCase());
    own = '';
  };
  for (let at = 0; at < run.length; ) {
    const rest = run.slice(at);
    const term = termAt(rest, companyTerms, longestTerm);
    if (term) {
      endOwn();
      words.push(companyTerms.get(term) as string);
      at += term.length;
      // 市 and 省 after a place: city, province.
      if (/^[市省]/.test(run.slice(at))) at++;
      continue;
    }
    own += anyAscii(rest[0] as string);
    at++;
  }
  endOwn();
  return ` ${words.join(' ')} `;
}

/** Replaces the Chinese terms and places in a company name by English words. */
export const translateHanCompany = (name: string): string => (han.test(name) ? name.replace(runs, companyRun) : name);

/** The reading of a given name that is not in the table, by the usual readings of its characters. */
function readByCharacters(given: string): string | undefined {
  const [first = ''] = given;
  const start = nameStarts.get(first);
  const end = nameEnds.get(given.slice(first.length));
  return start !== undefined && end !== undefined ? start + end : undefined;
}

/**
 * The usual reading of a Japanese person's name, family name first. Unchanged when its family name
 * is not a known Japanese one: it is then read as Chinese.
 */
export function readJapaneseName(name: string): string {
  if (!han.test(name)) return name;
  const plain = name.replace(/[\s・　]+/gu, '');
  const surname = termAt(plain, surnames, 3);
  if (surname === undefined) return name;
  const given = plain.slice(surname.length);
  const reading = givenNames.get(given) ?? (kana.test(given) ? anyAscii(given) : (readByCharacters(given) ?? given));
  return `${surnames.get(surname)} ${reading}`;
}
