import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of new hashes: 32 MiB each. Stored with each hash, so it can rise without ending old ones. Source: OWASP. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
type Cost = typeof cost;
const saltBytes = 16;
const keyBytes = 32;
/** Placeholder that matches no password. */
const unmatched = '!';

/** Sets the cost of new hashes in this process. Only tests do: no setting of the program reaches it. */
export function setHashCost(parameters: Cost): void {
  Object.assign(cost, parameters);
}

/** A new password: validated as text, stored as its hash. */
export class HashedPassword {
  readonly plain: string;
  readonly hash: string;

  constructor(plain: string, hash: string) {
    this.plain = plain;
    this.hash = hash;
  }

  /** Is there nothing that matches it? */
  get isNone(): boolean {
    return this.plain === '' || this.hash === unmatched;
  }

  /** Excludes the plain text from logs and answers. */
  toJSON(): string {
    return '';
  }
}

/**
 * Shape: `$scrypt$N,r,p$salt$key`, the last two in base64url. Runs off the main thread.
 */
export async function hashPassword(plain: string, parameters = cost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(plain, salt, keyBytes, parameters);
  const { N, r, p } = parameters;
  return `$scrypt$${N},${r},${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Hashes for a record's password field; the plain text stays for its length and pattern checks. */
export async function hashForRecord(plain: string): Promise<HashedPassword> {
  return new HashedPassword(plain, await hashPassword(plain));
}

/** For an account without a password: no text matches it. */
export function noPassword(): HashedPassword {
  return new HashedPassword(randomBytes(24).toString('base64url'), unmatched);
}

/** Unreadable or empty hashes match nothing, in the time of a real comparison. */
export async function verifyPassword(plain: string, stored: string): Promise<boolean> {
  const parsed = parseHash(stored);
  const { salt, key, parameters } = parsed ?? dummy;
  const found = await derive(plain, salt, key.length, parameters);
  return timingSafeEqual(found, key) && parsed !== undefined;
}

const dummy = { salt: randomBytes(saltBytes), key: randomBytes(keyBytes), parameters: cost };

interface ParsedHash {
  readonly salt: Buffer;
  readonly key: Buffer;
  readonly parameters: Cost;
}

function parseHash(stored: string): ParsedHash | undefined {
  const match = /^\$scrypt\$(\d+),(\d+),(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (!match) return undefined;
  const [, N, r, p, salt = '', key = ''] = match;
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  return { salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url'), parameters };
}

/** Hashing at the same time: enough for two cores, and threads stay free for files. */
const maxRunning = 2;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function derive(plain: string, salt: Buffer, length: number, { N, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(plain.normalize('NFC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}
