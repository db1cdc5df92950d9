import { describe, expect, test } from 'vitest';
import { NewFile } from '../files/file-store.ts';
import { HashedPassword } from '../passwords/password.ts';
import type { Field } from './field.ts';
import type { ValidateContext } from './field-type.ts';
import { fieldTypes } from './field-types.ts';
import { bool, date, editor, email, file, json, number, password, relation, select, text, url } from './index.ts';

const normalise = (field: Field, raw: unknown) => fieldTypes[field.type].normalise(raw, field.options);
const fresh: ValidateContext = { name: 'x', before: null, via: 'api' };
const errorOf = (field: Field, raw: unknown, context: Partial<ValidateContext> = {}) =>
  fieldTypes[field.type].validate(normalise(field, raw), field.options, { ...fresh, ...context });
const stored = (field: Field, raw: unknown) => {
  const { toColumn, fromColumn } = fieldTypes[field.type];
  return fromColumn(toColumn(normalise(field, raw), field.options), field.options);
};
const blank = { code: 'validation_required', message: 'Cannot be blank.' };
const many = { maxSelect: 3 } as const;
const upload = (originalName: string, size: number, mimeType = 'image/png') =>
  new NewFile({ originalName, storedName: `stored_${originalName}`, mimeType, content: new Uint8Array(size) });

describe('an unset value is never null outside JSON', () => {
  const unset: [string, Field, unknown][] = [
    ['text', text(), ''],
    ['editor', editor(), ''],
    ['email', email(), ''],
    ['url', url(), ''],
    ['date', date(), ''],
    ['select', select(['a']), ''],
    ['relation', relation('x'), ''],
    ['file', file(), ''],
    ['number', number(), 0],
    ['bool', bool(), false],
    ['multiple select', select(['a'], many), []],
    ['multiple relation', relation('x', many), []],
    ['multiple file', file(many), []],
    ['json', json(), null],
  ];
  test.each(unset)('%s', (_, field, value) => {
    expect(normalise(field, undefined)).toEqual(value);
    expect(normalise(field, null)).toEqual(value);
    expect(stored(field, null)).toEqual(value);
  });
});

describe('a value becomes what its type can hold', () => {
  const conversions: [string, Field, unknown, unknown][] = [
    ['numbers become text', text(), 12.5, '12.5'],
    ['booleans become text', text(), true, 'true'],
    ['lists are no text', text(), ['a'], ''],
    ['objects are no text', editor(), { a: 1 }, ''],
    ['spaces of a text are kept', text(), '  a ', '  a '],
    ['numeric text becomes a number', number(), '1e3', 1000],
    ['true is 1', number(), true, 1],
    ['nonsense is 0', number(), '12abc', 0],
    ['infinity is 0', number(), Number.POSITIVE_INFINITY, 0],
    ['a list is no number', number(), [5], 0],
    ['minus zero is zero', number(), -0, 0],
    ['"t" is true', bool(), 't', true],
    ['"1" is true', bool(), '1', true],
    ['-2 is true', bool(), -2, true],
    ['"yes" is false', bool(), 'yes', false],
    ['0 is false', bool(), 0, false],
    ['a single select takes the last of a list', select(['a', 'b']), ['a', 'b'], 'b'],
    ['doubles collapse, order stays', select(['a', 'b', 'c'], many), ['c', 'a', 'c'], ['c', 'a']],
    ['the text of a JSON list is a list', select(['a', 'b'], many), '["a","b"]', ['a', 'b']],
    ['one value is a list of one', relation('x', many), 'abc', ['abc']],
    ['empty ids are dropped', relation('x', many), ['', 'abc', null], ['abc']],
    ['a broken JSON list is a value', select(['a'], many), '[a', ['[a']],
    ['JSON text is parsed', json(), '{"b":1,"a":[true,null]}', { a: [true, null], b: 1 }],
    ['"5" becomes 5', json(), '5', 5],
    ['other text stays text', json(), 'hello {', 'hello {'],
    ['text in JSON quotes is text', json(), '"5"', '5'],
    ['an empty text stays', json(), '', ''],
  ];
  test.each(conversions)('%s', (_, field, raw, value) => {
    expect(normalise(field, raw)).toEqual(value);
    expect(stored(field, raw)).toEqual(value);
  });

  test('keys of a JSON object come back in alphabetical order, at every depth', () => {
    expect(JSON.stringify(stored(json(), { z: 1, a: [{ d: 1, c: 2 }] }))).toBe('{"a":[{"c":2,"d":1}],"z":1}');
  });

  test('a key called __proto__ is data and touches no prototype', () => {
    const value = stored(json(), '{"__proto__":{"admin":true}}') as object;
    expect(Object.hasOwn(value, '__proto__')).toBe(true);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test('JSON too deep to be written is refused, not a crash', () => {
    expect(() => normalise(json(), `${'['.repeat(9000)}${']'.repeat(9000)}`)).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });
});

describe('dates are read in several forms and written in one', () => {
  test.each([
    ['2024-05-06', '2024-05-06 00:00:00.000Z'],
    ['2024-05-06 07:08:09', '2024-05-06 07:08:09.000Z'],
    ['2024-05-06 07:08:09.010Z', '2024-05-06 07:08:09.010Z'],
    ['2024-05-06T07:08:09.0109999Z', '2024-05-06 07:08:09.010Z'],
    ['2024-05-06T07:08:09+02:00', '2024-05-06 05:08:09.000Z'],
    ['2024-05-06 00:30:00 -0130', '2024-05-06 02:00:00.000Z'],
    ['2024-02-29', '2024-02-29 00:00:00.000Z'],
    ['0001-01-01', '0001-01-01 00:00:00.000Z'],
    [new Date(Date.UTC(2024, 0, 2)), '2024-01-02 00:00:00.000Z'],
  ])('%s', (raw, text) => expect(normalise(date(), raw)).toBe(text));

  test.each([
    '2024-05-06 07:08',
    '2023-02-29',
    '2024-13-01',
    '2024-05-06 24:00:00',
    'soon',
    1714979289,
    true,
    {},
    new Date('x'),
  ])('unreadable %s becomes empty', (raw) => expect(normalise(date(), raw)).toBe(''));
});

describe('each type refuses with its code', () => {
  const minText = {
    code: 'validation_min_text_constraint',
    message: 'Must be at least 3 character(s).',
    params: { min: 3 },
  };
  const maxText = {
    code: 'validation_max_text_constraint',
    message: 'Must be no more than 4 character(s).',
    params: { max: 4 },
  };
  const refusals: [string, Field, unknown, object][] = [
    ['required text', text({ required: true }), '', blank],
    ['short text', text({ min: 3 }), 'ab', minText],
    ['short text in characters, not units', text({ min: 3 }), '👍👍', minText],
    ['long text', text({ max: 4 }), 'abcde', maxText],
    [
      'text longer than the default',
      text(),
      'a'.repeat(5001),
      {
        code: 'validation_max_text_constraint',
        message: 'Must be no more than 5000 character(s).',
        params: { max: 5000 },
      },
    ],
    [
      'pattern',
      text({ pattern: '^[a-z]+$' }),
      'A',
      { code: 'validation_invalid_format', message: 'Invalid value format.' },
    ],
    [
      'large editor',
      editor({ maxSize: 3 }),
      'é é',
      {
        code: 'validation_content_size_limit',
        message: 'The maximum allowed content size is 3 bytes.',
        params: { maxSize: 3 },
      },
    ],
    ['required number', number({ required: true }), 0, blank],
    [
      'small number',
      number({ min: 1 }),
      0.5,
      { code: 'validation_min_number_constraint', message: 'Must be larger than 1.000000.' },
    ],
    [
      'large number',
      number({ max: 100 }),
      101,
      { code: 'validation_max_number_constraint', message: 'Must be less than 100.000000.' },
    ],
    [
      'decimal number',
      number({ onlyInt: true }),
      1.5,
      { code: 'validation_only_int_constraint', message: 'Decimal numbers are not allowed.' },
    ],
    ['required bool', bool({ required: true }), false, blank],
    ['email', email(), 'jo@localhost', { code: 'validation_is_email', message: 'Must be a valid email address.' }],
    [
      'email with spaces',
      email(),
      ' jo@x.nl',
      { code: 'validation_is_email', message: 'Must be a valid email address.' },
    ],
    [
      'email domain',
      email({ onlyDomains: ['a.nl'] }),
      'jo@b.nl',
      { code: 'validation_email_domain_not_allowed', message: 'Email domain is not allowed.' },
    ],
    ['url', url(), 'javascript:alert(1)', { code: 'validation_invalid_url', message: 'Must be a valid url.' }],
    [
      'url with a space',
      url(),
      'https://a.nl/a b',
      { code: 'validation_invalid_url', message: 'Must be a valid url.' },
    ],
    [
      'url domain',
      url({ exceptDomains: ['a.nl'] }),
      'https://a.nl',
      { code: 'validation_url_domain_not_allowed', message: 'Url domain is not allowed.' },
    ],
    ['required date that is unreadable', date({ required: true }), 'soon', blank],
    [
      'early date',
      date({ min: '1900-01-01' }),
      '1899-12-31',
      {
        code: 'validation_min_greater_equal_than_required',
        message: 'Must be no less than 1900-01-01 00:00:00 +0000 UTC.',
        params: { threshold: '1900-01-01T00:00:00Z' },
      },
    ],
    [
      'late date',
      date({ max: '2024-01-01 10:20:30.500Z' }),
      '2025-01-01',
      {
        code: 'validation_max_less_equal_than_required',
        message: 'Must be no greater than 2024-01-01 10:20:30.5 +0000 UTC.',
        params: { threshold: '2024-01-01T10:20:30.5Z' },
      },
    ],
    ['required select', select(['a'], { required: true }), '', blank],
    [
      'unknown value',
      select(['a']),
      'b',
      { code: 'validation_invalid_value', message: 'Invalid value b.', params: { value: 'b' } },
    ],
    [
      'too many values',
      select(['a', 'b', 'c'], { maxSelect: 2 }),
      ['a', 'b', 'c'],
      { code: 'validation_too_many_values', message: 'Select no more than 2.', params: { maxSelect: 2 } },
    ],
    [
      'too many relations',
      relation('x', { maxSelect: 2 }),
      ['a', 'b', 'c'],
      { code: 'validation_too_many_values', message: 'Select no more than 2.', params: { maxSelect: 2 } },
    ],
    [
      'too few relations',
      relation('x', { maxSelect: 3, minSelect: 2 }),
      ['a'],
      { code: 'validation_not_enough_values', message: 'Select at least 2.', params: { minSelect: 2 } },
    ],
    ['required relation', relation('x', { required: true }), null, blank],
    [
      'large JSON',
      json({ maxSize: 5 }),
      { a: 1 },
      {
        code: 'validation_json_size_limit',
        message: 'The maximum allowed JSON size is 5 bytes.',
        params: { maxSize: 5 },
      },
    ],
    ['required JSON that is empty', json({ required: true }), {}, blank],
    ['required file', file({ required: true }), '', blank],
    [
      'too many files',
      file({ maxSelect: 2 }),
      [upload('a', 1), upload('b', 1), upload('c', 1)],
      { code: 'validation_too_many_files', message: 'The maximum allowed files is 2.', params: { maxSelect: 2 } },
    ],
    [
      "a name that is not the record's",
      file(),
      'x.txt',
      { code: 'validation_invalid_file', message: 'Invalid new files: [x.txt].', params: { invalidFiles: ['x.txt'] } },
    ],
    [
      'large file',
      file({ maxSize: 4 }),
      upload('big.txt', 5),
      {
        code: 'validation_file_size_limit',
        message: 'Failed to upload big.txt - the maximum allowed file size is 4 bytes.',
        params: { file: 'big.txt', maxSize: 4 },
      },
    ],
    [
      'wrong type of file',
      file({ mimeTypes: ['image/png', 'text/plain'] }),
      upload('a.html', 1, 'text/html; charset=utf-8'),
      {
        code: 'validation_invalid_mime_type',
        message: '"stored_a.html" mime type must be one of: image/png, text/plain.',
      },
    ],
    ['required password', password({ required: true }), '', blank],
    [
      'short password',
      password({ min: 8 }),
      new HashedPassword('1234567', 'h'),
      { code: 'validation_min_text_constraint', message: 'Must be at least 8 character(s).' },
    ],
    [
      'long password',
      password(),
      new HashedPassword('x'.repeat(72), 'h'),
      { code: 'validation_max_text_constraint', message: 'Must be less than 71 character(s).' },
    ],
    [
      'password pattern',
      password({ pattern: '\\d' }),
      new HashedPassword('abcdefgh', 'h'),
      { code: 'validation_invalid_format', message: 'Invalid value format.' },
    ],
  ];
  test.each(refusals)('%s', (_, field, raw, error) => expect(errorOf(field, raw)).toEqual(error));
});

describe('unusual but valid values pass', () => {
  const passes: [string, Field, unknown][] = [
    ['an empty text has no minimum and no pattern', text({ min: 3, pattern: '^x' }), ''],
    ['characters count, not units', text({ max: 2 }), '👍👍'],
    ['0 skips the minimum', number({ min: 5 }), 0],
    ['a url without scheme', url(), 'example.com/a'],
    ['ftp', url(), 'ftp://example.com'],
    ['an email with a plus', email(), "j.o'b+x@sub.example.co"],
    ['an empty relation list has no minimum', relation('x', { maxSelect: 3, minSelect: 2 }), []],
    ['an empty file', file({ maxSize: 4 }), upload('a', 0)],
    ['a date on its limit', date({ min: '1900-01-01' }), '1900-01-01'],
    ['71 characters of password', password(), new HashedPassword('x'.repeat(71), 'h')],
  ];
  test.each(passes)('%s', (_, field, raw) => expect(errorOf(field, raw)).toBeUndefined());

  test('names of stored files may be combined with a new file', () => {
    const before = { id: '1', x: ['a.png'] };
    expect(errorOf(file(many), ['a.png', upload('b.png', 1)], { before })).toBeUndefined();
  });

  test('the program may create records without a password', () => {
    expect(errorOf(password({ required: true }), '', { via: 'program' })).toBeUndefined();
  });
});

describe('an id', () => {
  const id = text({ min: 15, max: 15, pattern: '^[a-z0-9]+$', required: true, primaryKey: true });
  test.each([
    ['abc', 'validation_min_text_constraint'],
    ['abcdefghij123456', 'validation_max_text_constraint'],
    ['ABCDEFGHIJ12345', 'validation_invalid_format'],
    ['abcdefghij/1234', 'validation_pk_forbidden'],
    ['abcdefghij\\1234', 'validation_pk_forbidden'],
  ])('%s is refused with %s', (value, code) => expect(errorOf(id, value)?.code).toBe(code));

  test('cannot change, and may be repeated', () => {
    const before = { id: 'abcdefghij12345' };
    expect(errorOf(id, 'abcdefghij12346', { before })?.code).toBe('validation_pk_change');
    expect(errorOf(id, 'abcdefghij12345', { before })).toBeUndefined();
  });
});

test('a hash is stored, the plain text of a password never', () => {
  const field = password();
  const value = new HashedPassword('secret', 'the hash');
  expect(stored(field, value)).toBe('the hash');
  expect(JSON.stringify({ value })).not.toContain('secret');
});

test('new files are stored by their stored names', () => {
  expect(stored(file(many), [upload('a.png', 1), upload('b.png', 1)])).toEqual(['stored_a.png', 'stored_b.png']);
  expect(stored(file(), [upload('a.png', 1), upload('b.png', 1)])).toBe('stored_b.png');
});

test('numbers are stored with 64 bits', () => {
  for (const value of [0.1, -1.5e300, 9007199254740991, 5e-324]) expect(stored(number(), value)).toBe(value);
});
