import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { hostOfUrl } from './url-text.ts';

describe('an address of the web', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'example.com'],
    ['example.com/a', 'example.com'],
    ['ftp://example.com', 'example.com'],
    ['http://user:word@example.com:80/x', 'example.com'],
    ['http://@a.b', 'a.b'],
    ['http://localhost', 'localhost'],
    ['1.2.3.4', '1.2.3.4'],
    ['http://[::1]:80/', '::1'],
    ['10.0000001', '10.0000001'],
    ['a.é', 'a.é'],
    ['http://a.b.', 'a.b.'],
  ])('is %s', (text, host) => {
    expect(hostOfUrl(text)).toBe(host);
  });

  it.each([
    'abc',
    'abcd',
    '0.0000001',
    'a@[127.0.0.1]',
    'javascript:alert(1)',
    'HTTP://EXAMPLE.COM',
    'http://',
    'http://a b.com',
    'http://a.b:123456',
    'http://a.b/%zz',
    '.a.b',
    '//example.com',
    `http://a.b/${'x'.repeat(2083)}`,
  ])('is not %s', (text) => {
    expect(hostOfUrl(text)).toBeUndefined();
  });

  it.each([
    ['a-'.repeat(1000), undefined],
    [`a${'@a'.repeat(1000)}`, 'a'],
    [`${'a.'.repeat(1000)}-`, undefined],
    [`${'é-'.repeat(1000)}.`, undefined],
  ])('is rejected at once although it is made to take long', (text, host) => {
    expect(hostOfUrl(`http://${text}`)).toBe(host);
  });
});

describe('a mail address', () => {
  it.each(['a@example.eu', 'a@example.eu.', '"a"@example.eu', `a@${'x'.repeat(64)}.eu`, "o'b+c@é.eu"])(
    'is %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each(['a@example', 'a@example.1', 'a@1.2.3.4', '"a b"@example.eu', '.a@example.eu', 'a@-b.eu', ' a@example.eu'])(
    'is not %s',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});
