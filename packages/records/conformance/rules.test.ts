import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ann,
  bob,
  changesOf,
  lea,
  messages,
  openWorld,
  password,
  refusalOf,
  root,
  sendJson,
  type World,
} from './world.ts';

let world: World;
const annsNote = 'notenotenoteann';
const doneNote = 'notenotenotedon';
const orphan = 'notenotenotenon';
beforeAll(async () => {
  world = await openWorld({
    seed: async (records) => {
      await records.create('notes', { id: annsNote, owner: ann, text: 'hers' } as never);
      await records.create('notes', { id: doneNote, owner: ann, text: 'done', status: 'done' } as never);
      await records.create('notes', { id: orphan, text: 'nobody' } as never);
      await records.create('closed', { id: 'closedclosedclo', title: 'x' } as never);
    },
  });
});
afterAll(() => world.close());

const notes = async (person?: string) => (await world.as(person)).collection('notes');
const missing = { status: 404, message: messages[404], data: {} };

describe('rules', () => {
  it.each([
    [undefined, []],
    [bob, []],
    [ann, [annsNote, doneNote]],
    [root, [annsNote, doneNote, orphan]],
  ])('of lists show %s their own, without a refusal', async (person, ids) => {
    const items = await (await notes(person)).getFullList();
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it.each([undefined, bob])('of views make a record of others missing for %s', async (person) => {
    expect(await refusalOf(world, async () => (await notes(person)).getOne(annsNote))).toEqual(missing);
    await expect((await notes(ann)).getOne(annsNote)).resolves.toBeDefined();
  });

  it('of creates are evaluated on the new record, before it is validated', async () => {
    const refused = { status: 400, message: 'Failed to create record.', data: {} };
    expect(await refusalOf(world, async () => (await notes(bob)).create({ owner: ann, status: 'nonsense' }))).toEqual(
      refused,
    );
    expect(await refusalOf(world, async () => (await notes()).create({ owner: '' }))).toEqual(refused);
    expect(await refusalOf(world, async () => (await notes(bob)).create({ owner: bob, status: 'open' }))).toEqual(
      refused,
    );
    expect(await refusalOf(world, async () => (await notes(bob)).create({ owner: bob, status: null }))).toEqual(
      refused,
    );
    expect(await refusalOf(world, async () => (await notes(bob)).create({ owner: bob, 'status+': 'open' }))).toEqual(
      refused,
    );
    expect(await changesOf(world, async () => (await notes(bob)).create({ owner: bob }))).toEqual(['notes create']);
  });

  it('of updates and deletes see the stored record', async () => {
    expect(await refusalOf(world, async () => (await notes(bob)).update(annsNote, { owner: bob }))).toEqual(missing);
    expect(await refusalOf(world, async () => (await notes(ann)).update(doneNote, { status: 'open' }))).toEqual(
      missing,
    );
    expect(await refusalOf(world, async () => (await notes(bob)).delete(annsNote))).toEqual(missing);
    const made = await (await notes(ann)).create({ owner: ann });
    expect(await changesOf(world, async () => (await notes(ann)).update(made.id, { status: 'done' }))).toEqual([
      'notes update',
    ]);
    expect(await refusalOf(world, async () => (await notes(ann)).update(made.id, { status: 'open' }))).toEqual(missing);
    expect(await changesOf(world, async () => (await notes(ann)).delete(made.id))).toEqual(['notes delete']);
  });

  it('that are null refuse everything but superusers, before any value is looked at', async () => {
    const forbidden = { status: 403, message: 'Only superusers can perform this action.', data: {} };
    const closed = (await world.as(ann)).collection('closed');
    for (const run of [
      () => closed.getList(),
      () => closed.getOne('closedclosedclo'),
      () => closed.getOne('missingmissingx'),
      () => closed.create({}),
      () => closed.update('missingmissingx', {}),
      () => closed.delete('closedclosedclo'),
    ]) {
      expect(await refusalOf(world, run)).toEqual(forbidden);
    }
    const broken = await sendJson(world, '/api/collections/closed/records', '{broken');
    expect(broken.body).toMatchObject({ status: 400, data: {} });
    const asRoot = (await world.as(root)).collection('closed');
    expect(await changesOf(world, () => asRoot.create({ title: 'y' }))).toEqual(['closed create']);
    expect(await changesOf(world, () => asRoot.delete('closedclosedclo'))).toEqual(['closed delete']);
  });

  it('let the creator see the answer even where the view is closed', async () => {
    const made = await (await notes(bob)).create({ owner: bob, text: 'mine' });
    expect(made['text']).toBe('mine');
  });
});

describe('auth records', () => {
  const users = async (person?: string) => (await world.as(person)).collection('users');
  const signUp = { email: 'new@example.eu', password: 'long enough', passwordConfirm: 'long enough' };
  const blank = { code: 'validation_required', message: 'Cannot be blank.' };
  const mismatch = { code: 'validation_values_mismatch', message: "Values don't match." };

  it('hide private addresses, also from those who just signed up', async () => {
    const made = await (await users()).create({ ...signUp, email: 'private@example.eu' });
    expect(made).not.toHaveProperty('email');
    expect(made).toMatchObject({ emailVisibility: false, verified: false });
    const shown = await (await users()).create({ ...signUp, email: 'shown@example.eu', emailVisibility: true });
    expect(shown['email']).toBe('shown@example.eu');
    expect(await (await users()).getOne(ann)).not.toHaveProperty('email');
    expect(await (await users(bob)).getOne(ann)).not.toHaveProperty('email');
    expect(await (await users(ann)).getOne(ann)).toHaveProperty('email');
    expect(await (await users(lea)).getOne(ann)).toHaveProperty('email');
    expect(await (await users(root)).getOne(ann)).toHaveProperty('email');
  });

  it.each<[object, object]>([
    [
      { ...signUp, password: '', passwordConfirm: '' },
      { password: blank, passwordConfirm: blank },
    ],
    [{ email: 'new@example.eu' }, { password: blank, passwordConfirm: blank }],
    [{ ...signUp, passwordConfirm: 'other' }, { passwordConfirm: mismatch }],
    [{ ...signUp, verified: true, name: 'x'.repeat(50) }, { verified: mismatch }],
    [
      { ...signUp, password: 'short', passwordConfirm: 'short' },
      { password: { code: 'validation_min_text_constraint', message: 'Must be at least 8 character(s).' } },
    ],
    [
      { ...signUp, password: 'x'.repeat(72), passwordConfirm: 'x'.repeat(72) },
      { password: { code: 'validation_max_text_constraint', message: 'Must be less than 71 character(s).' } },
    ],
    [
      { ...signUp, email: 'nonsense' },
      { email: { code: 'validation_is_email', message: 'Must be a valid email address.' } },
    ],
    [{ ...signUp, email: '' }, { email: blank }],
    [
      { ...signUp, email: 'ann@example.eu' },
      { email: { code: 'validation_not_unique', message: 'Value must be unique.' } },
    ],
  ])('are refused with %j', async (values, data) => {
    expect(await refusalOf(world, async () => (await users()).create(values))).toEqual({
      status: 400,
      message: 'Failed to create record.',
      data,
    });
  });

  it.each<[object, object]>([
    [{ email: 'other@example.eu' }, { email: mismatch }],
    [{ verified: true }, { verified: mismatch }],
    [{ password: 'new password', passwordConfirm: 'new password' }, { oldPassword: blank }],
    [
      { password: 'new password', passwordConfirm: 'new password', oldPassword: 'wrong' },
      { oldPassword: { code: 'validation_invalid_old_password', message: 'Missing or invalid old password.' } },
    ],
    [{ password: 'new password', oldPassword: password }, { passwordConfirm: blank }],
    [{ password: 'new password', passwordConfirm: 'x', oldPassword: password }, { passwordConfirm: mismatch }],
  ])('do not change themselves by %j', async (values, data) => {
    expect(await refusalOf(world, async () => (await users(ann)).update(ann, values))).toEqual({
      status: 400,
      message: 'Failed to update record.',
      data,
    });
  });

  it('may send the same address, and change their name', async () => {
    await expect((await users(ann)).update(ann, { email: 'ann@example.eu', name: 'Ann A.' })).resolves.toMatchObject({
      name: 'Ann A.',
    });
  });

  it('are managed by those of the manage rule, without the old password', async () => {
    const { id } = await (await users()).create({ ...signUp, email: 'managed@example.eu' });
    const managed = await (await users(lea)).update(id, {
      verified: true,
      email: 'moved@example.eu',
      password: 'new password',
      passwordConfirm: 'new password',
    });
    expect(managed).toMatchObject({ verified: true, email: 'moved@example.eu' });
    await expect((await users()).authWithPassword('moved@example.eu', 'new password')).resolves.toBeDefined();
  });

  it('change their own password with the old one, which ends all tokens', async () => {
    const { id } = await (await users()).create({ ...signUp, email: 'changing@example.eu' });
    const pb = await world.as(id);
    await pb
      .collection('users')
      .update(id, { oldPassword: signUp.password, password: 'new password', passwordConfirm: 'new password' });
    await expect(pb.collection('users').authRefresh()).rejects.toMatchObject({ status: 401 });
    await expect(pb.collection('users').authWithPassword('changing@example.eu', signUp.password)).rejects.toMatchObject(
      { status: 400 },
    );
    await expect(pb.collection('users').authWithPassword('changing@example.eu', 'new password')).resolves.toBeDefined();
  });

  it('never accept hidden fields and keys from a client', async () => {
    const { id } = await (await users()).create({
      ...signUp,
      email: 'sneaky@example.eu',
      remark: 'x',
      tokenKey: 'k'.repeat(50),
    });
    const stored = (await world.store.reader.need('users', id)) as unknown as Record<string, unknown>;
    expect(stored['remark']).toBe('');
    expect(stored['tokenKey']).not.toBe('k'.repeat(50));
    expect(stored['password']).toMatch(/^\$scrypt\$/);
  });
});
