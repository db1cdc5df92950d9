import { describe, expect, it } from 'vitest';
import { isSameFact, readExtract } from './extract-reading.ts';

const kvk = `Uittreksel Handelsregister Kamer van Koophandel KvK-nummer 68412097 Pagina 1 (van 2)
 Deze inschrijving valt onder beheer van Kamer van Koophandel. Rechtspersoon RSIN 857430122
 Rechtsvorm Besloten Vennootschap Statutaire naam Zilverlinde Vastgoed B.V. Statutaire zetel Utrecht
 Eerste inschrijving handelsregister 01-03-2017 Datum akte van oprichting 28-02-2017
 Waarmerk KvK Dit uittreksel is vervaardigd op 02-11-2026 om 13.14 uur.`;

describe('the text of an extract', () => {
  it('of the Dutch register gives date of issue, number and name, and never another date [ENTY-13]', () => {
    expect(readExtract([kvk])).toEqual({
      issuedOn: { value: '2026-11-02', page: 1 },
      registrationNumber: { value: '68412097', page: 1 },
      name: { value: 'Zilverlinde Vastgoed B.V.', page: 1 },
    });
  });

  it('of the Dutch register in English, and of the register of beneficial owners, is read as well', () => {
    expect(
      readExtract([
        'Commercial Register extract Netherlands Chamber of Commerce CCI number 68412097 Statutory name Zilverlinde B.V. Corporate seat Utrecht',
        'The extract was certified on 6 November 2026 at 09.00',
      ]),
    ).toEqual({
      issuedOn: { value: '2026-11-06', page: 2 },
      registrationNumber: { value: '68412097', page: 1 },
      name: { value: 'Zilverlinde B.V.', page: 1 },
    });
    expect(readExtract(['Uittreksel UBO-register KvK-nummer: 68412097 gewaarmerkt op: 6 november 2026'])).toEqual({
      issuedOn: { value: '2026-11-06', page: 1 },
      registrationNumber: { value: '68412097', page: 1 },
    });
  });

  it('of the Belgian register is read in Dutch and French', () => {
    expect(
      readExtract([
        'Ondernemingsnummer: 0403.170.701 Naam: Haven Logistiek NV Zetel: Antwerpen Datum uittreksel: 3/11/2026',
      ]),
    ).toEqual({
      issuedOn: { value: '2026-11-03', page: 1 },
      registrationNumber: { value: '0403170701', page: 1 },
      name: { value: 'Haven Logistiek NV', page: 1 },
    });
    expect(readExtract(["Numéro d'entreprise 403.170.701 délivré le 3 décembre 2026"])).toEqual({
      issuedOn: { value: '2026-12-03', page: 1 },
      registrationNumber: { value: '0403170701', page: 1 },
    });
  });

  it('of a German register is read', () => {
    expect(
      readExtract([
        'Handelsregister B des Amtsgerichts München HRB 6684 a) Firma: Nordlicht GmbH b) Sitz München Abruf vom 02.11.2026 14:03',
      ]),
    ).toEqual({
      issuedOn: { value: '2026-11-02', page: 1 },
      registrationNumber: { value: 'HRB 6684', page: 1 },
      name: { value: 'Nordlicht GmbH', page: 1 },
    });
  });

  it.each([
    ['no text', []],
    ['empty pages', ['', ' ']],
    ['other dates only', ['Oprichting 01-03-2017, inschrijving 2 maart 2017, geboren 08-02-1985']],
    ['an impossible date', ['Dit uittreksel is vervaardigd op 31-02-2026']],
  ])('gives no date of issue for %s', (_what, pages) => {
    expect(readExtract(pages).issuedOn).toBeUndefined();
  });

  it('ends on hostile text in time', () => {
    const long = 'naam '.repeat(40_000);
    expect(readExtract([long, 'opgemaakt te '.repeat(20_000)]).issuedOn).toBeUndefined();
  });

  it('is compared without case, accents, dots, blanks and leading zeros', () => {
    expect(isSameFact('0403.170.701', '403170701')).toBe(true);
    expect(isSameFact('ZILVERLINDE VASTGOED BV', 'Zilverlinde Vastgoed B.V.')).toBe(true);
    expect(isSameFact('Zilverlinde Beheer B.V.', 'Zilverlinde Vastgoed B.V.')).toBe(false);
    expect(isSameFact('', '')).toBe(false);
  });
});
