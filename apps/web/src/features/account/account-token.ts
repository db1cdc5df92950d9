import { isRequestError } from '#api/errors.ts';

/** The unverified content of a link's token; for display only, the server verifies it. */
export function readAccountToken(token: string): { readonly type: string; readonly email: string } {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    return { type: String(claims['type'] ?? ''), email: String(claims['newEmail'] ?? claims['email'] ?? '') };
  } catch {
    return { type: '', email: '' };
  }
}

/** The error code of a field; undefined when the field was accepted. */
export function refusedField(error: unknown, field: string): string | undefined {
  if (!isRequestError(error)) return undefined;
  const data = error.response['data'] as Record<string, { code?: string } | undefined> | undefined;
  return data?.[field]?.code;
}
