import { confirmEmailChange } from '../http/account/confirm-email-change.ts';
import { confirmPasswordReset } from '../http/account/confirm-password-reset.ts';
import { confirmVerification } from '../http/account/confirm-verification.ts';
import { requestEmailChange } from '../http/account/request-email-change.ts';
import { requestPasswordReset } from '../http/account/request-password-reset.ts';
import { requestVerification } from '../http/account/request-verification.ts';
import type { Endpoint } from '../http/api-context.ts';
import { authMethods } from '../http/auth/auth-methods.ts';
import { authRefresh } from '../http/auth/auth-refresh.ts';
import { authWithOtp } from '../http/auth/auth-with-otp.ts';
import { authWithPassword } from '../http/auth/auth-with-password.ts';
import { endSession } from '../http/auth/end-session.ts';
import { impersonate } from '../http/auth/impersonate.ts';
import { requestOtp } from '../http/auth/request-otp.ts';
import { fileDownload } from '../http/files/file-download.ts';
import { fileToken } from '../http/files/file-token.ts';
import { authWithOAuth2 } from '../http/oauth2/auth-with-oauth2.ts';
import { oauth2Redirect } from '../http/oauth2/oauth2-redirect.ts';
import { realtimeConnect } from '../http/realtime/realtime-connect.ts';
import { realtimeSubscribe } from '../http/realtime/realtime-subscribe.ts';
import { batch } from '../http/records/batch.ts';
import { recordCreate } from '../http/records/record-create.ts';
import { recordDelete } from '../http/records/record-delete.ts';
import { recordList } from '../http/records/record-list.ts';
import { recordUpdate } from '../http/records/record-update.ts';
import { recordView } from '../http/records/record-view.ts';
import { health } from './health.ts';
import { ready } from './ready.ts';

/** All endpoints under `/api`. To add one: its file, and a line here. */
export const endpoints: readonly Endpoint[] = [
  recordList,
  recordView,
  recordCreate,
  recordUpdate,
  recordDelete,
  authMethods,
  authWithPassword,
  requestOtp,
  authWithOtp,
  authRefresh,
  endSession,
  authWithOAuth2,
  oauth2Redirect,
  impersonate,
  fileToken,
  fileDownload,
  realtimeConnect,
  realtimeSubscribe,
  batch,
  health,
  ready,
];

/** Only when the program sends account mails. */
export const accountEndpoints: readonly Endpoint[] = [
  requestVerification,
  confirmVerification,
  requestPasswordReset,
  confirmPasswordReset,
  requestEmailChange,
  confirmEmailChange,
];
