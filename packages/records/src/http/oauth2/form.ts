import type { FastifyRequest } from 'fastify';
import type { Collection, OAuth2Provider } from '../../collection/collection.ts';
import { ApiError, type ErrorData } from '../../core/errors.ts';
import { type Body, newAccountFormBytes, readBody } from '../body.ts';
import { cannotBeBlank, loadingMessage } from '../error-body.ts';

export interface OAuth2Form {
  readonly provider: OAuth2Provider;
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectURL: string;
  readonly createData: Body;
  readonly mfaId: string;
}

/**
 * Reads the form of an OAuth2 sign-in. `redirectUrl` is a legacy spelling. Source: docs/reference/record-api.md 11.
 * @throws ApiError 400 with the missing fields
 */
export async function readOAuth2Form(request: FastifyRequest, collection: Collection): Promise<OAuth2Form> {
  const body = await readBody(request, newAccountFormBytes).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 413 ? error : new ApiError(400, loadingMessage);
  });
  const text = (key: string): string => {
    const value = body[key] ?? '';
    if (typeof value !== 'string') throw new ApiError(400, loadingMessage);
    return value;
  };
  const name = text('provider');
  const code = text('code');
  const redirectURL = text('redirectURL') || text('redirectUrl');
  const provider = collection.auth.oauth2?.providers?.find((one) => one.name === name);
  const errors: ErrorData = {};
  if (name === '') errors['provider'] = cannotBeBlank;
  else if (!provider) errors['provider'] = unknownProvider(name);
  if (code === '') errors['code'] = cannotBeBlank;
  if (redirectURL === '') errors['redirectURL'] = cannotBeBlank;
  if (!provider || Object.keys(errors).length > 0) throw new ApiError(400, loadingMessage, errors);
  const createData = body['createData'] ?? {};
  if (typeof createData !== 'object' || Array.isArray(createData)) throw new ApiError(400, loadingMessage);
  return {
    provider,
    code,
    redirectURL,
    codeVerifier: text('codeVerifier'),
    createData: createData as Body,
    mfaId: text('mfaId'),
  };
}

const unknownProvider = (name: string) => ({
  code: 'validation_invalid_provider',
  message: `Provider with name ${name} is missing or is not enabled.`,
  params: { name },
});
