import { describe, expect, it } from 'vitest';
import { bounds } from '../model/algorithm.ts';
import { analyseBody } from '../normalise/name.ts';
import { entryNamed, screeningOf, searchOne } from '../testing.ts';

const best = (name: string, listed: string) => searchOne(listed, { type: 'company', name }, 0.05)[0];

describe('company names [SCR-11]', () => {
  it.each([
    ['IKTO', 'Iran Khodor Tarash Organization (IKTO)', 'acronym'],
    ['V.A.R.K.', 'Vostok Aero Raketnye Komplexy', 'acronym'],
    ['Vostok Aero Raketnye Komplexy', 'VARK', 'acronym'],
    ['Beijing Zorban Works', 'Peking Zorban Works', 'translation'],
    ['Zorban Zavod', 'Zorban Plant', 'abbreviation'],
    ['Zorban Comm. Soc.', 'Zorban Commercial Society', 'abbreviation'],
  ])('%s is %s: %s', (name, listed, code) => {
    expect(best(name, listed)?.score).toBeGreaterThanOrEqual(bounds.threshold);
    expect(best(name, listed)?.reasons.map((reason) => reason.code)).toContain(code);
  });

  it.each([
    ['Orinoco Shipping Dubai', 'Orinoco Shipping Panama', 'place-name-differs'],
    ['Bowne Drakenfels Solutions', 'Bowne Drakenfels Solutions II', 'number-differs'],
    ['Tarasov Leasing AR16', 'Tarasov Leasing AR17', 'number-differs'],
    ['Kvintal Works A', 'Kvintal Works B', 'number-differs'],
  ])('%s is not %s: %s', (name, listed, code) => {
    expect(best(name, listed)?.score).toBeLessThan(bounds.threshold);
    expect(best(name, listed)?.reasons.map((reason) => reason.code)).toContain(code);
  });

  it.each([
    ['a blank in another place', 'Morin-iszagat', 'Morinis-zagat'],
    ['the same sound without a vowel', 'HZ Zorbanit', 'HS Zorbanit'],
    ['a generic word with two errors', 'Zorbanit Limsred', 'Zorbanit Limited'],
    ['two generic words in one', 'State ProductionAssociation Belzorneft', 'State Production Association Belzorneft'],
    ['a legal form without a blank', 'CJSCZORBANIT', 'CJSC Zorbanit'],
    ['a legal form with full stops without a blank', 'ZORBANITS.R.O.', 'Zorbanit s.r.o.'],
    ['capitals without a blank', 'Aktsionernoye ObshchestvoZBT', 'Aktsionernoye Obshchestvo ZBT'],
    ['& Ko', 'Zorbanit & Ko', 'Zorbanit & Co'],
    ['a country after the legal form', 'Blue Wave Shipping', 'Blue Wave Shipping LTD-RUS'],
    ['two errors in a long word', 'Prseverancd', 'Perseverance'],
  ])('are found with %s: %s', (_, name, listed) => {
    expect(best(name, listed)?.score).toBeGreaterThanOrEqual(bounds.threshold);
  });

  it.each([
    ['a term is no misspelling of a name', 'Nova Holding', 'Nove Holding'],
    ['a family name is another one in another language', 'Chen & El', 'Tan S.A.'],
  ])('%s: %s is not %s', (_, name, listed) => {
    expect(best(name, listed)?.score ?? 0).toBeLessThan(bounds.threshold);
  });

  it('a joined generic word does not make names similar', () => {
    const list = screeningOf(
      ['Rikor Electronics', 'River Transport'].map((name, i) => entryNamed(name, { kind: 'body', id: `${i}` })),
    );
    expect(list.search({ type: 'company', name: 'Riverelectronics' })).toEqual([]);
  });

  it('a former name with one error is found', () => {
    const names = [{ text: 'Hamoun', kind: 'former' as const }];
    expect(
      screeningOf([entryNamed('', { kind: 'vessel', names })]).search({ type: 'company', name: 'Hsmoun' }),
    ).toHaveLength(1);
  });

  it.each([
    ['Pacific Vega', 'Pacific Vega Ltd', 1],
    ['Forest', 'Forest Ltd', 0],
    ['Zorban Pearl', 'Zorban Pearl Ltd', 1],
  ])('of the vessel %s, %s: %i alerts, since a single ordinary word says too little', (text, name, alerts) => {
    expect(screeningOf([entryNamed(text, { kind: 'vessel' })]).search({ type: 'company', name })).toHaveLength(alerts);
  });

  it('the name of a vessel with one error is found, after a company of that name', () => {
    const list = screeningOf((['vessel', 'body'] as const).map((kind) => entryNamed('Zorban', { kind, id: kind })));
    const ids = list.search({ type: 'company', name: 'Zorben' }).map(({ entityId }) => entityId);
    expect(ids).toEqual(['test:body', 'test:vessel']);
  });

  it.each([
    ['Brigade Forty-Four', '44'],
    ['Twenty First Century', '21'],
    ['Zorban Plant No. IX', '9'],
    ['Quillstone Fund V L.P.', '5'],
    ['Twelfth Zorban Works', '12'],
  ])('%s contains the number %s', (name, number) => {
    expect(analyseBody(name).words.find(({ role }) => role === 'number')?.text).toBe(number);
  });

  it.each([
    ['Zorban Tradng Limted', ['limited']],
    ['ZorbanAG', ['stock']],
    ['Societatea cu Răspundere Limitată Zorban', ['limited']],
  ])('finds the legal form of %s', (name, kinds) => {
    expect(analyseBody(name).legal).toEqual(kinds);
  });
});
