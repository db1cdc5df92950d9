import { expect, test } from 'vitest';
import { AddressNotAllowedError, AddressPolicy, checkedLookup, isNetwork, isPublicAddress } from './address-policy.ts';
import { isLoopbackHost } from './local-names.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.255.0.1', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd12::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['::ffff:a00:1', false],
  ['::7f00:1', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::a00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['2001:4860:4860::8888', true],
  ['fec0::1', false],
  ['192.88.99.1', false],
  ['not an address', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('this machine is recognised by its addresses', () => {
  expect(['localhost', '127.0.0.1', '127.8.8.8', '[::1]'].map(isLoopbackHost)).toEqual([true, true, true, true]);
  expect(['localhost.example.org', '128.0.0.1', '10.0.0.1'].map(isLoopbackHost)).toEqual([false, false, false]);
});

const publicOnly = new AddressPolicy();
const inside = new AddressPolicy(['10.1.0.0/16', '127.0.0.1', 'fd12::/16']);

test.each([
  'https://167772161/list',
  'https://0x0a.1/list',
  'https://0/list',
  'https://[::7f00:1]/list',
  'https://[::ffff:a9fe:a9fe]/list',
  'https://[64:ff9b::a9fe:a9fe]/list',
  'https://[2002:a9fe:a9fe::]/list',
  'https://2130706433/list',
  'https://127.1/list',
  'https://localhost/list',
  'https://lists.localhost/list',
  'http://127.0.0.1/list',
  'http://8.8.8.8/list',
  'http://lists.example.org/list',
  'https://intranet/list',
  'https://u:p@lists.example.org/list',
  'ftp://lists.example.org/list',
  'no address',
  '',
])('an address that is not https with a public host is not allowed: %s', (address) => {
  expect(publicOnly.allows(address)).toBe(false);
});

test('public hosts are allowed with https', () => {
  expect(
    ['https://lists.example.org/a?b=c', 'https://8.8.8.8', 'https://[2606:4700::1111]/'].map((address) =>
      publicOnly.allows(address),
    ),
  ).toEqual([true, true, true]);
});

test('the operator can allow addresses inside, also with http and in other forms, and only these', () => {
  const allowed = [
    'http://10.1.2.3:8000',
    'https://10.1.2.3',
    'http://[::ffff:10.1.2.3]',
    'http://localhost:8000',
    'http://2130706433',
    'http://[fd12::1]',
    'http://yente:8000',
    'https://lists.example.org',
  ];
  expect(allowed.map((address) => [address, inside.allows(address)])).toEqual(
    allowed.map((address) => [address, true]),
  );
  const refused = [
    'http://10.2.0.1',
    'https://10.2.0.1',
    'http://127.0.0.2',
    'http://[fd13::1]',
    'http://8.8.8.8',
    'http://u:p@10.1.2.3',
    'https://169.254.169.254',
  ];
  expect(refused.map((address) => [address, inside.allows(address)])).toEqual(
    refused.map((address) => [address, false]),
  );
  expect([inside.isReachable('10.1.2.3'), inside.isReachable('10.2.0.1'), inside.isReachable('8.8.8.8')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('a network is an address with or without the length of its prefix', () => {
  expect(['10.0.0.0/8', '10.1.2.3', '::1', 'fd00::/8', '0.0.0.0/0'].map(isNetwork)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['10.0.0.0/33', '10.0.0/8', 'yente', '10.0.0.0/8/8', '10.0.0.0/', '', 'fd00::/129'].map(isNetwork)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a server outside cannot redirect to an address inside, a server inside can', () => {
  const to = 'http://10.1.2.3:8000/list';
  expect(inside.afterAnswerFrom('10.1.0.9').allows(to)).toBe(true);
  expect(inside.afterAnswerFrom('8.8.8.8').allows(to)).toBe(false);
  expect(inside.afterAnswerFrom('').allows(to)).toBe(false);
  expect(inside.afterAnswerFrom('8.8.8.8').allows('https://lists.example.org')).toBe(true);
});

test('a name is refused when it resolves to an address that is not allowed', async () => {
  const resolve = (isAllowed: (address: string) => boolean) =>
    new Promise((done) => checkedLookup(isAllowed)('localhost', { family: 4 }, (error, found) => done(error ?? found)));
  expect(await resolve((address) => new AddressPolicy().isReachable(address))).toBeInstanceOf(AddressNotAllowedError);
  expect(await resolve((address) => inside.isReachable(address))).toBe('127.0.0.1');
});
