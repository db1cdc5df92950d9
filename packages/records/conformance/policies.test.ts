import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../src/core/errors.ts';
import { UploadedFile } from '../src/files/new-file.ts';
import { acceptBodies } from '../src/http/accept-bodies.ts';
import { readBody } from '../src/http/body.ts';
import { authenticate } from '../src/plugin/plugin.ts';
import { ann, bob, openWorld, password, send, sendJson, type World } from './world.ts';

let world: World;
let decision: 'send' | 'reuse-newest' = 'send';
let mailFails = false;
const seen: unknown[] = [];
beforeAll(async () => {
  world = await openWorld({
    strict: true,
    policies: {
      otpPolicy: (request, otp) => {
        seen.push([request.context, otp.email, otp.newestOpenOtp?.id]);
        return decision;
      },
      onCode: async () => {
        if (mailFails) throw new Error('the outbox is full');
      },
      onSignedIn: async (records, { record, method }) => {
        if (record.id === bob) throw new ApiError(403, 'Not today.');
        await records.update('users', record.id, { role: `in by ${method}` } as never);
      },
    },
    routes: (app) => {
      app.register(async (scope) => {
        await acceptBodies(scope);
        scope.post('/api/desk/upload', async (request) => {
          const { note, scan } = await readBody(request, 1000);
          return {
            note,
            name: scan instanceof UploadedFile ? scan.name : null,
            size: ((scan as UploadedFile).content as Uint8Array).byteLength,
          };
        });
      });
      app.get('/api/desk/me', async (request) => ({ id: (await authenticate(request))?.record.id ?? null }));
    },
  });
});
afterAll(() => world.close());

const ask = async (email: string) => sendJson(world, '/api/collections/users/request-otp', { email });
const signIn = (identity: string, word = password) =>
  sendJson(world, '/api/collections/users/auth-with-password', { identity, password: word });

describe('what a program decides', () => {
  it.each(['ann@example.eu', 'nobody@example.eu'])(
    'reuses the newest code when the program says so: %s [LOGC-19]',
    async (email) => {
      decision = 'reuse-newest';
      const first = (await ask(email)).body.otpId;
      const mails = world.mails.length;
      seen.length = 0;
      expect((await ask(email)).body.otpId).toBe(first);
      expect(seen).toEqual([['otp', email, first]]);
      expect(world.mails.length).toBe(mails);
      decision = 'send';
      expect((await ask(email)).body.otpId).not.toBe(first);
    },
  );

  it('stores no code if its mail could not be queued', async () => {
    mailFails = true;
    const before = world.changes.length;
    const answer = await ask('lea@example.eu');
    mailFails = false;
    expect(answer).toMatchObject({ status: 500, body: { data: {}, status: 500 } });
    expect(answer.text).not.toContain('outbox');
    expect(world.changes.length).toBe(before);
  });

  it('acts inside the sign-in, which may refuse it', async () => {
    expect((await signIn('ann')).body.record.role).toBe('in by password');
    const before = world.changes.length;
    expect((await signIn('Bob')).body).toEqual({ status: 403, message: 'Not today.', data: {} });
    expect(world.changes.length).toBe(before);
  });

  it('has routes of its own that identify the signed-in record', async () => {
    const token = await world.tokenFor('users', ann);
    expect((await send(world, '/api/desk/me', { headers: { authorization: token } })).body).toEqual({ id: ann });
    expect((await send(world, '/api/desk/me')).body).toEqual({ id: null });
    expect((await send(world, '/api/desk/me', { headers: { authorization: 'x' } })).body).toEqual({ id: null });
  });
});

describe('a route of the program', () => {
  const upload = (size: number) => {
    const body = new FormData();
    body.set('note', '12');
    body.set('scan', new File(['x'.repeat(size)], 'scan.txt'));
    return send(world, '/api/desk/upload', { method: 'POST', body });
  };

  it('reads forms with files', async () => {
    expect((await upload(5)).body).toEqual({ note: 12, name: 'scan.txt', size: 5 });
  });

  it('up to its own limit', async () => {
    expect((await upload(2000)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('strict mode', () => {
  it.each(['lea', 'nobody@example.eu'])('refuses the eleventh wrong password, known or not: %s', async (identity) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(identity, 'wrong')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await signIn(identity)).body).toEqual({
      status: 429,
      message: 'Too Many Requests.',
      data: { retryAfter: expect.any(Number) },
    });
  });

  it('does not count right ones', async () => {
    for (let i = 0; i < 12; i++) expect((await signIn('ann')).status).toBe(200);
  });
});
