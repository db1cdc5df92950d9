import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../test/scenario.ts';
import { lastStoredReport, storedReport } from './stored-reports.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const bytes = (text: string) => Buffer.from(text);
const build = (text: string) => async () => bytes(text);
const first = { id: 'request00000001', completed_at: '2026-11-20 10:00:00.000Z' };
const second = { ...first, completed_at: '2026-11-22 09:30:00.000Z' };
const text = (report: Uint8Array | undefined) => report && Buffer.from(report).toString();

describe('the report of a completion', () => {
  test('is built once and then stays as it is', async () => {
    expect(text(await storedReport(world.files, first, 'nl', build('first')))).toBe('first');
    expect(text(await storedReport(world.files, first, 'nl', build('changed')))).toBe('first');
  });

  test('is another one for another language and after another completion', async () => {
    expect(text(await storedReport(world.files, first, 'en', build('english')))).toBe('english');
    expect(text(await storedReport(world.files, second, 'nl', build('second')))).toBe('second');
    expect(text(await storedReport(world.files, first, 'nl', build('changed')))).toBe('first');
  });

  test('that could not be built is not stored, so it is built when it can be', async () => {
    const later = { ...first, id: 'request00000002' };
    expect(await storedReport(world.files, later, 'nl', async () => undefined)).toBe(undefined);
    expect(text(await storedReport(world.files, later, 'nl', build('now')))).toBe('now');
  });

  test('of one onboarding is never that of another with the same moment', async () => {
    const other = { ...first, id: 'request00000003' };
    expect(text(await storedReport(world.files, other, 'nl', build('other')))).toBe('other');
    const stored: string[] = [];
    for await (const key of world.files.list('reports/request00000003/')) stored.push(key);
    expect(stored).toHaveLength(1);
    expect((await buffer(world.files.read(stored[0] ?? ''))).toString()).toBe('other');
  });
});

describe('the last report of a reopened onboarding', () => {
  test('is that of the newest completion in the language of the reader', async () => {
    expect(text(await lastStoredReport(world.files, first, 'nl'))).toBe('second');
    expect(text(await lastStoredReport(world.files, first, 'en'))).toBe('english');
  });

  test('is in another language when there is none in that of the reader', async () => {
    const onlyDutch = { ...first, id: 'request00000004' };
    await storedReport(world.files, onlyDutch, 'nl', build('dutch'));
    expect(text(await lastStoredReport(world.files, onlyDutch, 'en'))).toBe('dutch');
  });

  test('does not exist before the first completion', async () => {
    expect(await lastStoredReport(world.files, { id: 'request00000005' }, 'nl')).toBe(undefined);
  });
});
