import { expect, test } from 'vitest';
import { maxLongText } from '../../limits.ts';
import { z } from '../../schema.ts';
import { cancel } from '../workflows/cancel.ts';
import { recordIdentity } from '../workflows/record-identity.ts';
import { saveList } from '../workflows/save-list.ts';
import { saveScreeningProvider } from '../workflows/save-screening-provider.ts';
import { setCheck } from '../workflows/set-check.ts';
import { fieldErrors, refusalOfErrors } from './field-errors.ts';

const request = 'request00000001';

function errorOf(schema: z.core.$ZodType, input: unknown) {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) throw new Error('the input is valid');
  return parsed.error;
}

test('an empty reason alone is the refusal that the schema names; with other errors it is an error of its field', () => {
  expect(refusalOfErrors(errorOf(cancel.input, { request, reason: ' ' }))).toBe('reason-missing');
  const both = errorOf(cancel.input, { request: 'x', reason: '' });
  expect(refusalOfErrors(both)).toBeUndefined();
  expect(fieldErrors(both)).toMatchObject({
    request: { message: 'Invalid id.' },
    reason: { key: 'refusals:reason-missing' },
  });
});

test('a text that is too long names the limit', () => {
  const error = errorOf(cancel.input, { request, reason: 'a'.repeat(maxLongText + 1) });
  expect(fieldErrors(error)['reason']).toMatchObject({ key: 'errors:fields.too-long', maximum: maxLongText });
});

test('a reason is required where the decision needs one', () => {
  const check = { request, check: 'ownership', seen: 'pending' };
  expect(setCheck.input.safeParse({ ...check, status: 'approved' }).success).toBe(true);
  expect(refusalOfErrors(errorOf(setCheck.input, { ...check, status: 'rejected' }))).toBe('reason-missing');
  const seen = { request, person: 'self', verifierFirstName: 'A', verifierLastName: 'B', date: '2026-11-21' };
  const failed = { ...seen, method: 'remote', result: 'failed' };
  expect(fieldErrors(errorOf(recordIdentity.input, { ...failed, method: '' }))).toMatchObject({
    method: { key: 'errors:fields.choice' },
    reason: { key: 'refusals:reason-missing' },
  });
});

test('an address is required where something is fetched from it, and an absent one keeps the stored address', () => {
  const list = { name: 'EU', kind: 'sanctions', format: 'eu-xml', schedule: 'daily' };
  expect(refusalOfErrors(errorOf(saveList.input, { ...list, address: ' ' }))).toBe('list-has-no-address');
  expect(saveList.input.safeParse(list).success).toBe(true);
  const provider = { isOn: true, address: '', dataset: '' };
  expect(refusalOfErrors(errorOf(saveScreeningProvider.input, provider))).toBe('list-has-no-address');
  expect(saveScreeningProvider.input.safeParse({ ...provider, isOn: false }).success).toBe(true);
});
