import { afterEach, beforeEach, expect, test } from 'vitest';
import { done, startWorld, type World } from '../../test/scenario.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const setup = async () => done(world.view(world.lead, 'setup-steps'));
const stateOf = async (step: string) => (await setup()).steps.find((one: { step: string }) => one.step === step)?.state;
const skip = (step: string, isSkipped = true) => world.run(world.lead, 'set-setup-step', { step, isSkipped });

test('a step can be skipped and taken up again, and counts as done once it is done', async () => {
  expect(await stateOf('backup')).toBe('open');
  await done(skip('backup'));
  expect(await stateOf('backup')).toBe('skipped');
  await done(skip('backup', false));
  expect(await stateOf('backup')).toBe('open');
  await done(skip('backup'));
  await world.store.transaction((records) =>
    records.create('system_runs', { kind: 'backup', state: 'done', by: '', by_name: '', attempts: 1 }),
  );
  expect(await stateOf('backup')).toBe('done');
});

test('support details, an institution and its admin are found without being ticked', async () => {
  const { steps } = await setup();
  expect(
    steps.filter((one: { state: string }) => one.state === 'done').map((one: { step: string }) => one.step),
  ).toEqual(expect.arrayContaining(['account', 'institution']));
});

test('a test mail goes to the lead who asks, once in a minute, and its state is shown to nobody else', async () => {
  expect(await stateOf('mail')).toBe('open');
  const { sentTo } = await done(world.run(world.lead, 'send-test-mail', {}));
  await done(world.run(world.lead, 'send-test-mail', {}));
  expect(await setup()).toMatchObject({ testMail: { to: sentTo, state: 'waiting', attempts: 0, reply: '' } });
  expect((await world.sendMails()).map(({ to }) => to)).toEqual([sentTo]);
  expect(await setup()).toMatchObject({ testMail: { state: 'sent' } });
  expect(await stateOf('mail')).toBe('done');
});

test('the mail server is shown as the machine has it, without its password', async () => {
  expect((await setup()).mail).toBeNull();
  await world.close();
  const server = 'smtp://dossier:sesame@mail.example:2525';
  world = await startWorld({
    config: { mail: { server, from: 'Review desk <desk@desk.example>', tls: 'required' }, mailbox: false },
  });
  const answer = await setup();
  expect(answer.mail).toEqual({
    host: 'mail.example',
    port: 2525,
    encryption: 'starttls',
    user: 'dossier',
    hasPassword: true,
    from: 'Review desk <desk@desk.example>',
    bounces: '',
  });
  expect(JSON.stringify(answer)).not.toContain('sesame');
});

test('only leads see and change the setup', async () => {
  for (const who of [world.intern, world.gatekeeper]) {
    expect(await world.run(who, 'send-test-mail', {})).toMatchObject({ status: 403 });
    expect(await world.run(who, 'set-setup-step', { step: 'lists', isSkipped: true })).toMatchObject({ status: 403 });
  }
  expect(await world.store.reader.count('mail_outbox', '')).toBe(0);
  expect(await stateOf('lists')).not.toBe('skipped');
});
