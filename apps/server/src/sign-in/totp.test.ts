import { expect, test } from 'vitest';
import { matchingStep, newTotpKey, stepOf, totpAddress, totpCode } from './totp.ts';

/** `12345678901234567890`, the key of RFC 6238, appendix B. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is that of RFC 6238: %s', (seconds, code) => {
  expect(totpCode(key, stepOf(new Date(seconds * 1000)))).toBe(code);
});

const now = new Date('2026-11-21T10:00:10.000Z');
const step = stepOf(now);

test('a code is accepted half a minute early and late, with spaces, and no longer', () => {
  for (const at of [step - 1, step, step + 1]) {
    const code = totpCode(key, at);
    expect(matchingStep(key, `${code.slice(0, 3)} ${code.slice(3)}`, { now, lastStep: 0 })).toBe(at);
  }
  for (const at of [step - 2, step + 2]) {
    expect(matchingStep(key, totpCode(key, at), { now, lastStep: 0 })).toBeUndefined();
  }
});

test('a used code is refused, and so is one from before it', () => {
  expect(matchingStep(key, totpCode(key, step), { now, lastStep: step })).toBeUndefined();
  expect(matchingStep(key, totpCode(key, step - 1), { now, lastStep: step })).toBeUndefined();
  expect(matchingStep(key, totpCode(key, step + 1), { now, lastStep: step })).toBe(step + 1);
});

test.each(['', '12345', '1234567', 'abcdef', '２８７０８２'])('text that is no code is refused: %j', (code) => {
  expect(matchingStep(key, code, { now, lastStep: 0 })).toBeUndefined();
});

test('a new key has 160 bits, and the address names the desk and the account', () => {
  const fresh = newTotpKey();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpKey()).not.toBe(fresh);
  const address = new URL(totpAddress({ key: fresh, issuer: 'Kade & Vos', account: 'ada@example.test' }));
  expect(decodeURIComponent(address.pathname)).toBe('/Kade & Vos:ada@example.test');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: fresh,
    issuer: 'Kade & Vos',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
