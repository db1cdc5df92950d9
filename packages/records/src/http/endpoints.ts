import type { Endpoint } from './api-context.ts';
import { authMethods } from './auth-methods.ts';
import { authRefresh } from './auth-refresh.ts';
import { authWithOtp } from './auth-with-otp.ts';
import { authWithPassword } from './auth-with-password.ts';
import { fileDownload } from './file-download.ts';
import { fileToken } from './file-token.ts';
import { health } from './health.ts';
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
  fileToken,
  fileDownload,
  realtimeConnect,
  realtimeSubscribe,
  health,
];
