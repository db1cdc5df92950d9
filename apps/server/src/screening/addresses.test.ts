import { expect, test } from 'vitest';
import { isLoopbackHost } from '../runtime/local-names.ts';
import { isAllowedAddress, isAllowedRedirect, isProviderAddress, isPublicAddress } from './addresses.ts';

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

test('an external service may run on the local network, but its address must contain no credentials', () => {
  expect(['http://yente:8000', 'https://api.example.org/'].map(isProviderAddress)).toEqual([true, true]);
  expect(
    ['https://u:p@example.org', 'ftp://example.org', 'https://example.org?key=1', ''].map(isProviderAddress),
  ).toEqual([false, false, false, false]);
});

test.each([
  'https://167772161/list',
  'https://0x0a.1/list',
  'https://0/list',
  'https://[::7f00:1]/list',
  'https://[::ffff:a9fe:a9fe]/list',
  'https://[64:ff9b::a9fe:a9fe]/list',
  'https://[2002:a9fe:a9fe::]/list',
])('a list behind another form of a private address is not allowed: %s', (address) => {
  expect(isAllowedAddress(address)).toBe(false);
});

test('a list elsewhere cannot redirect to this machine, a list on this machine can', () => {
  const local = ['http://127.0.0.1:9000/x', 'https://localhost/x', 'http://[::1]/x', 'http://2130706433/x'];
  for (const to of local) {
    expect([to, isAllowedRedirect('https://lists.example.org/a', to)]).toEqual([to, false]);
    expect([to, isAllowedRedirect('http://127.0.0.1:8000/a', to)]).toEqual([to, true]);
  }
  expect(isAllowedRedirect('https://lists.example.org/a', 'https://files.example.org/b')).toBe(true);
  expect(isAllowedRedirect('https://lists.example.org/a', 'http://files.example.org/b')).toBe(false);
  expect(isAllowedRedirect('https://lists.example.org/a', 'https://169.254.169.254/b')).toBe(false);
});
