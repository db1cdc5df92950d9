import type { OfferedFactor } from '@dossier/domain/second-factors';

/** Step of the sign-in. `refused` names the message on the page, in addition to the toast. */
export interface LoginState {
  readonly step: 'start' | 'code' | 'factor';
  readonly email: string;
  readonly password: string;
  readonly code: string;
  readonly otpId: string;
  /** When the code was mailed. Milliseconds since 1970; 0 before. */
  readonly sentAt: number;
  /** The code that was refused last: the field is empty again. */
  readonly wrongCode: string;
  /** How many more tries the code has; undefined when the server did not say. */
  readonly triesLeft: number | undefined;
  readonly mfaId: string;
  /** Of an account with other second factors than the mailed code. */
  readonly factors: readonly OfferedFactor[];
  /** The first step was the sign-in of a provider, not the password. */
  readonly isByProvider: boolean;
  readonly isBusy: boolean;
  readonly refused: LoginRefusal | undefined;
  /** With the refusals `code-wait` and `password-wait`: until when this connection is refused. Milliseconds since 1970. */
  readonly waitUntil: number;
}

export type LoginRefusal =
  | 'credentials'
  | 'password-wait'
  | 'sign-in'
  | 'send'
  | 'code'
  | 'code-incomplete'
  | 'code-spoiled'
  | 'code-wait'
  | 'code-failed'
  | 'factor'
  | 'passkey'
  | 'restart';

export type LoginEvent =
  | { readonly type: 'typed'; readonly field: 'email' | 'password' | 'code'; readonly text: string }
  | { readonly type: 'working' }
  | { readonly type: 'provider-verified'; readonly email: string }
  | {
      readonly type: 'code-sent';
      readonly otpId: string;
      readonly sentAt: number;
      readonly mfaId?: string;
      readonly email?: string;
    }
  | { readonly type: 'factors-offered'; readonly mfaId: string; readonly factors: readonly OfferedFactor[] }
  | {
      readonly type: 'refused';
      readonly why: LoginRefusal;
      readonly waitUntil?: number;
      readonly triesLeft?: number | undefined;
    }
  | { readonly type: 'back' };

export function startState(email: string): LoginState {
  return {
    step: 'start',
    email,
    password: '',
    code: '',
    otpId: '',
    sentAt: 0,
    wrongCode: '',
    triesLeft: undefined,
    mfaId: '',
    factors: [],
    isByProvider: false,
    isBusy: false,
    refused: undefined,
    waitUntil: 0,
  };
}

/** Refusals after which the code in the field is worth nothing: it is cleared, so that typing starts a new one. */
const clearsCode: ReadonlySet<LoginRefusal> = new Set(['code', 'code-spoiled', 'code-wait', 'factor']);

/** Pure reducer. Back discards both ids and the code. */
export function nextState(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'typed':
      return { ...state, [event.field]: event.text, refused: undefined };
    case 'working':
      return { ...state, isBusy: true, refused: undefined };
    case 'provider-verified':
      return { ...state, email: event.email, isByProvider: true, isBusy: true, refused: undefined };
    case 'code-sent':
      return {
        ...state,
        step: 'code',
        code: '',
        wrongCode: '',
        triesLeft: undefined,
        otpId: event.otpId,
        sentAt: event.sentAt,
        mfaId: event.mfaId ?? state.mfaId,
        email: event.email ?? state.email,
        isBusy: false,
        refused: undefined,
      };
    case 'factors-offered':
      return { ...state, step: 'factor', code: '', mfaId: event.mfaId, factors: event.factors, isBusy: false };
    case 'refused':
      return {
        ...state,
        isBusy: false,
        refused: event.why,
        waitUntil: event.waitUntil ?? 0,
        triesLeft: event.triesLeft,
        ...(clearsCode.has(event.why) && { code: '', wrongCode: state.code }),
      };
    case 'back':
      return {
        ...state,
        step: 'start',
        code: '',
        wrongCode: '',
        otpId: '',
        mfaId: '',
        factors: [],
        isByProvider: false,
        isBusy: false,
        refused: undefined,
      };
  }
}
