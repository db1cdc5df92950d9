import { describe, expect, it } from 'vitest';
import { contactSchema, contactTexts } from './contact.ts';
import { euCountries } from './countries.ts';
import { isBirthDate, isDay, isFutureDay } from './dates.ts';
import { clientLoginSchema, loginTexts, staffLoginSchema } from './login.ts';
import { readLoginToken, writeLoginToken } from './login-token.ts';
import { amountParts, currencyDigits, parseAmount } from './money.ts';
import { chosenBusinessSchema, naturalPersonSchema, newOnboardingTexts } from './new-onboarding.ts';
import { formatPhone, toE164 } from './phone.ts';
import { businessKey, displayName, isRegistrationNumber } from './subject.ts';
import { normaliseVat, vatFormats } from './vat.ts';

type Parsed = { error?: { issues: { path: PropertyKey[]; message: string }[] } };
const faults = (parsed: Parsed) =>
  (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);

describe('sign-in', () => {
  it('of staff takes a valid address and six characters; the code may be missing [VAL-01, VAL-02, VAL-03, ENTY-37]', () => {
    expect(faults(staffLoginSchema.safeParse({ email: 'a@b.eu', password: '123456' }))).toEqual([]);
    expect(faults(staffLoginSchema.safeParse({ email: 'a@b.eu', password: '123456', otp: '123456' }))).toEqual([]);
    expect(faults(staffLoginSchema.safeParse({ email: 'a@b', password: '12345' }))).toEqual([
      `email ${loginTexts.staffEmail}`,
      `password ${loginTexts.staffPassword}`,
    ]);
    expect(faults(staffLoginSchema.safeParse({}))).toEqual([
      `email ${loginTexts.staffEmail}`,
      `password ${loginTexts.staffPassword}`,
    ]);
  });

  it('of clients takes a valid address; the code may be missing [VAL-04, VAL-05]', () => {
    expect(clientLoginSchema.parse({ email: ' a@b.eu ' })).toEqual({ email: 'a@b.eu' });
    for (const email of ['', 'a', 'a@', '@b.eu', 'a b@c.eu'])
      expect(faults(clientLoginSchema.safeParse({ email }))).toEqual([`email ${loginTexts.clientEmail}`]);
  });
});

describe('login link token', () => {
  it.each(['marit@zilverlinde.example', 'a>b?c@d.eu', "o'neill+kyc@firm.example"])(
    'decodes to %s, in plain or URL-safe base64',
    (email) => {
      const plain = btoa(email);
      expect(
        [plain, plain.replace(/=+$/, ''), writeLoginToken(email), plain.replaceAll('+', ' ')].map(readLoginToken),
      ).toEqual(Array(4).fill(readLoginToken(plain)));
      expect(writeLoginToken(email)).toMatch(/^[\w-]+$/);
    },
  );

  it('gives no address when it decodes to anything else', () => {
    expect(
      ['', '%%%', btoa('not an address'), btoa('\u00ff\u00fe'), 'A', btoa('a@b.eu\n')].map(readLoginToken),
    ).toEqual(Array(6).fill(undefined));
    expect(readLoginToken(btoa('marit@zilverlinde.example'))).toBe('marit@zilverlinde.example');
  });
});

describe('contact', () => {
  const contact = {
    firstName: ' Marit ',
    lastName: 'Hoekstra',
    email: 'Marit@Zilverlinde.example',
    phone: '06 1234 5678',
  };

  it('is stored trimmed, with a lower-case address and an international number [ENTY-21]', () => {
    expect(contactSchema.parse(contact)).toEqual({
      firstName: 'Marit',
      lastName: 'Hoekstra',
      email: 'marit@zilverlinde.example',
      phone: '+31612345678',
    });
    expect(contactSchema.parse({ ...contact, phone: '' }).phone).toBe('');
    expect(contactSchema.parse({ ...contact, phone: '0470 12 34 56', phoneCountry: 'BE' }).phone).toBe('+32470123456');
  });

  it('reports all errors at once [VAL-06, VAL-07, VAL-08, VAL-09]', () => {
    expect(faults(contactSchema.safeParse({ firstName: ' ', lastName: '', email: 'x', phone: '12' }))).toEqual([
      `firstName ${contactTexts.firstName}`,
      `lastName ${contactTexts.lastName}`,
      `email ${contactTexts.email}`,
      `phone ${contactTexts.phone}`,
    ]);
    expect(contactSchema.safeParse(null).success).toBe(false);
  });
});

describe('the client of a new onboarding', () => {
  it('is a selected business [VAL-10]', () => {
    expect(faults(chosenBusinessSchema.safeParse(undefined))).toEqual([` ${newOnboardingTexts.business}`]);
    expect(
      chosenBusinessSchema.safeParse({ name: 'Zilverlinde', country: 'NL', registrationNumber: '68412097' }).success,
    ).toBe(true);
  });

  it('or a natural person with four facts [ENTY-20]', () => {
    expect(faults(naturalPersonSchema.safeParse({ country: 'GB' }))).toEqual([
      `firstName ${newOnboardingTexts.firstName}`,
      `lastName ${newOnboardingTexts.lastName}`,
      `documentNumber ${newOnboardingTexts.documentNumber}`,
      `country ${newOnboardingTexts.country}`,
    ]);
  });
});

describe('phone number', () => {
  it.each([
    ['06 12345678', 'NL', '+31612345678'],
    ['010-2345678', 'NL', '+31102345678'],
    ['0031612345678', 'NL', '+31612345678'],
    ['+353 85 012 3456', 'NL', '+353850123456'],
    ['085 012 3456', 'IE', '+353850123456'],
    ['0470 12 34 56', 'BE', '+32470123456'],
  ])('%s in %s is %s [VAL-09]', (typed, country, stored) => {
    expect(toE164(typed, country)).toBe(stored);
  });

  it.each(['', '12', '06 1234567', 'call me', '+31 6 123456789012', '+999 123456'])(
    '"%s" is invalid [VAL-09]',
    (typed) => {
      expect(toE164(typed, 'NL')).toBeUndefined();
    },
  );

  it('is parsed by its country and displayed in the notation of that country [VAL-09]', () => {
    expect([toE164('085 012 3456', 'BE'), toE164('085 012 3456', 'IE')]).toEqual([undefined, '+353850123456']);
    expect(formatPhone('+31612345678')).toBe('+31 6 12345678');
    expect(formatPhone('unknown')).toBe('unknown');
  });
});

describe('VAT number', () => {
  const examples: Record<string, string> = {
    AT: 'ATU12345678',
    BE: 'BE0203201340',
    BG: 'BG123456789',
    HR: 'HR12345678901',
    CY: 'CY12345678X',
    CZ: 'CZ12345678',
    DK: 'DK12345678',
    EE: 'EE101234567',
    FI: 'FI12345678',
    FR: 'FR64443061841',
    DE: 'DE811907980',
    GR: 'EL123456789',
    HU: 'HU12345678',
    IE: 'IE1234567WA',
    IT: 'IT12345678901',
    LV: 'LV12345678901',
    LT: 'LT123456789',
    LU: 'LU12345678',
    MT: 'MT12345678',
    NL: 'NL004495445B01',
    PL: 'PL1234567890',
    PT: 'PT123456789',
    RO: 'RO1234567',
    SK: 'SK1234567890',
    SI: 'SI12345678',
    ES: 'ESB12345678',
    SE: 'SE123456789001',
  };
  it.each([...euCountries])('of %s is accepted, and with one more digit rejected [ENTY-07]', (country) => {
    const example = examples[country] ?? '';
    expect(vatFormats[country].test(example)).toBe(true);
    expect(vatFormats[country].test(`${example}0000000`)).toBe(false);
    expect(normaliseVat(example.toLowerCase())).toBe(example);
  });

  it('is accepted with blanks, dots and dashes, and an old Belgian number gets its leading zero [ENTY-07]', () => {
    expect([normaliseVat('nl 0044.95.445-b01'), normaliseVat('BE 203.201.340'), normaliseVat('GB123456789')]).toEqual([
      'NL004495445B01',
      'BE0203201340',
      undefined,
    ]);
  });
});

describe('amount', () => {
  it.each([
    ['3,450,000', 'en', '345000000'],
    ['3.450.000,00', 'nl', '345000000'],
    ['3.450.000', 'nl', '345000000'],
    ['3,450,000.50', 'en', '345000050'],
    ['3.450.000,5', 'en', '345000050'],
    ['3450000', 'nl', '345000000'],
    ['3.450', 'nl', '345000'],
    ['3,450', 'en', '345000'],
    ['12,50', 'nl', '1250'],
    ['12.5', 'en', '1250'],
    ['12,5', 'en', '1250'],
    ['1 000 000', 'nl', '100000000'],
    ["1'000", 'nl', '100000'],
    ['500,-', 'nl', '50000'],
    ['0', 'en', '0'],
    ['007', 'en', '700'],
    ['.5', 'en', '50'],
  ])('%s typed in %s is %s cents [ENTY-31, ENTY-46]', (typed, locale, units) => {
    expect(parseAmount(typed, 'EUR', locale)).toBe(units);
  });

  it.each(['', 'x', '-5', '1.2.3', '3.45.000', '3.450', '1,23,4', '12.345,678', '.', '1e9', '9'.repeat(40)])(
    '"%s" typed in en is invalid [ENTY-31]',
    (typed) => {
      expect(parseAmount(typed, 'EUR', 'en')).toBeUndefined();
    },
  );

  it('has the decimals of its currency [ENTY-46]', () => {
    expect([currencyDigits('EUR'), currencyDigits('JPY'), currencyDigits('KWD')]).toEqual([2, 0, 3]);
    expect([
      parseAmount('1,500', 'JPY', 'en'),
      parseAmount('1.5', 'JPY', 'en'),
      parseAmount('1.500', 'KWD', 'en'),
    ]).toEqual(['1500', undefined, '1500']);
    expect(amountParts({ amount: '345000000', currency: 'EUR' })).toEqual({ whole: '3450000', decimals: '00' });
    expect(amountParts({ amount: '5', currency: 'EUR' })).toEqual({ whole: '0', decimals: '05' });
    expect(amountParts({ amount: '1500', currency: 'JPY' })).toEqual({ whole: '1500', decimals: '' });
  });
});

describe('business', () => {
  it('is the same by country, register and number, in any notation [ENTY-47]', () => {
    expect(businessKey('nl', 'RA000463', '6841 20.97')).toBe('NL:RA000463:68412097');
    expect(businessKey('DE', 'Amtsgericht  München', 'HRB 1234')).toBe(
      businessKey('de', 'amtsgericht münchen', 'hrb1234'),
    );
    expect(businessKey('DE', 'Amtsgericht Köln', 'HRB 1234')).not.toBe(
      businessKey('DE', 'Amtsgericht München', 'HRB 1234'),
    );
    expect(businessKey('NL', 'RA000463', ' - ')).toBeUndefined();
  });

  it('has a number of eight digits in the Netherlands, leading zeros included [ENTY-06]', () => {
    expect([
      isRegistrationNumber('0123 4567', 'NL'),
      isRegistrationNumber('1234567', 'NL'),
      isRegistrationNumber('HRB 12', 'DE'),
    ]).toEqual([true, false, true]);
    expect(businessKey('NL', '', '01234567')).toBe('NL::01234567');
  });

  it('keeps the letters of a name and collapses its white space', () => {
    expect(displayName('  Élise ', undefined, ' van  den Berg')).toBe('Élise van den Berg');
  });
});

describe('day', () => {
  it('exists or not [VAL-13]', () => {
    expect(['2028-02-29', '2027-02-29', '2026-13-01', '2026-1-1', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is after today or not, and is a possible birth date or not [VAL-13]', () => {
    expect([isFutureDay('2026-11-22', '2026-11-21'), isFutureDay('2026-11-21', '2026-11-21')]).toEqual([true, false]);
    expect([
      isBirthDate('2026-11-21', '2026-11-21'),
      isBirthDate('2026-11-22', '2026-11-21'),
      isBirthDate('1890-01-01', '2026-11-21'),
    ]).toEqual([true, false, false]);
  });
});
