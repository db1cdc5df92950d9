import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, onboardingAt, snapshot, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Who = World['admin'];
type Verb = 'save-organisation' | 'invite-user' | 'change-user';

const settings = async (who: Who, org?: string) =>
  done(world.view(who, 'organisation', org === undefined ? {} : { org }));
const esmee = (org: string) => ({
  org,
  firstName: 'Esmée',
  lastName: 'Verhulst',
  email: 'Esmee@KadeVos.example',
  role: 'member',
  language: 'nl' as const,
});

async function refused(code: string, who: Who, verb: Verb, input: unknown) {
  const before = await snapshot(world);
  const { body } = await world.run(who, verb, input as never);
  expect(body.code).toBe(code);
  expect(await snapshot(world)).toBe(before);
  expect(await world.sendMails()).toEqual([]);
  return body;
}

describe('the details of an institution', () => {
  const details = {
    name: 'Kade & Vos',
    sector: 'Notary',
    accent: '#2f6690',
    defaultLanguage: 'nl' as const,
    supportTexts: { en: 'Questions? Call us.', nl: 'Vragen? Bel ons.' },
    supportEmail: 'hulp@kadevos.example',
    supportPhone: '+31 10 555 01 41',
  };

  test.each(['admin', 'lead'] as const)(
    'are saved by its %s, and visible to all its users [SET-02, ENTY-43]',
    async (who) => {
      await done(world.run(world[who], 'save-organisation', { org: world.org, ...details }));
      const row = await world.store.reader.need('gk_org', world.org);
      expect(row).toMatchObject({
        name: details.name,
        sector: details.sector,
        accent: details.accent,
        logo: '',
        default_language: details.defaultLanguage,
        support_text: details.supportTexts.en,
        support_text_nl: details.supportTexts.nl,
        support_email: details.supportEmail,
        support_phone: details.supportPhone,
      });
      expect(await settings(world.gatekeeper)).toMatchObject({ ...details, mayManage: false });
      expect((await world.store.reader.need('gk_org', world.otherOrg)).name).toBe('Duinrand Bank');
    },
  );

  test('remain unchanged where the input has no value', async () => {
    await done(world.run(world.admin, 'save-organisation', { org: world.org, accent: '' }));
    expect(await settings(world.admin)).toMatchObject({ name: 'Kade & Vos Notarissen', accent: '', mayManage: true });
  });

  test('refuse a colour without sufficient contrast to white text, with the nearest one that has it [UX-09]', async () => {
    const input = { org: world.org, name: 'Other', accent: '#8fb8d8' };
    const { facts } = await refused('accent-too-light', world.admin, 'save-organisation', input);
    expect(facts).toMatchObject({ contrast: 2, nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    await refused('input-invalid', world.admin, 'save-organisation', { org: world.org, accent: 'red; x' });
    await refused('input-invalid', world.admin, 'save-organisation', { org: world.org, supportEmail: 'no-address' });
  });

  test('cannot be changed by members, reviewers and clients [SET-02]', async () => {
    for (const who of ['gatekeeper', 'intern', 'client'] as const)
      await refused('not-allowed', world[who], 'save-organisation', { org: world.org, name: 'Other' });
  });

  test('of another institution or of the desk do not exist for an institution [SET-02, PERM-05]', async () => {
    for (const org of [world.otherOrg, '', 'nonenonenonenon']) {
      await refused('not-found', world.admin, 'save-organisation', { org, name: 'Other' });
      await refused('not-found', world.admin, 'invite-user', esmee(org));
      const user = world.otherGatekeeper.id;
      await refused('not-found', world.admin, 'change-user', { org, user, role: 'admin' });
      const { status, body } = await world.view(world.admin, 'organisation', { org });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
    }
    const user = world.otherGatekeeper.id;
    await refused('not-found', world.admin, 'change-user', { org: world.org, user, role: 'admin' });
  });

  test('of the desk are changed by a lead', async () => {
    await world.store.transaction((records) => records.create('desk', { name: 'Dossier' }));
    await done(world.run(world.lead, 'save-organisation', { org: '', name: 'The desk', supportPhone: '+31 20 555' }));
    expect(await settings(world.intern, '')).toMatchObject({ name: 'The desk', supportPhone: '+31 20 555' });
    expect((await settings(world.lead, world.org)).organisations).toHaveLength(2);
    expect((await settings(world.admin)).organisations).toEqual([]);
  });
});

describe('the logo of an institution', () => {
  const filesNow = async () => {
    const keys: string[] = [];
    for await (const key of world.files.list('')) keys.push(key);
    return keys;
  };
  const send = async (who: Who, org: string, file: string) => {
    const form = new FormData();
    form.set('org', org);
    form.set('file', new Blob([await readFile(new URL(`../../test/files/${file}`, import.meta.url))]), basename(file));
    return world.request('POST', '/api/desk/save-organisation', { who, form });
  };

  test('is uploaded as an image, is public before sign-in, and can be removed [SET-02]', async () => {
    await done(send(world.admin, world.org, 'card.png'));
    const { logo, name } = await settings(world.gatekeeper);
    expect(logo).toMatch(/^\/api\/files\/gk_org\/[a-z0-9]+\/[a-z0-9]+\.png$/);
    expect(name).toBe('Kade & Vos Notarissen');
    const formId = await onboardingAt(world, 'requested');
    const { institution } = await done(world.view(null, 'before-sign-in', { formId }));
    expect(institution).toMatchObject({ logo, accent: '#1f3a4d' });
    await done(world.run(world.admin, 'save-organisation', { org: world.org, logo: '' }));
    expect(await settings(world.gatekeeper)).toMatchObject({ logo: '', name });
  });

  test.each([
    ['file-type-not-accepted', 'admin', 'scan-three-pages.pdf'],
    ['file-type-not-accepted', 'admin', 'word-renamed.pdf'],
    ['file-unreadable', 'admin', 'truncated.png'],
    ['not-allowed', 'gatekeeper', 'card.png'],
  ] as const)('%s: nothing is stored for the %s with %s', async (code, who, file) => {
    const [before, files] = [await snapshot(world), await filesNow()];
    expect((await send(world[who], world.org, file)).body.code).toBe(code);
    expect(await snapshot(world)).toBe(before);
    expect(await filesNow()).toEqual(files);
  });

  test('of another institution cannot be changed, and the desk has none [SET-02, PERM-05]', async () => {
    const [before, files] = [await snapshot(world), await filesNow()];
    for (const [who, org] of [
      [world.admin, world.otherOrg],
      [world.admin, ''],
      [world.lead, ''],
    ] as const)
      expect((await send(who, org, 'card.png')).body.code).toBe('not-found');
    expect(await snapshot(world)).toBe(before);
    expect(await filesNow()).toEqual(files);
  });
});

test('mails contain the support text in the language of the recipient, otherwise in the other language', async () => {
  const supportTexts = { en: 'Call us on working days.', nl: 'Bel ons op werkdagen.' };
  await done(world.run(world.admin, 'save-organisation', { org: world.org, supportTexts }));
  await done(world.run(world.admin, 'invite-user', esmee(world.org)));
  await done(world.run(world.admin, 'save-organisation', { org: world.org, supportTexts: { nl: '' } }));
  await done(world.run(world.admin, 'invite-user', { ...esmee(world.org), email: 'e2@kadevos.example' }));
  const [first, second] = await world.sendMails();
  expect(first?.text).toContain(supportTexts.nl);
  expect(first?.text).not.toContain(supportTexts.en);
  expect(second?.text).toContain(supportTexts.en);
  const long = { org: world.org, supportTexts: { en: 'x'.repeat(141) } };
  await refused('input-invalid', world.admin, 'save-organisation', long);
});

describe('a colleague', () => {
  const row = async (who: Who, id: string) =>
    (await settings(who)).users.find((user: { id: string }) => user.id === id);

  test('is invited by an admin: an account with a random password, and a mail without a secret', async () => {
    const { user, sentTo } = await done(world.run(world.admin, 'invite-user', esmee(world.org)));
    expect(sentTo).toBe('esmee@kadevos.example');
    expect(await row(world.gatekeeper, user)).toMatchObject({ state: 'invited', role: 'member', lastSeenAt: '' });
    const [mail, ...more] = await world.sendMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: sentTo, subject: 'Je account bij Kade & Vos Notarissen' });
    expect(mail?.text).toContain('/reset-password?email=esmee%40kadevos.example');
    const stored = await world.store.reader.need('gatekeeper_users', user);
    expect(stored).toMatchObject({ org: world.org, active: true, verified: false });
    expect(mail?.text).not.toContain(String((stored as { tokenKey?: string }).tokenKey));
  });

  test('is invited once by a double click, and again later', async () => {
    const { user } = await done(world.run(world.admin, 'invite-user', esmee(world.org)));
    const again = { org: world.org, user, inviteAgain: true as const };
    await done(world.run(world.admin, 'change-user', again));
    expect(await world.sendMails()).toHaveLength(1);
    await done(world.run(world.admin, 'change-user', again));
    expect(await world.sendMails()).toEqual([]);
    world.clock.advance({ minutes: 20 });
    await done(world.run(world.admin, 'change-user', again));
    expect(await world.sendMails()).toHaveLength(1);
  });

  test('is not invited under an address that has an account, or with an unknown role', async () => {
    await done(world.run(world.admin, 'invite-user', esmee(world.org)));
    await world.sendMails();
    const before = await snapshot(world);
    expect((await world.run(world.admin, 'invite-user', esmee(world.org))).body.code).toBe('email-in-use');
    const lead = { ...esmee(world.org), email: 'x@kadevos.example', role: 'lead' };
    expect((await world.run(world.admin, 'invite-user', lead)).body.code).toBe('role-unknown');
    expect(await snapshot(world)).toBe(before);
  });

  test('gets another role, is deactivated and reactivated; deactivation ends every session', async () => {
    const { id } = world.gatekeeper;
    const token = await world.tokenOf(world.gatekeeper);
    const change = (values: object) =>
      done(world.run(world.admin, 'change-user', { org: world.org, user: id, ...values }));
    await change({ role: 'admin' });
    expect(await row(world.admin, id)).toMatchObject({ role: 'admin', state: 'active' });
    await change({ active: false });
    expect(await row(world.admin, id)).toMatchObject({ state: 'closed' });
    await change({ active: true });
    expect(await row(world.admin, id)).toMatchObject({ state: 'active' });
    const { status } = await world.request('POST', '/api/desk/save-profile', {
      body: {},
      headers: { authorization: token },
    });
    expect(status).toBe(401);
  });

  test('is not deactivated as the last admin, and does not change the own account', async () => {
    const { org, admin } = world;
    for (const change of [{ role: 'member' }, { active: false }]) {
      await refused('own-account', admin, 'change-user', { org, user: admin.id, ...change });
      await refused('last-admin', world.lead, 'change-user', { org, user: admin.id, ...change });
      await refused('own-account', world.lead, 'change-user', { org: '', user: world.lead.id, ...change });
    }
    await done(world.run(admin, 'change-user', { org, user: world.gatekeeper.id, role: 'admin' }));
    await done(world.run(world.lead, 'change-user', { org, user: admin.id, role: 'member' }));
  });

  test('of the desk is invited by a lead only', async () => {
    const reviewer = { ...esmee(''), role: 'reviewer' };
    for (const who of ['gatekeeper', 'intern', 'client'] as const)
      await refused('not-allowed', world[who], 'invite-user', reviewer);
    const { user } = await done(world.run(world.lead, 'invite-user', reviewer));
    expect((await world.store.reader.need('internal_users', user)).role).toBe('reviewer');
  });
});
