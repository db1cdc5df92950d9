import { expect, test } from 'vitest';
import { createSecretBox, isSealed } from './secret-box.ts';

const box = createSecretBox('a secret of the desk, 32 characters or more');
const purpose = 'screening_providers/p1/key';

test.each(['', 'sk-live-1234', 'clé – sleutel'])('a sealed secret opens again: %j', (text) => {
  const sealed = box.seal(text, purpose);
  expect(isSealed(sealed)).toBe(true);
  expect(box.open(sealed, purpose)).toBe(text);
});

test('the stored value does not contain the secret, and equal secrets are stored differently', () => {
  const sealed = box.seal('sk-live-1234', purpose);
  expect(Buffer.from(sealed.split(':').at(-1) ?? '', 'base64url').includes('sk-live')).toBe(false);
  expect(box.seal('sk-live-1234', purpose)).not.toBe(sealed);
});

test('a value copied to another record, or opened with the secret of another desk, does not open', () => {
  const sealed = box.seal('sk-live-1234', purpose);
  expect(box.open(sealed, 'screening_providers/p2/key')).toBeUndefined();
  expect(createSecretBox('the secret of another desk, as long').open(sealed, purpose)).toBeUndefined();
});

test('a changed, cut or unencrypted value does not open', () => {
  const sealed = box.seal('sk-live-1234', purpose);
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const value of [changed, sealed.slice(0, 30), 'sealed:v1:', '', 'sk-live-1234']) {
    expect(box.open(value, purpose)).toBeUndefined();
  }
  expect(isSealed('sk-live-1234')).toBe(false);
});

test('a digest is the same for the same text and purpose on one desk, and differs otherwise', () => {
  const digest = box.digest('k7mp2xqdw9fa', 'recovery/ada');
  expect(digest).toMatch(/^[\w-]{43}$/);
  expect(box.digest('k7mp2xqdw9fa', 'recovery/ada')).toBe(digest);
  expect(box.digest('k7mp2xqdw9fa', 'recovery/bea')).not.toBe(digest);
  expect(box.digest('k7mp2xqdw9fb', 'recovery/ada')).not.toBe(digest);
  const other = createSecretBox('the secret of another desk, as long');
  expect(other.digest('k7mp2xqdw9fa', 'recovery/ada')).not.toBe(digest);
});
