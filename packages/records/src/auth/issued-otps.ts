import { createHash } from 'node:crypto';

/** The id of a requested code, of an existing or an unknown account. */
export interface IssuedOtp {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

const maxAddresses = 20_000;

/** Ids of codes issued per address; see IssuedOtps. */
export interface OtpMemory {
  /** Unexpired ones, newest first. */
  open(collectionId: string, email: string, since: number): readonly IssuedOtp[] | Promise<readonly IssuedOtp[]>;
  add(collectionId: string, email: string, otp: IssuedOtp, since: number): void | Promise<void>;
  /** Returns the (hashed) address that an id was issued for, by which tries are counted; undefined when unknown. */
  personOf(otpId: string): string | undefined | Promise<string | undefined>;
}

/**
 * Stores the ids issued per address, whether or not an account exists, so that both cases behave alike: the
 * same newest id when codes are reused, the same count of tries over all ids of one address. In memory only.
 */
export class IssuedOtps implements OtpMemory {
  readonly #byAddress = new Map<string, IssuedOtp[]>();
  readonly #addressOf = new Map<string, string>();

  open(collectionId: string, email: string, since: number): readonly IssuedOtp[] {
    return (this.#byAddress.get(personKey(collectionId, email)) ?? []).filter((otp) => otp.created > since);
  }

  add(collectionId: string, email: string, otp: IssuedOtp, since: number): void {
    const key = personKey(collectionId, email);
    const open = this.open(collectionId, email, since);
    this.#forget(key);
    this.#byAddress.set(key, [otp, ...open]);
    for (const kept of [otp, ...open]) this.#addressOf.set(kept.id, key);
    const [oldest] = this.#byAddress.keys();
    if (this.#byAddress.size > maxAddresses && oldest !== undefined) this.#forget(oldest);
  }

  personOf(otpId: string): string | undefined {
    return this.#addressOf.get(otpId);
  }

  #forget(key: string): void {
    for (const otp of this.#byAddress.get(key) ?? []) this.#addressOf.delete(otp.id);
    this.#byAddress.delete(key);
  }
}

export function personKey(collectionId: string, email: string): string {
  return createHash('sha256').update(`${collectionId}:${email}`).digest('base64url');
}
