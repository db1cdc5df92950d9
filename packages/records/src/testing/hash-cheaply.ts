import { HashedPassword, hashPassword } from '../passwords/password.ts';

/** A password on its way into a record at the least cost there is: each sign-in pays what its hash asks for. */
export async function hashCheaply(plain: string): Promise<HashedPassword> {
  return new HashedPassword(plain, await hashPassword(plain, { N: 2 ** 10, r: 8, p: 1 }));
}
