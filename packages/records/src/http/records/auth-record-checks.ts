import type { Collection } from '../../collection/collection.ts';
import { ApiError, type FieldError } from '../../core/errors.ts';
import type { AnyRecord } from '../../core/record.ts';
import { cannotBeBlank, valuesMismatch } from '../error-body.ts';

/** Checks of an auth record before validation. */
export interface AuthWrite {
  readonly collection: Collection;
  readonly body: Readonly<Record<string, unknown>>;
  readonly next: AnyRecord;
  /** Null when the record is created. */
  readonly before: AnyRecord | null;
  readonly canManage: boolean;
  readonly oldPasswordIsRight: boolean;
}

type AuthCheck = (write: AuthWrite) => FieldError | undefined;

const textOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value === 'string' ? value : '';
const wrongOldPassword = { code: 'validation_invalid_old_password', message: 'Missing or invalid old password.' };

/** Checks by the field under which the error is reported. Source: docs/reference/record-api.md 8.1. */
const checks: Readonly<Record<string, AuthCheck>> = {
  email: ({ before, next, canManage }) =>
    before && !canManage && next['email'] !== before['email'] ? valuesMismatch : undefined,
  verified: ({ before, next, canManage }) =>
    !canManage && next['verified'] !== (before?.['verified'] ?? false) ? valuesMismatch : undefined,
  password: ({ before, body }) => {
    const isRequired = !before || textOf(body['passwordConfirm']) !== '' || textOf(body['oldPassword']) !== '';
    return isRequired && passwordOf(body) === '' ? cannotBeBlank : undefined;
  },
  passwordConfirm: ({ before, body }) => {
    const password = passwordOf(body);
    const confirm = textOf(body['passwordConfirm']);
    const isRequired = !before || password !== '' || textOf(body['oldPassword']) !== '';
    if (isRequired && confirm === '') return cannotBeBlank;
    return confirm === password ? undefined : valuesMismatch;
  },
  oldPassword: ({ before, body, canManage, oldPasswordIsRight }) => {
    const changes = passwordOf(body) !== '' || textOf(body['passwordConfirm']) !== '';
    if (!before || canManage || !changes) return undefined;
    if (textOf(body['oldPassword']) === '') return cannotBeBlank;
    return oldPasswordIsRight ? undefined : wrongOldPassword;
  },
};

function passwordOf(body: Readonly<Record<string, unknown>>): string {
  const { password } = body;
  return typeof password === 'number' || typeof password === 'boolean' ? String(password) : textOf(password);
}

/** @throws ApiError 400 with all failed checks; field validation does not run in that case */
export function checkAuthRecord(write: AuthWrite, message: string): void {
  const failed = Object.entries(checks).flatMap(([name, check]) => {
    const error = check(write);
    return error ? [[name, error] as const] : [];
  });
  if (failed.length > 0) throw new ApiError(400, message, Object.fromEntries(failed));
}
