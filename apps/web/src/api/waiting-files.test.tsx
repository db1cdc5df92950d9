import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from './client.ts';
import { deleteWaitingFiles, loadWaitingFiles, saveWaitingFile } from './waiting-files.ts';

const signInAs = (id: string) =>
  client.authStore.save('token', { id, collectionId: 'c', collectionName: 'end_client_users' });
const extract = () => new File(['%PDF-1.4'], 'extract.pdf', { type: 'application/pdf' });
const keysOf = async (prefix = '') => (await loadWaitingFiles(prefix)).map(({ key }) => key).toSorted();

beforeEach(() => signInAs('marit'));
afterEach(async () => {
  vi.useRealTimers();
  await deleteWaitingFiles();
  client.authStore.clear();
});

test('a chosen file and what was typed about it are found again under its form only', async () => {
  await saveWaitingFile({ key: 'form1/extract', file: extract(), facts: { issued: '2026-1' } });
  await saveWaitingFile({ key: 'form2/extract', file: extract(), facts: {} });
  const [found, ...others] = await loadWaitingFiles<{ issued: string }>('form1/');
  expect(others).toEqual([]);
  expect(found?.facts).toEqual({ issued: '2026-1' });
  expect(await found?.file.text()).toBe('%PDF-1.4');
});

test('the files of another person are not shown, and are deleted from the device', async () => {
  await saveWaitingFile({ key: 'form1/extract', file: extract(), facts: {} });
  signInAs('joris');
  expect(await keysOf()).toEqual([]);
  signInAs('marit');
  expect(await keysOf()).toEqual([]);
});

test('a file leaves the device after a week', async () => {
  await saveWaitingFile({ key: 'form1/extract', file: extract(), facts: {} });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60 * 1000 + 1 });
  expect(await keysOf()).toEqual([]);
  vi.useRealTimers();
  expect(await keysOf()).toEqual([]);
});

test('signing out deletes all files of the device', async () => {
  await saveWaitingFile({ key: 'form1/extract', file: extract(), facts: {} });
  await deleteWaitingFiles();
  expect(await keysOf()).toEqual([]);
  client.authStore.clear();
  expect(await saveWaitingFile({ key: 'form1/late', file: extract(), facts: {} })).toBe(false);
  expect(await keysOf()).toEqual([]);
});
