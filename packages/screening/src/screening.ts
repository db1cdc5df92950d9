import { CandidateSearch } from './candidates.ts';
import { type Birth, birthOf } from './compare/birth-date.ts';
import type { ComparableName, NameComparison } from './compare/comparable-name.ts';
import { compareNames } from './compare/names.ts';
import { compareQualifiers, hasQualifiers, noQualifiers } from './compare/qualifiers.ts';
import { compareWords, type Word, type WordMatch } from './compare/words.ts';
import { EntryIds } from './entry-ids.ts';
import { entriesUnder, sharedIdentifiers } from './identifiers.ts';
import { bounds } from './model/algorithm.ts';
import type { ListedEntry, ListedName, NameKind, Query, SubjectKind } from './model/subject.ts';
import {
  alternativeBit,
  factsAt,
  legalBits,
  type NameIndex,
  nameKinds,
  subjectKinds,
  textAt,
  weakBit,
} from './name-index.ts';
import { otherTexts } from './normalise/alternatives.ts';
import { countryCode } from './normalise/country.ts';
import { readDate } from './normalise/date.ts';
import { analyse } from './normalise/name.ts';
import { maxComparedNames } from './ranking.ts';
import { type Facts, type Reason, reasonsOf, type Scored, scoreOf } from './score.ts';
import { checkDeadline, maxNameLength, maxNameWords, maxWordLength } from './search-limits.ts';

/** A match of the query with an entry, and its reasons. */
export interface Match {
  /** Name of the list, a colon, the list's own id. */
  readonly entityId: string;
  readonly list: string;
  /** The best matching listed name, as the list writes it. */
  readonly name: string;
  readonly kind: SubjectKind;
  /** Unit: 0 to 1. */
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** A match with the data that a person needs to judge it. */
export interface DetailedMatch {
  readonly match: Match;
  /** Score of the names alone, before facts are applied. Unit: 0 to 1. */
  readonly nameScore: number;
  readonly entry: ListedEntry;
  /** The candidate limit was reached: other entries that match as well may have been left out. */
  readonly isCrowded: boolean;
}

export interface DetailedSearchOptions extends SearchOptions {
  /**
   * Entries whose name alone reaches the threshold, and which facts brought below it, are returned
   * from this score on. Absent: they are left out, as in `search`.
   */
  readonly review?: number;
}

export interface SearchOptions {
  /** Entries with a lower score are left out; the default threshold when absent. */
  readonly threshold?: number;
  readonly limit?: number;
  /** Entries that are never returned, by entityId. */
  readonly exclude?: ReadonlySet<string>;
  /** The search ends with a SearchTimeoutError at this time of `performance.now()`. Absent: no time limit. */
  readonly deadline?: number;
}

/** How far below the threshold the first estimate of a name's score may be. */
const estimateMargin = 0.3;

/** The most that facts other than the birth date add to the score of a name. */
const mostAdded = 0.1;

interface Hit {
  readonly name: number;
  readonly listed: ComparableName;
  readonly query: ComparableName;
  readonly comparison: NameComparison;
  readonly facts: Facts;
  readonly scored: Scored;
  readonly sameText: boolean;
  /** The number that both have, as each writes it. */
  readonly identifier?: { readonly query: string; readonly listed: string };
}

interface PreparedName {
  readonly name: ComparableName;
  readonly text: string;
  readonly legal: number;
}

interface SearchCriteria {
  readonly birth: Birth | undefined;
  readonly country: string;
  readonly threshold: number;
  readonly review: number;
  readonly deadline: number | undefined;
}

const kindsFor: Readonly<Record<Query['type'], ReadonlySet<SubjectKind>>> = {
  person: new Set(['person', 'other']),
  company: new Set(['body', 'other', 'vessel', 'aircraft']),
};

const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Searches an index. Not for use from several threads; create one instance per thread over the same
 * index.
 */
export class Screening {
  readonly index: NameIndex;
  readonly #search: CandidateSearch;
  readonly #memo = new Map<Word, Map<Word, WordMatch>>();
  #ids: EntryIds | undefined;

  constructor(index: NameIndex) {
    this.index = index;
    this.#search = new CandidateSearch(index);
  }

  /**
   * Returns the matching entries, best first. A name without a letter matches nothing.
   * @throws SearchTimeoutError after the deadline of the options
   */
  search(query: Query, { threshold = bounds.threshold, limit = 50, exclude, deadline }: SearchOptions = {}): Match[] {
    const matches = this.#best(query, threshold, threshold, deadline).hits.map((hit) => this.#match(hit));
    return matches.filter(({ entityId }) => !exclude?.has(entityId)).slice(0, limit);
  }

  /**
   * As `search`, each match with its complete entry; with `review` also the ones that only facts
   * brought below the threshold.
   * @throws SearchTimeoutError after the deadline of the options
   */
  findings(query: Query, options: DetailedSearchOptions = {}): DetailedMatch[] {
    const { threshold = bounds.threshold, review = threshold, limit = 50, exclude, deadline } = options;
    const { hits, isCrowded } = this.#best(query, threshold, Math.min(review, threshold), deadline);
    const findings = hits.map((hit): DetailedMatch => {
      const entry = this.index.nameEntries[hit.name] as number;
      const nameScore = Math.round(hit.comparison.score * 10_000) / 10_000;
      return { match: this.#match(hit), nameScore, entry: this.entry(entry), isCrowded };
    });
    return findings.filter(({ match }) => !exclude?.has(match.entityId)).slice(0, limit);
  }

  /** The best name of each entry, best entry first. */
  #best(
    query: Query,
    threshold: number,
    review: number,
    deadline: number | undefined,
  ): { hits: Hit[]; isCrowded: boolean } {
    const birth = query.dob ? birthOf(readDate(query.dob) ?? '') : undefined;
    const sought = { birth, country: countryCode(query.country ?? '') ?? '', threshold, review, deadline };
    try {
      const { best, isCrowded } = this.#byName(query, sought);
      for (const hit of this.#byIdentifier(query, best, sought))
        best.set(this.index.nameEntries[hit.name] as number, hit);
      return { hits: [...best.values()].sort(compareMatches), isCrowded };
    } finally {
      this.#memo.clear();
    }
  }

  #byName(query: Query, sought: SearchCriteria): { best: Map<number, Hit>; isCrowded: boolean } {
    let isCrowded = false;
    const best = new Map<number, Hit>();
    const isPerson = query.type === 'person';
    const names = [query.name, ...(query.aliases ?? [])];
    for (const text of names.flatMap((name) => [name, ...otherTexts(name, isPerson)])) {
      const hits = this.#hits(this.#asked(text, query.type), query, sought);
      isCrowded ||= hits.length >= maxComparedNames;
      for (const hit of hits) {
        const entry = this.index.nameEntries[hit.name] as number;
        const known = best.get(entry);
        if (!known || compareMatches(hit, known) < 0) best.set(entry, hit);
      }
    }
    return { best, isCrowded };
  }

  /** Entries that have a number of the query, whether or not found by name. */
  #byIdentifier(query: Query, best: ReadonlyMap<number, Hit>, sought: SearchCriteria): Hit[] {
    const shared = sharedIdentifiers(query.identifiers ?? [], {
      under: (key) => entriesUnder(this.index.identifiers, key),
      of: (entry) => (kindsFor[query.type].has(this.#kindOf(entry)) ? this.entry(entry).identifiers : []),
      country: sought.country,
    });
    return [...shared].flatMap(([entry, identifier]) => {
      const hit = best.get(entry) ?? this.#primaryHit(entry, query, sought);
      const score = Math.max(hit.scored.score, bounds.identifier);
      return score < sought.review ? [] : [{ ...hit, identifier, scored: { ...hit.scored, score } }];
    });
  }

  /** Compares the query with the primary name of an entry, however little they have in common. */
  #primaryHit(entry: number, query: Query, { birth, country }: SearchCriteria): Hit {
    const name = this.index.entryNames[entry] as number;
    const asked = this.#asked(query.name, query.type);
    const listed = this.#search.name(name, this.#kindOf(entry) === 'person');
    const comparison = compareNames(asked.name, listed, (i, j) =>
      this.#compare(asked.name.words[i] as Word, listed.words[j] as Word),
    );
    const facts = this.#facts(name, asked, query, birth, country);
    const scored = scoreOf(comparison, facts);
    return { name, listed, query: asked.name, comparison, facts, scored, sameText: false };
  }

  #asked(whole: string, type: Query['type']): PreparedName {
    const text = whole.slice(0, maxNameLength);
    const { words: all, legal } = analyse(text, type === 'person');
    const words = all.slice(0, maxNameWords);
    return {
      name: {
        words: words.map((word) => this.#search.wordOf(word.text.slice(0, maxWordLength))),
        roles: words.map(({ role }) => role),
        family: words.map(({ family }) => family),
        person: type === 'person',
      },
      text: plainText(text),
      legal: legalBits(legal),
    };
  }

  #hits(asked: PreparedName, query: Query, { birth, country, threshold, review, deadline }: SearchCriteria): Hit[] {
    const kinds = kindsFor[query.type];
    const { index } = this;
    const checkTime = () => checkDeadline(deadline);
    const { nameEntries, entryKinds } = index;
    const isAllowed = subjectKinds.map((kind) => kinds.has(kind));
    const allowed = (name: number) => isAllowed[entryKinds[nameEntries[name] as number] as number] === true;
    const compareMemo = (a: Word, b: Word) => this.#compare(a, b);
    return this.#search
      .find(asked.name, { allowed, least: threshold - estimateMargin, checkTime })
      .flatMap((name): Hit[] => {
        checkTime();
        const listed = this.#search.name(name, this.#kindOf(index.nameEntries[name] as number) === 'person');
        const comparison = compareNames(asked.name, listed, (i, j) =>
          compareMemo(asked.name.words[i] as Word, listed.words[j] as Word),
        );
        if (comparison.score < (birth ? Math.min(bounds.sameBirthName, threshold - mostAdded) : threshold - mostAdded))
          return [];
        const facts = this.#facts(name, asked, query, birth, country);
        const scored = scoreOf(comparison, facts);
        if (scored.score < (comparison.score >= threshold ? review : threshold)) return [];
        const sameText = comparison.score > 0.95 && plainText(textAt(index.nameTexts, name)) === asked.text;
        return [{ name, listed, query: asked.name, comparison, facts, scored, sameText }];
      });
  }

  #compare(a: Word, b: Word): WordMatch {
    let row = this.#memo.get(a);
    if (!row) {
      row = new Map();
      this.#memo.set(a, row);
    }
    let match = row.get(b);
    if (!match) {
      match = compareWords(a, b);
      row.set(b, match);
    }
    return match;
  }

  #kindOf(entry: number): SubjectKind {
    return subjectKinds[this.index.entryKinds[entry] as number] as SubjectKind;
  }

  #birthsOf(entry: number): Birth[] {
    const { starts, values } = this.index.births;
    const births: Birth[] = [];
    for (let i = starts[entry] as number; i < (starts[entry + 1] as number); i += 3)
      births.push({ from: values[i] as number, to: values[i + 1] as number, circa: values[i + 2] === 1 });
    return births;
  }

  #countriesOf(entry: number): string[] {
    const { starts, values } = this.index.countries;
    return Array.from(values.subarray(starts[entry], starts[entry + 1]), (code) =>
      String.fromCharCode(code >> 8, code & 255),
    );
  }

  #facts(name: number, asked: PreparedName, query: Query, birth: Birth | undefined, country: string): Facts {
    const entry = this.index.nameEntries[name] as number;
    const flags = this.index.nameKinds[name] as number;
    const legal = this.index.nameLegal[name] as number;
    const kind = this.#kindOf(entry);
    const births = this.#birthsOf(entry);
    return {
      queryBirth: birth,
      queryBirthText: query.dob ?? '',
      births,
      birthTexts: births.map(birthText),
      queryCountry: country,
      countries: this.#countriesOf(entry),
      weak: (flags & weakBit) !== 0,
      former: nameKinds[flags & 3] === 'former',
      vessel: kind === 'vessel' || kind === 'aircraft',
      queryHasForm: asked.legal !== 0,
      ordinary: !asked.name.roles.some((role) => role === 'rare' || role === 'number'),
      formsDiffer: asked.legal !== 0 && legal !== 0 && (asked.legal & legal) === 0,
      qualifiers: hasQualifiers(query) ? compareQualifiers(query, country, this.entry(entry)) : noQualifiers,
    };
  }

  #match({ name, listed, query, comparison, facts, scored, identifier }: Hit): Match {
    const entry = this.index.nameEntries[name] as number;
    return {
      entityId: this.entityId(entry),
      list: this.#listName(entry),
      name: textAt(this.index.nameTexts, name),
      kind: this.#kindOf(entry),
      score: Math.round(scored.score * 10_000) / 10_000,
      reasons: [
        ...reasonsOf(query, listed, comparison, facts, scored),
        ...(identifier ? [{ code: 'identifier-equal' as const, ...identifier, score: bounds.identifier }] : []),
      ],
    };
  }

  #listName(entry: number): string {
    return this.index.lists[this.index.entryLists[entry] as number]?.name ?? '';
  }

  /** Name of the list, a colon, the list's own id. */
  entityId(entry: number): string {
    return `${this.#listName(entry)}:${textAt(this.index.entryIds, entry)}`;
  }

  /** The number of an entry by its entityId; undefined for an unknown id. */
  numberOf(entityId: string): number | undefined {
    this.#ids ??= new EntryIds(this.index.entryIds.starts.length - 1, (entry) => this.entityId(entry));
    return this.#ids.find(entityId);
  }

  /** All data of an entry by its entityId; undefined for an unknown id. */
  entryOf(entityId: string): ListedEntry | undefined {
    const number = this.numberOf(entityId);
    return number === undefined ? undefined : this.entry(number);
  }

  /** All data of the entry with that number. */
  entry(entry: number): ListedEntry {
    const { entryNames } = this.index;
    const names: ListedName[] = [];
    for (let name = entryNames[entry] as number; name < (entryNames[entry + 1] as number); name++) {
      const flags = this.index.nameKinds[name] as number;
      if ((flags & alternativeBit) !== 0) continue;
      const weak = (flags & weakBit) !== 0;
      names.push({
        text: textAt(this.index.nameTexts, name),
        kind: nameKinds[flags & 3] as NameKind,
        ...(weak ? { weak } : {}),
      });
    }
    return {
      ...factsAt(this.index, entry),
      id: textAt(this.index.entryIds, entry),
      kind: this.#kindOf(entry),
      names,
      births: this.#birthsOf(entry).map(birthText),
      countries: this.#countriesOf(entry),
    };
  }
}

/** Sort order: score, then identical text, then facts, then primary names. */
function compareMatches(a: Hit, b: Hit): number {
  return (
    b.scored.score - a.scored.score ||
    Number(b.sameText) - Number(a.sameText) ||
    b.comparison.score - a.comparison.score ||
    a.name - b.name
  );
}

function birthText({ from, to, circa }: Birth): string {
  const text = (date: number) => {
    const [year, month, day] = [Math.floor(date / 10_000), Math.floor(date / 100) % 100, date % 100];
    return [year, month, day]
      .slice(0, day > 0 ? 3 : month > 0 ? 2 : 1)
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  };
  return `${circa ? '~' : ''}${text(from)}${from === to ? '' : `/${text(to)}`}`;
}
