import { type Language, languages } from '@dossier/domain/languages';
import { readLoginToken } from '@dossier/domain/login-token';
import { joris } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAs, invite, readerOf } from '../../test/own-links.ts';
import { clientEmail, done, fillIn, onboardingAt, startWorld, type World } from '../../test/scenario.ts';
import { warnOfDeadlines } from '../jobs/deadlines.ts';
import { remindClients } from '../jobs/remind-clients.ts';
import type { MailKind } from './templates/index.ts';

/** Where the button of each mail about an onboarding leads a client; null for mails to staff and about accounts. */
const targets = {
  invite: 'form',
  correction: 'form',
  received: 'form',
  cancelled: 'form',
  'form-link': 'form',
  'identification-given': 'form',
  'deadline-near': 'form',
  reminder: 'form',
  'own-link': 'identify',
  delegation: 'identify',
  code: null,
  'account-warning': null,
  'account-changed': null,
  'access-decided': null,
  mention: null,
  question: null,
  completed: null,
  alert: null,
  notification: null,
  'daily-notifications': null,
  'password-reset': null,
  'confirm-email': null,
  'address-in-use': null,
  'sign-in-change': null,
  'staff-invite': null,
  'test-mail': null,
} as const satisfies Record<MailKind, 'form' | 'identify' | null>;

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.store.transaction((records) => records.update('gk_org', world.org, { default_language: 'nl' }));
});
afterAll(() => world.close());

const mailsTo = (to: string) =>
  world.store.reader.find('mail_outbox', 'to = {:to}', { to }, { sort: 'created,@rowid' });
const choose = (language: '' | Language) =>
  world.store.transaction((records) => records.update('end_client_users', world.client.id, { language }));

/** Causes every mail about an onboarding that a client gets. Returns the onboarding. */
async function causeMails(address: string): Promise<string> {
  const request = await onboardingAt(world, 'requested', 'business', { deadline: '2026-11-27' });
  await done(world.run(world.gatekeeper, 'send-invite', { request, language: 'en' }));
  await done(world.run(world.gatekeeper, 'remind', { request }));
  const parts = { store: world.store, origins: world.config.origins };
  await warnOfDeadlines({ ...parts, now: world.clock.now });
  await remindClients({ ...parts, now: () => new Date(world.clock.now().getTime() + 8 * 86_400_000) });
  // Those that wait are withdrawn when the client is done.
  await world.sendMails();
  await fillIn(world, request);
  await done(world.run(world.client, 'email-form-link', { request }));
  const colleague = { name: 'Femke Bos', email: `femke-${address}`, sections: ['funds'] };
  await done(world.run(world.client, 'delegate-sections', { request, ...colleague, sections: ['activities'] }));
  const link = await invite(world, request, joris, address);
  await giveAs(world, await readerOf(world, link), link);
  const access = await world.store.reader.first('gk_access', 'request = {:request}', { request });
  await done(world.run(world.client, 'approve-access', { access: access?.id }));
  await done(world.run(world.client, 'submit', { request }));
  const corrections = [{ target: `document:other-identity:${joris}`, text: 'Not sharp.' }];
  await done(
    world.run(world.intern, 'ask-client', {
      request,
      corrections: [{ target: 'section:contact', text: 'Call us.' }, ...corrections],
    }),
  );
  const questions = await world.store.reader.find('gk_corrections', 'request = {:request}', { request });
  const own = questions.find(({ target }) => target === 'section:contact');
  await done(world.run(world.client, 'answer-correction', { correction: own?.id, answer: 'I did.' }));
  await giveAs(world, await readerOf(world, link), link);
  await done(world.run(world.gatekeeper, 'cancel', { request, reason: 'Off.' }));
  return request;
}

test('[MAIL-02] every mail to a client invited in English is English at a Dutch institution, and its button fills in the address', async () => {
  const before = world.mails.length;
  const request = await causeMails('joris@tessera.example');
  const mails = [
    ...(await mailsTo(clientEmail)),
    ...(await mailsTo('joris@tessera.example')),
    ...(await mailsTo('femke-joris@tessera.example')),
  ];
  const asked = Object.entries(targets).flatMap(([kind, target]) => (target ? [kind] : []));
  expect([...new Set(mails.map(({ kind }) => kind))].toSorted()).toEqual(asked.toSorted());
  for (const { kind, language } of mails) expect(language, kind).toBe('en');
  await world.sendMails();
  const links = world.mails.slice(before).flatMap(({ to, text }) => {
    const [link] = /https?:\/\/client\S+/.exec(text) ?? [];
    return link === undefined ? [] : [{ to, link: new URL(link) }];
  });
  expect(links.length).toBe(mails.length);
  for (const { to, link } of links) {
    if (link.pathname.startsWith('/identify/')) continue;
    expect(link.searchParams.get('formId')).toBe(request);
    expect(readLoginToken(link.searchParams.get('token') ?? '')).toBe(to);
  }
});

test.each(languages)(
  '[MAIL-02] the language that the client selected (%s) replaces that of the invitation',
  async (language) => {
    await choose(language);
    const request = await onboardingAt(world, 'requested');
    await done(world.run(world.gatekeeper, 'send-invite', { request, language: language === 'en' ? 'nl' : 'en' }));
    await done(world.run(world.client, 'email-form-link', { request }));
    const [invitation, later] = await world.store.reader.find(
      'mail_outbox',
      'to = {:to} && (key ~ {:id})',
      { to: clientEmail, id: request },
      { sort: 'created,@rowid' },
    );
    expect(invitation?.language).not.toBe(language);
    expect(later?.language).toBe(language);
    await choose('');
  },
);

test('[MAIL-02] mails about the account of a client who selected no language use that of the newest invitation', async () => {
  const request = await onboardingAt(world, 'requested');
  await done(world.run(world.gatekeeper, 'send-invite', { request, language: 'en' }));
  expect((await mailsTo(clientEmail)).at(-1)).toMatchObject({ kind: 'invite', language: 'en' });
  const codes = await world.request('POST', '/api/collections/end_client_users/request-otp', {
    body: { email: clientEmail },
  });
  expect(codes.status).toBe(200);
  expect((await mailsTo(clientEmail)).at(-1)).toMatchObject({ kind: 'code', language: 'en' });
});
