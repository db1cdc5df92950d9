import { HashedPassword, hashPassword } from '../passwords/password.ts';

/** Hashes a password at the lowest cost; verification uses the cost of the hash. */
export async function hashCheaply(plain: string): Promise<HashedPassword> {
  return new HashedPassword(plain, await hashPassword(plain, { N: 2 ** 10, r: 8, p: 1 }));
}
