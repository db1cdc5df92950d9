import type { SignedIn } from '../../auth/authenticate.ts';
import type { Collection, TokenType } from '../../collection/collection.ts';
import type { FieldError } from '../../core/errors.ts';
import type { RecordApi } from '../api-context.ts';

export const invalidToken: FieldError = { code: 'validation_invalid_token', message: 'Invalid or expired token.' };

const otherCollection: FieldError = {
  code: 'validation_token_collection_mismatch',
  message: 'The provided token is for different auth collection.',
};

/** The owner of a token, or the reason why it is rejected. */
export async function ownerOf(
  api: RecordApi,
  collection: Collection,
  token: string,
  type: TokenType,
): Promise<SignedIn | FieldError> {
  const owner = await api.authenticator.resolve(token, type);
  if (!owner) return invalidToken;
  return owner.collection.id === collection.id ? owner : otherCollection;
}

export function isError(found: SignedIn | FieldError): found is FieldError {
  return 'code' in found;
}
