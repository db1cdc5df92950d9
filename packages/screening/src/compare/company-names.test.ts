import { describe, expect, it } from 'vitest';
import { bounds } from '../model/algorithm.ts';
import { analyseBody } from '../normalise/name.ts';
import { searchOne } from '../testing.ts';

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
