import type { Shared } from '../dialect/dialect.ts';
import { type IssuedOtp, type OtpMemory, personKey } from './issued-otps.ts';

const listKey = (person: string): string => `otps:${person}`;
const idKey = (otpId: string): string => `otp:${otpId}`;

/** Ids of codes issued by all instances; see IssuedOtps. */
export class SharedOtps implements OtpMemory {
  readonly #shared: Shared;
  readonly #now: () => Date;

  constructor(shared: Shared, now: () => Date) {
    this.#shared = shared;
    this.#now = now;
  }

  async open(collectionId: string, email: string, since: number): Promise<readonly IssuedOtp[]> {
    const kept = await this.#shared.get(listKey(personKey(collectionId, email)), this.#now());
    return (JSON.parse(kept ?? '[]') as IssuedOtp[]).filter((otp) => otp.created > since);
  }

  async add(collectionId: string, email: string, otp: IssuedOtp, since: number): Promise<void> {
    const person = personKey(collectionId, email);
    const open = await this.open(collectionId, email, since);
    const keep = { seconds: Math.ceil((otp.created - since) / 1000), now: this.#now() };
    await this.#shared.put(listKey(person), JSON.stringify([otp, ...open]), keep);
    await this.#shared.put(idKey(otp.id), person, keep);
  }

  personOf(otpId: string): Promise<string | undefined> {
    return this.#shared.get(idKey(otpId), this.#now());
  }
}
