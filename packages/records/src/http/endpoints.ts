import { confirmEmailChange } from './account/confirm-email-change.ts';
import { confirmPasswordReset } from './account/confirm-password-reset.ts';
import { confirmVerification } from './account/confirm-verification.ts';
import { requestEmailChange } from './account/request-email-change.ts';
import { requestPasswordReset } from './account/request-password-reset.ts';
import { requestVerification } from './account/request-verification.ts';
import type { Endpoint } from './api-context.ts';
import { authMethods } from './auth-methods.ts';
import { authRefresh } from './auth-refresh.ts';
import { authWithOtp } from './auth-with-otp.ts';
import { authWithPassword } from './auth-with-password.ts';
import { batch } from './batch.ts';
import { fileDownload } from './file-download.ts';
import { fileToken } from './file-token.ts';
import { health } from './health.ts';
import { impersonate } from './impersonate.ts';
import { authWithOAuth2 } from './oauth2/auth-with-oauth2.ts';
import { oauth2Redirect } from './oauth2/oauth2-redirect.ts';
import { realtimeConnect } from './realtime-connect.ts';
import { realtimeSubscribe } from './realtime-subscribe.ts';
import { recordCreate } from './record-create.ts';
import { recordDelete } from './record-delete.ts';
import { recordList } from './record-list.ts';
import { recordUpdate } from './record-update.ts';
import { recordView } from './record-view.ts';
import { requestOtp } from './request-otp.ts';

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
  authWithOAuth2,
  oauth2Redirect,
  impersonate,
  fileToken,
  fileDownload,
  realtimeConnect,
  realtimeSubscribe,
  batch,
  health,
];

/** Only where the program sends account mails. */
export const accountEndpoints: readonly Endpoint[] = [
  requestVerification,
  confirmVerification,
  requestPasswordReset,
  confirmPasswordReset,
  requestEmailChange,
  confirmEmailChange,
];
