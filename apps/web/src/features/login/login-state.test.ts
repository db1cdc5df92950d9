import { expect, test } from 'vitest';
import { failureOf } from '#api/client.ts';
import { codeFailure, passwordFailure, sendFailure } from './failures.ts';
import { nextState, startState } from './login-state.ts';
import { wrongFields } from './wrong-fields.ts';

const inCode = [
  { type: 'typed', field: 'password', text: 'secret1' },
  { type: 'code-sent', otpId: 'otp1', sentAt: 1, mfaId: 'mfa1' },
  { type: 'typed', field: 'code', text: '123' },
] as const;

test('[LOG-18, LOG-19, LOG-20, LOG-21, LOGC-06, LOGC-07] back discards both ids and the code, and keeps the address', () => {
  const state = inCode.reduce(nextState, startState('a@b.example'));
  expect(state).toMatchObject({ step: 'code', otpId: 'otp1', mfaId: 'mfa1', code: '123' });
  expect(nextState(state, { type: 'back' })).toMatchObject({
    step: 'start',
    otpId: '',
    mfaId: '',
    code: '',
    email: 'a@b.example',
  });
});

test('a code that is sent again keeps the first factor', () => {
  const state = inCode.reduce(nextState, startState('a@b.example'));
  expect(nextState(state, { type: 'code-sent', otpId: 'otp2', sentAt: 2 })).toMatchObject({
    otpId: 'otp2',
    mfaId: 'mfa1',
    code: '',
  });
});

const failed = (status: number, data: object = {}) => failureOf({ url: '', status, response: { data } });

test('a wrong code is cleared and remembered, so that the next digit starts a new one; after a failure it is kept', () => {
  const state = inCode.reduce(nextState, startState('a@b.example'));
  const wrong = nextState(state, { type: 'refused', why: 'code', triesLeft: 4 });
  expect(wrong).toMatchObject({ code: '', wrongCode: '123', triesLeft: 4, refused: 'code' });
  expect(nextState(wrong, { type: 'typed', field: 'code', text: '7' })).toMatchObject({
    code: '7',
    refused: undefined,
  });
  expect(nextState(state, { type: 'refused', why: 'code-failed' })).toMatchObject({ code: '123' });
});

test('the last try of a code asks for a new one', () => {
  expect(codeFailure(failed(400, { triesLeft: 1 }), 'client')).toMatchObject({ why: 'code', triesLeft: 1 });
  expect(codeFailure(failed(400, { triesLeft: 0 }), 'client')).toMatchObject({ why: 'code-spoiled' });
});

test('[LOG-22, TOAST-03, TOAST-05] a refused password and any other failure have separate toasts', () => {
  expect(passwordFailure(failed(400)).toast).toBe('toast.invalid-credentials');
  for (const status of [0, 403, 429, 500]) expect(passwordFailure(failed(status)).toast).toBe('toast.login-failed');
});

test('[TOAST-04, TOAST-06, TOAST-07, TOAST-13] the code step: wrong, too many attempts, no answer, each also with a message on the page', () => {
  expect(codeFailure(failed(400), 'staff')).toEqual({ toast: 'toast.invalid-code', why: 'code' });
  expect(codeFailure(failed(400), 'client')).toEqual({ toast: 'toast.invalid-code-client', why: 'code' });
  expect(codeFailure(failed(429), 'client')).toEqual({ toast: 'toast.otp-failed', why: 'code-spoiled' });
  expect(codeFailure(failed(429, { retryAfter: 414 }), 'client')).toEqual({
    toast: 'toast.otp-failed',
    why: 'code-wait',
    waitSeconds: 414,
  });
  expect(codeFailure(failed(503), 'staff')).toEqual({ toast: 'toast.otp-failed', why: 'code-failed' });
  expect(codeFailure(failed(0), 'staff')).toEqual({ toast: 'toast.otp-failed', why: 'code-failed' });
});

test('[TOAST-08] a code that was not sent: the connection has to wait, or the server failed', () => {
  expect(sendFailure(failed(503))).toEqual({ toast: 'toast.send-failed', why: 'send' });
  expect(sendFailure(failed(429, { retryAfter: 60 }))).toEqual({
    toast: 'toast.send-failed',
    why: 'code-wait',
    waitSeconds: 60,
  });
});

test('[VAL-01, VAL-02, VAL-03] staff: a valid address, six characters of password, no code needed', async () => {
  expect(await wrongFields('staff', { email: 'nobody', password: '12345' })).toEqual({
    email: 'login:staff.email-invalid',
    password: 'login:staff.password-too-short',
  });
  expect(await wrongFields('staff', { email: 'a@b.example', password: '123456' })).toEqual({});
});

test('[VAL-04, VAL-05] client: a valid address, no code needed', async () => {
  expect(await wrongFields('client', { email: 'nobody' })).toEqual({ email: 'login:client.email-invalid' });
  expect(await wrongFields('client', { email: 'a@b.example' })).toEqual({});
});
