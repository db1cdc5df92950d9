import { codeDigits } from '@dossier/domain/limits';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import {
  askForCode,
  askForLinkCode,
  lastEmail,
  rememberEmail,
  type SecondStep,
  signInWithCode,
  signInWithPassword,
} from '#api/sign-in.ts';
import { usePortal } from '#portals/portal.ts';
import { toast } from '#ui/toast.tsx';
import { codeFailure, type Failure, passwordFailure, sendFailure } from './failures.ts';
import { type LoginEvent, type LoginState, nextState, startState } from './login-state.ts';
import { noteOpenCode, signInWithOpenCode } from './open-codes.ts';
import { prepareSignIn, signInClient } from './sign-in-parts.ts';
import { useCountdown } from './use-countdown.ts';

export interface Login {
  readonly state: LoginState;
  readonly type: (field: 'email' | 'password' | 'code', text: string) => void;
  /** Staff: the password, then the code. */
  readonly checkPassword: () => Promise<void>;
  /** Client: a code for the address; a link contains its address. */
  readonly sendCode: (byLink?: string) => Promise<void>;
  readonly resend: () => Promise<void>;
  /** Seconds until a new code may be requested. */
  readonly resendIn: number;
  readonly signIn: (code?: string) => Promise<void>;
  /** Completes the sign-in in another way than with a mailed code. */
  readonly attempt: (signIn: () => Promise<void>, failureOf: (error: unknown) => Failure) => Promise<void>;
  /** Instead of another factor: a mailed code. */
  readonly mailCode: () => Promise<void>;
  /** Continues after the sign-in of a provider. */
  readonly afterProvider: (second: SecondStep) => Promise<void>;
  readonly back: () => void;
}

/** A helper link: the code goes to its address, which the page knows in part only. */
interface HelperAccess {
  /** `<id>.<token>`. */
  readonly link: string;
  /** With most letters left out. */
  readonly address: string;
}

/** Signing in of staff and clients: the state of the screens, and the specified toasts. */
export function useLogin(onSignedIn: () => void, helper?: HelperAccess): Login {
  const portal = usePortal();
  const [state, dispatch] = useReducer(nextState, portal.name, (name) =>
    startState(helper?.address ?? lastEmail(name)),
  );
  const { fail, finish, requestCode, goOn, ...others } = useLoginSteps(dispatch, onSignedIn, helper);
  const { authCollection } = portal;
  const resend = async () => {
    dispatch({ type: 'working' });
    await requestCode(state.email);
  };
  return {
    state,
    ...others,
    checkPassword: async () => {
      const email = state.email.trim();
      dispatch({ type: 'working' });
      const answer = await signInClient()
        .then((client) => signInWithPassword(client, authCollection, email, state.password))
        .catch((error: unknown) => fail(passwordFailure(error)));
      if (answer?.step === 'code') await goOn(email, answer);
      else if (answer) finish(email);
    },
    sendCode: async (byLink) => {
      const email = (byLink ?? state.email).trim();
      if (byLink !== undefined) dispatch({ type: 'typed', field: 'email', text: email });
      dispatch({ type: 'working' });
      await requestCode(email, {}, byLink !== undefined);
    },
    resend,
    signIn: async (code = state.code) => {
      if (code.length < codeDigits) return dispatch({ type: 'refused', why: 'code-incomplete' });
      dispatch({ type: 'working' });
      try {
        const client = await signInClient();
        await signInWithOpenCode(helper?.link ?? state.email, state.otpId, (otpId) =>
          signInWithCode(client, authCollection, otpId, code, state.mfaId || undefined),
        );
        finish(state.email);
      } catch (error) {
        fail(codeFailure(error, portal.login));
      }
    },
    attempt: async (signIn, failureOf) => {
      dispatch({ type: 'working' });
      try {
        await signIn();
        finish(state.email);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.why === 'restart') dispatch({ type: 'back' });
        fail(failure);
      }
    },
    mailCode: resend,
    back: () => dispatch({ type: 'back' }),
  };
}

/** What several steps of signing in do: request a code, finish, fail. */
function useLoginSteps(
  dispatch: (event: LoginEvent) => void,
  onSignedIn: () => void,
  helper: HelperAccess | undefined,
) {
  const { t } = useTranslation('login');
  const { name, authCollection } = usePortal();
  const countdown = useCountdown();
  const type: Login['type'] = (field, text) => {
    prepareSignIn();
    dispatch({ type: 'typed', field, text });
  };
  const fail = ({ toast: text, why, waitSeconds, triesLeft }: Failure) => {
    toast.error(t(text));
    dispatch({ type: 'refused', why, triesLeft, ...(waitSeconds && { waitUntil: countdown.start(waitSeconds) }) });
  };
  const finish = (email: string) => {
    if (!helper) rememberEmail(name, email);
    toast.success(t('toast.logged-in'));
    onSignedIn();
  };
  const requestCode = async (
    email: string,
    event: Partial<Extract<LoginEvent, { type: 'code-sent' }>> = {},
    isByLink = false,
  ) => {
    try {
      const client = await signInClient();
      const { otpId, sentAt, isNew } = helper
        ? await askForLinkCode(client, authCollection, helper.link)
        : await askForCode(client, authCollection, email, isByLink);
      countdown.start();
      noteOpenCode({ otpId, sentAt, to: helper?.link ?? email });
      dispatch({ type: 'code-sent', otpId, sentAt, email, ...event });
      if (isNew) toast.success(t('toast.code-sent'));
    } catch (error) {
      fail(sendFailure(error));
    }
  };
  const goOn = async (email: string, { mfaId, factors }: SecondStep) => {
    if (factors) dispatch({ type: 'factors-offered', mfaId, factors });
    else await requestCode(email, { mfaId });
  };
  const afterProvider = async (second: SecondStep) => {
    const { email = '' } = second;
    dispatch({ type: 'provider-verified', email });
    await goOn(email, second);
  };
  return { type, fail, finish, requestCode, goOn, afterProvider, resendIn: countdown.left };
}
