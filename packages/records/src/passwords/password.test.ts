import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { HashedPassword, hashForRecord, hashPassword, noPassword, verifyPassword } from './password.ts';

const cheap = { N: 2 ** 10, r: 8, p: 1 };

describe('passwords', () => {
  it('match their hash and no other', async () => {
    const hash = await hashPassword('correct horse', cheap);
    expect(hash).toMatch(/^\$scrypt\$1024,8,1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('correct horsf', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('cost 32 MiB, three times, in a process of the program: tests alone hash for less', () => {
    const module = JSON.stringify(new URL('./password.ts', import.meta.url).href);
    const program = `import { hashForRecord } from ${module}; console.log((await hashForRecord('secret words')).hash);`;
    const args = ['--no-warnings', '--input-type=module', '-e', program];
    const hash = execFileSync(process.execPath, args, { encoding: 'utf8', env: {} });
    expect(hash).toMatch(/^\$scrypt\$32768,8,3\$/);
  });

  it('have a salt each', async () => {
    expect(await hashPassword('same', cheap)).not.toBe(await hashPassword('same', cheap));
  });

  it('match however their letters were composed', async () => {
    expect(await verifyPassword('caf\u00e9', await hashPassword('cafe\u0301', cheap))).toBe(true);
  });

  it.each(['', 'plain', '$2a$10$abcdefghijklmnopqrstuv', '$scrypt$1024,8,1$salt', '$scrypt$x,8,1$a$b'])(
    'match nothing against the unreadable hash %j',
    async (stored) => {
      expect(await verifyPassword('anything', stored)).toBe(false);
      expect(await verifyPassword('', stored)).toBe(false);
    },
  );

  it('go to a record with their plain text for the checks, which no JSON shows', async () => {
    const password = await hashForRecord('secret words');
    expect(password).toBeInstanceOf(HashedPassword);
    expect(password.plain).toBe('secret words');
    expect(JSON.stringify({ password })).toBe('{"password":""}');
    expect(await verifyPassword('secret words', password.hash)).toBe(true);
  });

  it('that are unset match nothing, neither their own text nor their hash', async () => {
    const password = noPassword();
    const { plain, hash } = password;
    expect([password.isNone, new HashedPassword('', '').isNone]).toEqual([true, true]);
    expect((await hashForRecord(plain)).isNone).toBe(false);
    expect(plain.length).toBeGreaterThanOrEqual(30);
    for (const text of [plain, hash, '']) expect(await verifyPassword(text, hash)).toBe(false);
  });

  it('are all hashed when many are requested at once', async () => {
    const hashes = await Promise.all(Array.from({ length: 12 }, (_, i) => hashPassword(`word ${i}`, cheap)));
    const matches = await Promise.all(hashes.map((hash, i) => verifyPassword(`word ${i}`, hash)));
    expect(matches).toEqual(Array(12).fill(true));
  });
});
