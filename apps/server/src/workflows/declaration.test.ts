import { currentDeclaration } from '@dossier/domain/kyc-form/declaration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../test/pdf-text.ts';
import { clientEmail, done, fillIn, onboardingAt } from '../../test/scenario.ts';
import { downloaded, startViewed, type Viewed } from '../../test/viewed.ts';

let world: Viewed;
beforeAll(async () => {
  world = await startViewed();
});
afterAll(() => world.close());

const filled = async () => {
  const request = await onboardingAt(world, 'approved');
  await fillIn(world, request);
  return request;
};

const versionOf = async (request: string) => {
  const { version } = (await world.store.reader.get('gk_requests', request)) ?? { version: '' };
  return world.store.reader.get('kyc_businesses_details', version);
};

test('the declaration is stored with the answers, and is shown on the form, in the PDF and in the history [FORM-36, HIST-02]', async () => {
  const request = await filled();
  const declaration = { version: currentDeclaration.version, language: 'nl' };
  const authorization = await signedInByCode();
  const sent = await world.request('POST', '/api/desk/submit', {
    body: { request, declaration },
    headers: { authorization },
  });
  expect(sent.status).toBe(200);
  const stored = (await versionOf(request))?.declaration;
  expect(stored).toMatchObject({ ...declaration, date: currentDeclaration.date, type: 'business' });
  expect(stored?.name).not.toBe('');
  expect(stored?.email).toMatch(/@/);
  expect(stored?.text[0]).toBe(
    `Ik ben ${stored?.name}, Director van ${(await subjectOf(request)).replace(/\.$/, '')}. Ik mag dit formulier voor het bedrijf invullen.`,
  );
  expect(stored?.signIn).toEqual({ method: 'code', at: '2026-11-21 10:00:00.000Z' });

  const form = await done(world.view(world.client, 'client-form', { request }));
  expect(form).toMatchObject({ declaration: stored });
  const { bytes } = await downloaded(world, world.client, 'my-answers', { request });
  const text = (await readPdf(bytes)).pages.join(' ');
  expect(text).toContain('Agreed by');
  expect(text).toContain(`${stored?.name}, ${stored?.email}`);
  expect(text).toContain('Declaration for companies, version 2, of 27 November 2026, Dutch');
  expect(text).toMatch(/Logged in by\s+A code to this email address \(/);
  const events = await world.store.reader.find('events', 'request = {:r} && action = "declaration-agreed"', {
    r: request,
  });
  expect(events).toMatchObject([
    { portal: 'client', facts: { name: stored?.name, version: String(currentDeclaration.version), signIn: 'code' } },
  ]);
});

test('of a session that does not say how it was signed in, the PDF says that it is not recorded [FORM-36]', async () => {
  const request = await filled();
  const declaration = { version: currentDeclaration.version, language: 'en' };
  await done(world.run(world.client, 'submit', { request, declaration }));
  const { bytes } = await downloaded(world, world.client, 'my-answers', { request });
  expect((await readPdf(bytes)).pages.join(' ')).toMatch(/Logged in by\s+Not recorded/);
});

test('a version of the text that does not exist is refused, and nothing is sent [FORM-18]', async () => {
  const request = await filled();
  const answer = await world.run(world.client, 'submit', { request, declaration: { version: 99, language: 'en' } });
  expect(answer.status).toBe(400);
  expect((await world.store.reader.get('gk_requests', request))?.status).toBe('requested');
});

test('a program that sends no declaration leaves none, and no agreement is recorded', async () => {
  const request = await filled();
  await done(world.run(world.client, 'submit', { request }));
  expect((await versionOf(request))?.declaration).toBeNull();
  expect(
    await world.store.reader.find('events', 'request = {:r} && action = "declaration-agreed"', { r: request }),
  ).toEqual([]);
});

async function subjectOf(request: string): Promise<string> {
  return (await world.store.reader.get('gk_requests', request))?.client_name ?? '';
}

/** A token of the client, by the code of a mail. */
async function signedInByCode(): Promise<string> {
  const post = (path: string, body: unknown) =>
    world.request('POST', `/api/collections/end_client_users/${path}`, { body });
  const { body } = await post('request-otp', { email: clientEmail });
  const subjects = (await world.sendMails()).map(({ subject }) => subject);
  const code = subjects.flatMap((subject) => /code is (\d{3}) (\d{3})$/.exec(subject)?.slice(1) ?? []).join('');
  const answer = await post('auth-with-otp', { otpId: body.otpId, password: code });
  expect(answer.status).toBe(200);
  return answer.body.token;
}
