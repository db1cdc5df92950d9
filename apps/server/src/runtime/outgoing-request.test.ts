import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AddressNotAllowedError, AddressPolicy } from './address-policy.ts';
import { sendOutgoing } from './outgoing-request.ts';

let server: Server;
let port: number;
let requests: string[] = [];
beforeAll(async () => {
  server = createServer((request, answer) => {
    requests.push(request.url ?? '');
    answer.end('answered');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());
beforeEach(() => {
  requests = [];
});

const send = (policy: AddressPolicy, address: string) =>
  sendOutgoing(policy, address, { signal: AbortSignal.timeout(10_000), idleMs: 10_000 });

const forms = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '127.1', '[::ffff:7f00:1]', '[::1]', '0'];
test.each(forms.flatMap((host) => [`http://${host}`, `https://${host}`]))(
  'a service of this machine is not reached at %s',
  async (origin) => {
    await expect(send(new AddressPolicy(), `${origin}:${port}/`)).rejects.toThrow(AddressNotAllowedError);
    expect(requests).toEqual([]);
  },
);

test('an address that the operator allows is reached, by address and by name', async () => {
  const policy = new AddressPolicy(['127.0.0.0/8', '::1']);
  for (const host of ['127.0.0.1', 'localhost']) {
    const answer = await send(policy, `http://${host}:${port}/${host}`);
    expect(answer.statusCode).toBe(200);
    answer.resume();
  }
  expect(requests).toEqual(['/127.0.0.1', '/localhost']);
});
