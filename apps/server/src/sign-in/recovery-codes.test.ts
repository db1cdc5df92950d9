import { expect, test } from 'vitest';
import { createSecretBox } from '../runtime/secret-box.ts';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts';

const secrets = createSecretBox('only-for-tests-0123456789-abcdefghij');
const other = createSecretBox('another secret of thirty-two letters');

test('a set has ten different codes in groups that are easy to copy', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9a-hjkmnp-tv-z]{4}-){2}[2-9a-hjkmnp-tv-z]{4}$/);
});

test('a code is recognised however it is typed, for its account and desk only', () => {
  const stored = recoveryDigest(secrets, 'ada', 'k7mp-2xqd-w9fa');
  for (const typed of ['K7MP 2XQD W9FA', 'k7mp2xqdw9fa', ' k7mp-2xqd-w9fa ']) {
    expect(recoveryDigest(secrets, 'ada', typed)).toBe(stored);
  }
  expect(recoveryDigest(secrets, 'bea', 'k7mp-2xqd-w9fa')).not.toBe(stored);
  expect(recoveryDigest(other, 'ada', 'k7mp-2xqd-w9fa')).not.toBe(stored);
  expect(stored).not.toContain('k7mp');
});
