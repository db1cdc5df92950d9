import { describe, expect, test } from 'vitest';
import { remindersAfter } from './reminders.ts';

const days = [3, 7, 14];
const on = (sent: number, quietSince: string, lastSentOn = '') =>
  remindersAfter({ sent, quietSince, lastSentOn }, days).map((one) => one.on);

describe('reminders', () => {
  test('follow the last progress', () => {
    expect(on(0, '2026-11-20')).toEqual(['2026-11-23', '2026-11-27', '2026-12-04']);
    expect(on(1, '2026-11-24', '2026-11-23')).toEqual(['2026-12-01', '2026-12-08']);
    expect(on(3, '2026-11-20', '2026-12-04')).toEqual([]);
  });

  test('do not arrive together after the server was off', () => {
    expect(on(1, '2026-10-01', '2026-11-20')).toEqual(['2026-11-24', '2026-12-01']);
  });

  test('count one that was sent by hand', () => {
    expect(on(1, '2026-11-20', '2026-11-21')).toEqual(['2026-11-27', '2026-12-04']);
  });
});
