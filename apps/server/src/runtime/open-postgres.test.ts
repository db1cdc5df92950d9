import { createServer } from 'node:net';
import { freePort } from '@dossier/records/testing';
import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { openPostgres } from './open-postgres.ts';

const refusalOf = async (url: string, options: Parameters<typeof openPostgres>[1]) => {
  const error = await openPostgres(url, options).catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).message;
};

test('a database that cannot be reached is tried again, then refused with a sentence without the password', async () => {
  const port = await freePort();
  const said: string[] = [];
  const url = `postgres://dossier:geheim@127.0.0.1:${port}/dossier`;
  const message = await refusalOf(url, { waitMs: 500, say: (sentence) => said.push(sentence) });
  expect(said).toEqual([
    `The database at 127.0.0.1:${port}/dossier cannot be reached yet (connect ECONNREFUSED 127.0.0.1:${port}). Trying for 0.5 seconds.`,
  ]);
  expect(message).toBe(
    `The database at 127.0.0.1:${port}/dossier cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}. Check that it runs and that DATABASE_URL is right.`,
  );
});

test('a database that rejects the user is refused at once, with its reason', async () => {
  // An ErrorResponse of the protocol: FATAL, 28P01.
  const fields = 'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "dossier"\0\0';
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  const url = `postgres://dossier:geheim@127.0.0.1:${port}/dossier`;
  expect(await refusalOf(url, { waitMs: 60_000, say: () => expect.unreachable() })).toBe(
    `The database at 127.0.0.1:${port}/dossier refused: password authentication failed for user "dossier". Check DATABASE_URL.`,
  );
  server.close();
});
