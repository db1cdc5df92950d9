import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bounds } from './model/algorithm.ts';
import { IndexBuilder } from './name-index.ts';
import { readIndex, writeIndex } from './saved-index.ts';
import { Screening } from './screening.ts';
import { entryNamed, screeningOf, searchOne } from './testing.ts';

/** Pseudo-random numbers from a fixed seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables = 'bar dov kel mir zan tu sha gri lo pek vor nik sel tam ruz hol den qui fa wes'.split(' ');
const marks: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'è',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  s: 'š',
  c: 'ç',
  n: 'ñ',
  z: 'ž',
};

function inventedName(next: () => number): string {
  const word = () =>
    Array.from({ length: 2 + Math.floor(next() * 2) }, () => syllables[Math.floor(next() * syllables.length)]).join('');
  return Array.from({ length: 2 + Math.floor(next() * 2) }, word).join(' ');
}

const shuffled = (name: string, next: () => number) =>
  name
    .split(' ')
    .map((word) => ({ word, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word)
    .join(' ');

describe('any name', () => {
  const next = dice(20_261_121);
  const names = Array.from({ length: 150 }, () => inventedName(next));

  it('word order, case and diacritics never lose an exact match', () => {
    const screening = screeningOf(names.map((name, i) => entryNamed(name, { id: `${i}` })));
    for (const [i, name] of names.entries()) {
      const marked = [...name].map((letter) => (next() < 0.3 ? (marks[letter] ?? letter) : letter)).join('');
      for (const written of [
        name.toUpperCase(),
        marked,
        shuffled(name, next),
        `${name.split(' ').at(-1)}, ${name.split(' ').slice(0, -1).join(' ')}`,
      ])
        expect(
          screening.search({ type: 'person', name: written }).map(({ entityId }) => entityId),
          written,
        ).toContain(`test:${i}`);
    }
  });

  it('adding an unrelated entry never changes a score', () => {
    for (const name of names.slice(0, 40)) {
      const query = { type: 'person' as const, name: shuffled(name.replace(/(.)\1?/, '$1$1'), next) };
      const alone = screeningOf([entryNamed(name)]).search(query, { threshold: 0.4 });
      const crowd = screeningOf([
        entryNamed(name),
        ...Array.from({ length: 60 }, (_, i) => entryNamed(`Xyxyx${i} Jojojo${i}`, { id: `x${i}` })),
      ]);
      expect(crowd.search(query, { threshold: 0.4 }).filter(({ entityId }) => entityId === 'test:1')).toEqual(alone);
    }
  });
});

describe('the score [SCR-11]', () => {
  it('is 1 for an identical name and says how every word matched', () => {
    const [match] = searchOne('Karel Zorbani', { type: 'person', name: 'Karel Zorbani' });
    expect(match).toMatchObject({ entityId: 'test:1', name: 'Karel Zorbani', score: 1 });
    expect(match?.reasons.slice(0, 2)).toEqual([
      { code: 'exact', query: 'karel', listed: 'karel', score: 1 },
      { code: 'exact', query: 'zorbani', listed: 'zorbani', score: 1 },
    ]);
  });

  it('reports what is unmatched on both sides, and what is unknown', () => {
    const [match] = searchOne('Karel Zorbani Vitek', { type: 'person', name: 'Karel Anton Zorbani' }, 0.4);
    const codes = match?.reasons.map(({ code, query, listed }) => `${code} ${query}${listed}`);
    expect(codes).toEqual(
      expect.arrayContaining(['not-in-listed anton', 'not-in-query vitek', 'birth-date-unknown ', 'country-unknown ']),
    );
  });

  it('ranks the exact name above a transliteration, and that above a typing error', () => {
    const score = (name: string) => searchOne('Yevgeny Zorbanov', { type: 'person', name })[0]?.score ?? 0;
    expect(score('Yevgeny Zorbanov')).toBeGreaterThan(score('Evgenii Zorbanov'));
    expect(score('Evgenii Zorbanov')).toBeGreaterThan(score('Evgenii Zorbamov'));
  });

  it('is lower when father and son are swapped around bin', () => {
    const score = (name: string) =>
      searchOne('Saddad bin Uday al-Qunayfi', { type: 'person', name }, 0.5)[0]?.score ?? 0;
    expect(score('Uday bin Saddad al-Qunayfi')).toBeLessThan(score('Saddad bin Uday al-Qunayfi'));
  });

  it('is lower for a weak alias and for another legal form', () => {
    const weak = screeningOf([
      entryNamed('Zorba Grigan', { names: [{ text: 'Zorba Grigan', kind: 'alias', weak: true }] }),
    ]);
    expect(weak.search({ type: 'person', name: 'Zorba Grigan' })[0]).toMatchObject({ score: 0.97 });
    expect(searchOne('Zorban GmbH', { type: 'company', name: 'Zorban AG' })[0]?.reasons).toContainEqual(
      expect.objectContaining({ code: 'legal-form-differs' }),
    );
  });
});

describe('birth dates', () => {
  const listed = screeningOf([entryNamed('Karel Zorbani', { births: ['1974-02-11'] })]);
  const found = (dob: string, screening = listed) => {
    const [match] = screening.search({ type: 'person', name: 'Karel Zorbani', dob }, { threshold: 0.6 });
    return {
      code: match?.reasons.find(({ code }) => code.startsWith('birth'))?.code,
      alert: (match?.score ?? 0) >= bounds.threshold,
    };
  };

  it.each([
    ['1974-02-11', 'birth-date-equal'],
    ['1974', 'birth-year-equal'],
    ['1974-11-02', 'birth-date-near'],
    ['1974-02-12', 'birth-date-near'],
    ['1984-02-11', 'birth-date-near'],
    ['1975-02-11', 'birth-date-near'],
    ['1976', 'birth-date-near'],
    ['1977-08-30', 'birth-date-differs'],
  ])('%s against 1974-02-11 is %s and still an alert', (dob, code) => {
    expect(found(dob)).toEqual({ code, alert: true });
  });

  it.each(['1990-05-06', '1955', '1988-12'])(
    '%s is another person: no alert, but returned for review below the threshold',
    (dob) => {
      expect(found(dob)).toEqual({ code: 'birth-date-conflict', alert: false });
    },
  );

  it('ranges, approximate dates and several dates match by any of them', () => {
    const many = screeningOf([entryNamed('Karel Zorbani', { births: ['1965/1969', '~1980'] })]);
    expect(found('1967-03-04', many)).toEqual({ code: 'birth-year-equal', alert: true });
    expect(found('1982', many)).toEqual({ code: 'birth-year-equal', alert: true });
    expect(found('1995', many)).toEqual({ code: 'birth-date-conflict', alert: false });
  });
});

describe('companies', () => {
  it.each([
    ['11420 Corp.', 'BELLETECH CORP'],
    ['Emma LLC', 'Emma Daniels'],
    ['The Bridgespan Group', 'The Hartwell Group'],
    ['Unit 17 Logistics', 'Unit 18 Logistics'],
  ])('%s is not %s', (name, listed) => {
    expect(searchOne(listed, { type: 'company', name })).toEqual([]);
  });

  it('do not match persons, and persons do not match companies', () => {
    const screening = screeningOf([entryNamed('Karel Zorbani', { kind: 'person' })]);
    expect(screening.search({ type: 'company', name: 'Karel Zorbani' })).toEqual([]);
  });

  it('match vessels of the same name with a lower score', () => {
    const screening = screeningOf([entryNamed('Zorban Pearl', { kind: 'vessel' })]);
    expect(screening.search({ type: 'company', name: 'Zorban Pearl' })[0]).toMatchObject({
      kind: 'vessel',
      score: 0.995,
    });
  });
});

describe('the engine', () => {
  const screening = screeningOf([
    entryNamed('Karel Zorbani', {
      id: 'a',
      countries: ['nl'],
      births: ['~1965/1969', '1970-04'],
      remarks: 'Seen in Utrecht.',
    }),
    entryNamed('Karel Zorbany', { id: 'b' }),
  ]);

  it('never returns an excluded entry', () => {
    const ids = screening
      .search({ type: 'person', name: 'Karel Zorbani' }, { exclude: new Set(['test:a']) })
      .map(({ entityId }) => entityId);
    expect(ids).toEqual(['test:b']);
  });

  it('returns everything that the list contains about an entry', () => {
    expect(screening.entry(0)).toEqual(
      entryNamed('Karel Zorbani', {
        id: 'a',
        countries: ['nl'],
        births: ['~1965/1969', '1970-04'],
        remarks: 'Seen in Utrecht.',
      }),
    );
  });

  it('finds every entry by its id, complete, and nothing by an unknown id [SCR-11]', () => {
    const many = Array.from({ length: 500 }, (_, i) => entryNamed(`Karel Zorbani ${i}`, { id: `n${i}` }));
    const list = screeningOf([
      ...many,
      entryNamed('Tova Ulmeri', { id: 'pep', positions: [{ title: 'Mayor', from: '2019' }] }),
    ]);
    for (const { id } of many) expect(list.entryOf(`test:${id}`)?.id).toBe(id);
    expect(list.entryOf('test:pep')?.positions).toEqual([{ title: 'Mayor', from: '2019' }]);
    expect([list.entryOf('test:n500'), list.entryOf('other:n1'), list.entryOf('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(screeningOf([]).entryOf('test:a')).toBeUndefined();
  });

  it('reports when the candidate limit was reached, so that others may have been left out', () => {
    const crowd = (count: number) =>
      screeningOf(Array.from({ length: count }, (_, i) => entryNamed('Karol Zorbani', { id: `c${i}` })));
    const query = { type: 'person', name: 'Karel Zorbani' } as const;
    expect(
      crowd(31)
        .findings(query)
        .map(({ isCrowded }) => isCrowded),
    ).toEqual(Array(31).fill(false));
    expect(
      crowd(60)
        .findings(query)
        .every(({ isCrowded }) => isCrowded),
    ).toBe(true);
  });

  it('keeps for review a match that only a fact brought below the threshold, and no weaker name [SCR-11]', () => {
    const list = screeningOf([
      entryNamed('Karel Zorbani', { id: 'older', births: ['1950'] }),
      entryNamed('Karel Zorbenko', { id: 'weaker' }),
    ]);
    const query = { type: 'person', name: 'Karel Zorbani', dob: '1984-04-09' } as const;
    expect(list.search(query)).toEqual([]);
    expect(list.findings(query)).toEqual([]);
    const [found, ...more] = list.findings(query, { review: 0.55 });
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      nameScore: 1,
      match: { entityId: 'test:older' },
      entry: { id: 'older', births: ['1950'] },
    });
    expect(found?.match.score).toBeLessThan(0.8);
  });

  it('reports whether the country agrees, differs or is unknown', () => {
    const alone = screeningOf([entryNamed('Karel Zorbani', { countries: ['nl'] })]);
    const code = (country?: string) =>
      alone
        .search({ type: 'person', name: 'Karel Zorbani', country })[0]
        ?.reasons.find((reason) => reason.code.startsWith('country'))?.code;
    expect([code('Netherlands'), code('BE'), code()]).toEqual(['country-equal', 'country-differs', 'country-unknown']);
  });

  it('finds nothing for a name without a letter, and nothing for an empty name', () => {
    expect(screening.search({ type: 'person', name: ' - ' })).toEqual([]);
    expect(screening.search({ type: 'person', name: 'Quirijn Ulverton' })).toEqual([]);
  });

  it('searches every name of the subject', () => {
    expect(
      screening.search({ type: 'person', name: 'Quirijn Ulverton', aliases: ['Karel Zorbani'] })[0]?.entityId,
    ).toBe('test:a');
  });
});

describe('an identifying number', () => {
  const passport = { kind: 'passport', value: 'EM 87-1203', country: 'be' };
  const listed = entryNamed('Quirin Zandvoorder', { births: ['1950'], identifiers: [passport] });
  const asked = { type: 'person', name: 'Marit Hoekstra', dob: '1984-04-09', country: 'be' } as const;

  it('finds an entry with a different name, and reports the number [SCR-11]', () => {
    const [match] = screeningOf([listed]).search({ ...asked, identifiers: ['em871203'] });
    expect(match).toMatchObject({ entityId: 'test:1', name: 'Quirin Zandvoorder', score: bounds.identifier });
    expect(match?.reasons).toContainEqual({
      code: 'identifier-equal',
      query: 'em871203',
      listed: 'EM 87-1203',
      score: bounds.identifier,
    });
    expect(match?.reasons.map(({ code }) => code)).toContain('birth-date-conflict');
    expect(screeningOf([listed]).search(asked)).toEqual([]);
    expect(screeningOf([listed]).findings({ ...asked, identifiers: ['em871203'] })[0]?.nameScore).toBeLessThan(0.6);
  });

  it('raises a score that a date lowered, and never lowers one', () => {
    const other = { ...asked, name: 'Quirin Zandvoorder', identifiers: ['EM871203'] };
    expect(screeningOf([listed]).search(other)[0]?.score).toBe(bounds.identifier);
    const same = { type: 'person', name: 'Quirin Zandvoorder', dob: '1950', identifiers: ['EM871203'] } as const;
    expect(screeningOf([listed]).search(same)[0]?.score).toBe(1);
  });

  it.each([
    ['another number', 'EM871204'],
    ['a part of it', '871203'],
    ['nothing', ''],
  ])('does not match by %s', (_, number) => {
    expect(screeningOf([listed]).search({ ...asked, identifiers: [number] })).toEqual([]);
  });

  it.each([
    ['too short', '12-345', 'be'],
    ['a placeholder', '0000 0000', 'be'],
    ['counted up', '12345678', 'be'],
    ['short and of another country', '68412097', 'ru'],
  ])('does not count when it is %s', (_, value, country) => {
    const entry = entryNamed('Quirin Zandvoorder', { identifiers: [{ kind: 'number', value, country }] });
    expect(screeningOf([entry]).search({ ...asked, identifiers: [value] })).toEqual([]);
  });

  it('belongs to a person or a company, or to a ship by its IMO number', () => {
    const ship = entryNamed('PENASCO MARU', { kind: 'vessel', identifiers: [{ kind: 'imo', value: 'IMO 9111111' }] });
    const screening = screeningOf([listed, { ...ship, id: '2' }]);
    const company = { type: 'company', name: 'Anders B.V.', identifiers: ['9111111', 'EM871203'] } as const;
    expect(screening.search(company).map(({ entityId }) => entityId)).toEqual(['test:2']);
    expect(screening.search({ ...company, type: 'person' }).map(({ entityId }) => entityId)).toEqual(['test:1']);
  });

  it('is stored in a saved index', () => {
    const folder = mkdtempSync(join(tmpdir(), 'index-'));
    try {
      writeIndex(screeningOf([listed]).index, join(folder, 'index'));
      const [match] = new Screening(readIndex(join(folder, 'index'))).search({ ...asked, identifiers: ['EM871203'] });
      expect(match?.entityId).toBe('test:1');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is removed with a list that is rolled back', () => {
    const builder = new IndexBuilder();
    builder.startList();
    builder.add(listed);
    builder.dropList();
    builder.add(entryNamed('Unrelated Person', { id: '9' }));
    builder.endList({ name: 'test', format: 'made', version: '', entries: 1, names: 1 });
    expect(new Screening(builder.done()).search({ ...asked, identifiers: ['EM871203'] })).toEqual([]);
  });
});
