import type { FastifyRequest } from 'fastify';
import { maxOpenCodes, newCode } from '../../auth/otp.ts';
import { addressKey } from '../../auth/throttle.ts';
import type { Collection } from '../../collection/collection.ts';
import { dateText } from '../../core/date-text.ts';
import { newId } from '../../core/random.ts';
import type { SqlRow } from '../../core/sql-value.ts';
import type { Connection } from '../../dialect/dialect.ts';
import type { Records } from '../../store/records.ts';
import type { RecordApi } from '../api-context.ts';

/** Wrong tries that spoil a code. Source: docs/decisions/0128. */
export const maxTriesPerCode = 5;

/** A request for a code in strict mode. */
export interface CodeRequest {
  readonly api: RecordApi;
  readonly request: FastifyRequest;
  readonly collection: Collection;
  /** Id of the account; for an unknown address the one that the digest derives from it. */
  readonly person: string;
  /** Empty for an unknown address. */
  readonly email: string;
}

/** An open code that accepts tries from the requesting address. */
export interface UsableCode {
  readonly id: string;
  readonly created: Date;
  /** It was requested from the same address. */
  readonly isFromHere: boolean;
}

export function requesterOf({ api, request }: Pick<CodeRequest, 'api' | 'request'>): string {
  return api.codes.ofAddress(addressKey(request.ip));
}

/** Time before which codes of the collection have expired. */
export function expiryOf({ api, collection }: Pick<CodeRequest, 'api' | 'collection'>): string {
  return dateText(new Date(api.now().getTime() - (collection.auth.otp?.lifeSeconds ?? 0) * 1000));
}

/** Deletes the expired codes of the collection and returns those that can be used from here, newest first. */
export async function usableCodes(connection: Connection, codeRequest: CodeRequest): Promise<UsableCode[]> {
  const { collection, person } = codeRequest;
  await connection.run('DELETE FROM "_otps" WHERE "collectionRef" = ? AND "created" <= ?', [
    collection.id,
    expiryOf(codeRequest),
  ]);
  const rows = await connection.all(
    `SELECT "id", "created", "requestedFrom", "tries", "otherTries" FROM "_otps"
     WHERE "collectionRef" = ? AND "recordRef" = ? ORDER BY "created" DESC, "id"`,
    [collection.id, person],
  );
  const here = requesterOf(codeRequest);
  return rows.flatMap((row) => {
    const isFromHere = row['requestedFrom'] === here;
    if (Number(row[isFromHere ? 'tries' : 'otherTries']) >= maxTriesPerCode) return [];
    return [{ id: String(row['id']), created: new Date(String(row['created'])), isFromHere }];
  });
}

/** The newest of the codes from here when there are as many as one address may have open. */
export function atMost(codes: readonly UsableCode[]): UsableCode | undefined {
  const own = codes.filter(({ isFromHere }) => isFromHere);
  return own.length >= maxOpenCodes ? own[0] : undefined;
}

/** Stores a new code. For an unknown address the same row is stored, and no mail follows. */
export async function storeCode(records: Records, codeRequest: CodeRequest): Promise<{ id: string; code: string }> {
  const { api, collection, person, email } = codeRequest;
  const id = newId();
  const code = newCode(collection.auth.otp?.length ?? 0);
  // Not through the records: a row of an unknown address must cause no event.
  await records.connection.run(
    `INSERT INTO "_otps"
       ("id", "collectionRef", "recordRef", "password", "sentTo", "requestedFrom", "tries", "otherTries", "created", "updated")
     VALUES (?, ?, ?, ?, ?, ?, 0, 0, ?, ?)`,
    [id, collection.id, person, api.codes.of(id, code), email, requesterOf(codeRequest), records.now, records.now],
  );
  return { id, code };
}

/** Finds an unexpired code. */
export async function findCode(
  { api, collection }: Pick<CodeRequest, 'api' | 'collection'>,
  id: string,
): Promise<SqlRow | undefined> {
  const [row] = await api.store.dialect.all(
    'SELECT "id", "recordRef", "password", "sentTo", "requestedFrom" FROM "_otps" WHERE "id" = ? AND "collectionRef" = ? AND "created" > ?',
    [id, collection.id, expiryOf({ api, collection })],
  );
  return row;
}
