import type { FastifyRequest } from 'fastify';
import type { Collection, TokenType } from '../../collection/collection.ts';
import type { AnyRecord } from '../../core/record.ts';
import type { RecordApi } from '../api-context.ts';
import type { AccountMail } from '../policies.ts';
import { requestLanguage } from '../request-language.ts';

export interface MailRequest {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
  readonly record: AnyRecord;
  readonly kind: AccountMail['kind'] & TokenType;
  readonly to: string;
  /** Additional claims of the token. */
  readonly claims: object;
}

/** Creates the token and passes the mail to the program. Rethrows errors of the program. */
export async function sendAccountMail({
  api,
  request,
  collection,
  record,
  kind,
  to,
  claims,
}: MailRequest): Promise<void> {
  const token = api.tokens.sign(collection, record as AnyRecord & { tokenKey: string }, kind, claims);
  const language = requestLanguage(request);
  const expiresAt = new Date(Number(api.tokens.peek(token)['exp']) * 1000);
  await api.policies.onAccountMail?.({ kind, collection: collection.name, record, to, token, expiresAt, language });
}

/** The same after the response, so that its duration does not reveal whether the account exists. */
export function sendLater(mail: MailRequest): void {
  setImmediate(() => {
    sendAccountMail(mail).catch((error) => mail.request.log.error({ err: error }, 'account mail failed'));
  });
}

/** Minimum time between two mails of a kind. Source: docs/reference/record-api.md 10. */
const lock = { tries: 1, seconds: 120 };

/** Returns whether a mail may be sent now, and counts it. */
export function takeMailLock({
  api,
  record,
  kind,
}: Pick<MailRequest, 'api' | 'record' | 'kind'>): boolean | Promise<boolean> {
  return api.throttle.take(lock, 'mail', kind, record.id);
}

export async function liftMailLock({ api, record, kind }: Pick<MailRequest, 'api' | 'record' | 'kind'>): Promise<void> {
  await api.throttle.release('mail', kind, record.id);
}
