import { currencyDigits } from '@dossier/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showAddress, showCountry, showDate, showMoment, showMoney, showShare, showShares } from './format.ts';

describe('dates', () => {
  test('are written in full in the language of the report [I18N-10]', () => {
    expect(showDate('en', '2026-11-21')).toBe('21 November 2026');
    expect(showDate('nl', '2026-11-21')).toBe('21 november 2026');
  });

  test.each([
    ['2026-11-20 22:59:59.999Z', '20 November 2026'],
    ['2026-11-20 23:00:00.000Z', '21 November 2026'],
    ['2026-06-30 21:59:59.999Z', '30 June 2026'],
    ['2026-06-30 22:00:00.000Z', '1 July 2026'],
    ['2025-12-31 23:30:00.000Z', '1 January 2026'],
  ])('the moment %s is shown as the desk’s day %s, in winter and in summer', (moment, day) => {
    expect(showDate('en', moment)).toBe(day);
    expect(showMoment('en', moment)).toContain(day);
  });

  test('moments have the time of day at the desk', () => {
    expect(showMoment('en', '2026-11-20 23:05:00.000Z')).toBe('21 November 2026 at 00:05');
    expect(showMoment('nl', '2026-07-01 12:00:00.000Z')).toBe('1 juli 2026 om 14:00');
  });

  test('every calendar day is shown as that day, whatever the offset of its year', () => {
    const days = fc.date({ min: new Date('1890-01-01'), max: new Date('2120-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const [year, , day] = date.toISOString().slice(0, 10).split('-').map(Number);
        expect(showDate('en', date.toISOString().slice(0, 10))).toMatch(new RegExp(`^${day} [A-Z][a-z]+ ${year}$`));
      }),
    );
  });

  test.each(['', '19', '1980-0', '1980-13-45', '1980-02-31', 'unknown'])(
    'the incomplete date %j stays as it was typed',
    (typed) => {
      expect(showDate('en', typed)).toBe(typed);
    },
  );

  test('a missing moment stays empty', () => {
    expect(showMoment('nl', '')).toBe('');
  });
});

describe('shares', () => {
  test.each([
    [0, '0%', '0%'],
    [250_000, '25%', '25%'],
    [333_333, '33.3333%', '33,3333%'],
    [1, '0.0001%', '0,0001%'],
    [1_000_000, '100%', '100%'],
  ])('%i is %s, in Dutch %s', (share, english, dutch) => {
    expect(showShare('en', share)).toBe(english);
    expect(showShare('nl', share)).toBe(dutch);
  });

  test('a range has both ends, an exact share only one', () => {
    expect(showShares('en', 250_000, 500_000)).toBe('25% – 50%');
    expect(showShares('en', 250_000, 250_000)).toBe('25%');
  });
});

describe('amounts', () => {
  test('follow the language, with the currency first [I18N-10]', () => {
    expect(showMoney('en', '345000000', 'EUR')).toBe('EUR 3,450,000.00');
    expect(showMoney('nl', '345000000', 'EUR')).toBe('EUR 3.450.000,00');
    expect(showMoney('en', '5', 'EUR')).toBe('EUR 0.05');
  });

  test('have the decimals of their currency', () => {
    expect(showMoney('en', '5000', 'JPY')).toBe('JPY 5,000');
    expect(showMoney('en', '5000', 'KWD')).toBe('KWD 5.000');
    expect(showMoney('nl', '1234567', 'ISK')).toBe('ISK 1.234.567');
  });

  test('lose no digit, however large they are', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 30n - 1n });
    fc.assert(
      fc.property(amounts, fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'), (amount, currency) => {
        const shown = showMoney('en', String(amount), currency).replace(/\D/g, '');
        expect(BigInt(shown)).toBe(amount);
        expect(shown.length).toBeGreaterThan(currencyDigits(currency));
      }),
    );
  });

  test('what is no amount stays as it was typed', () => {
    expect(showMoney('en', 'about a million', 'EUR')).toBe('EUR about a million');
    expect(showMoney('en', '1.5', '')).toBe('1.5');
  });
});

describe('places', () => {
  test('countries have their names in the language of the report', () => {
    expect(showCountry('en', 'DE')).toBe('Germany');
    expect(showCountry('nl', 'DE')).toBe('Duitsland');
  });

  test.each(['', 'nl', 'Netherlands', '<b>', 'N1'])('%j is no country code and stays as it was typed', (typed) => {
    expect(showCountry('en', typed)).toBe(typed);
  });

  test('an address is one line of the parts that are given', () => {
    const address = { street: 'Kade', houseNumber: '1', postalCode: '2611 AB', city: 'Delft', country: 'NL' };
    expect(showAddress('en', address)).toBe('Kade 1, 2611 AB Delft, Netherlands');
    expect(showAddress('en', { city: 'Delft' })).toBe('Delft');
    expect(showAddress('en', {})).toBe('');
    expect(showAddress('en', null)).toBe('');
  });
});
