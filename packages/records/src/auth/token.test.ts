import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { defineCollection, type TokenType } from '../collection/collection.ts';
import { Tokens } from './token.ts';

const rules = { list: null, view: null, create: null, update: null, delete: null };
const people = defineCollection({ name: 'people', type: 'auth', fields: {}, rules });
const others = defineCollection({
  name: 'others',
  type: 'auth',
  fields: {},
  rules,
  auth: { tokenSeconds: { auth: 60 } },
});
const record = { id: 'abcdefghijklmno', tokenKey: 'k'.repeat(50) };
const secret = 'a server secret of more than 32 characters';
let time = Date.UTC(2026, 0, 1);
const tokens = new Tokens(secret, () => new Date(time));

const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const withPayload = (token: string, payload: object) => {
  const [head, , signature] = token.split('.');
  return `${head}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`;
};
const isValid = (token: string, key = record.tokenKey) => {
  const claims = tokens.read(token);
  return claims !== undefined && tokens.verify(token, claims, key);
};

describe('tokens', () => {
  it('carry exactly the claims of the wire, and no iat', () => {
    const token = tokens.sign(people, record, 'auth', { refreshable: true });
    expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'JWT',
    });
    expect(payloadOf(token)).toEqual({
      id: record.id,
      type: 'auth',
      collectionId: people.id,
      refreshable: true,
      exp: time / 1000 + 7 * 24 * 3600,
    });
    expect(isValid(token)).toBe(true);
  });

  it.each<[TokenType, number]>([
    ['auth', 604_800],
    ['file', 180],
    ['verification', 259_200],
    ['passwordReset', 1800],
    ['emailChange', 1800],
  ])('live as long as their type: %s %d s', (type, seconds) => {
    expect(payloadOf(tokens.sign(people, record, type)).exp).toBe(time / 1000 + seconds);
  });

  it('have the lifetime that the collection declares', () => {
    expect(payloadOf(tokens.sign(others, record, 'auth')).exp).toBe(time / 1000 + 60);
  });

  it('end at their time', () => {
    const start = time;
    const token = tokens.sign(others, record, 'auth');
    time = start + 59_999;
    expect(isValid(token)).toBe(true);
    time = start + 60_000;
    expect(isValid(token)).toBe(false);
    time = start;
  });

  it('end with the tokenKey', () => {
    expect(isValid(tokens.sign(people, record, 'auth'), 'n'.repeat(50))).toBe(false);
  });

  it('of another server secret are void', () => {
    const foreign = new Tokens('another secret of more than 32 characters', () => new Date(time));
    expect(isValid(foreign.sign(people, record, 'auth'))).toBe(false);
  });

  const good = tokens.sign(people, record, 'file', { refreshable: true });
  const claims = payloadOf(good);
  const [head = '', body = '', signature = ''] = good.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  it.each([
    ['another person', withPayload(good, { ...claims, id: 'zzzzzzzzzzzzzzz' })],
    ['another type', withPayload(good, { ...claims, type: 'auth' })],
    ['another collection', withPayload(good, { ...claims, collectionId: others.id })],
    ['a later end', withPayload(good, { ...claims, exp: claims.exp + 1 })],
    ['no end', withPayload(good, { ...claims, exp: undefined })],
    ['an unknown type', withPayload(good, { ...claims, type: 'toString' })],
    ['no algorithm', `${none}.${body}.${signature}`],
    ['no algorithm and no signature', `${none}.${body}.`],
    ['no signature', `${head}.${body}.`],
    ['a shortened signature', `${head}.${body}.${signature.slice(0, -2)}`],
    ['a changed signature', `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
    ['a fourth part', `${good}.x`],
    ['a payload that is no JSON', `${head}.bm90IGpzb24.${signature}`],
    ['a payload that is null', `${head}.${Buffer.from('null').toString('base64url')}.${signature}`],
    ['nothing', ''],
    ['a word', 'token'],
    [
      'a signature with the bare tokenKey',
      `${head}.${body}.${createHmac('sha256', record.tokenKey).update(`${head}.${body}`).digest('base64url')}`,
    ],
  ])('with %s are void', (_, token) => {
    expect(isValid(good)).toBe(true);
    expect(isValid(token)).toBe(false);
  });
});
