import { createHash } from 'node:crypto';

/** A code that was asked for an address nobody has. */
export interface Decoy {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

const maxAddresses = 20_000;

/**
 * Remembers the random ids given out for unknown addresses, so that those behave as real ones do: the same newest id
 * when codes are reused, the same count of tries over all ids of one address. In memory only.
 */
export class Decoys {
  readonly #byAddress = new Map<string, Decoy[]>();
  readonly #addressOf = new Map<string, string>();

  /** Unexpired ones, newest first. */
  open(collectionId: string, email: string, since: number): readonly Decoy[] {
    return (this.#byAddress.get(keyOf(collectionId, email)) ?? []).filter((decoy) => decoy.created > since);
  }

  add(collectionId: string, email: string, decoy: Decoy, since: number): void {
    const key = keyOf(collectionId, email);
    const open = this.open(collectionId, email, since);
    this.#forget(key);
    this.#byAddress.set(key, [decoy, ...open]);
    for (const kept of [decoy, ...open]) this.#addressOf.set(kept.id, key);
    const [oldest] = this.#byAddress.keys();
    if (this.#byAddress.size > maxAddresses && oldest !== undefined) this.#forget(oldest);
  }

  /** What tries at this id count against: the (hashed) address it was given out for, or the id itself. */
  personOf(otpId: string): string {
    return this.#addressOf.get(otpId) ?? otpId;
  }

  #forget(key: string): void {
    for (const decoy of this.#byAddress.get(key) ?? []) this.#addressOf.delete(decoy.id);
    this.#byAddress.delete(key);
  }
}

function keyOf(collectionId: string, email: string): string {
  return createHash('sha256').update(`${collectionId}:${email}`).digest('base64url');
}
