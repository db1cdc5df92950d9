import { z } from '../../schema.ts';

/** Largest answer of an authenticator. Unit: characters of JSON. */
const maxResponse = 20_000;

/** A credential as browsers serialise it (WebAuthn, `toJSON`); its content is verified with its signature. */
export const passkeyResponse = z
  .record(z.string().check(z.maxLength(100)), z.unknown())
  .check(z.refine((response) => JSON.stringify(response).length <= maxResponse));
