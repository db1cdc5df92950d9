import { expect, test } from 'vitest';
import { isLoopbackHost } from '../runtime/local-names.ts';
import { isProviderAddress, isPublicAddress } from './addresses.ts';

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
