import { expect, test } from 'vitest';
import { historyEvent } from '../../test/report-data.ts';
import { historyLines } from './history-lines.ts';

const at = (time: string, more: Parameters<typeof historyEvent>[0] = {}) =>
  historyEvent({ at: `2026-11-20 ${time}:00.000Z`, ...more });
const automatic = { portal: '', actorName: '' } as const;
const sentences = (...events: ReturnType<typeof at>[]) => historyLines('en', events).map(({ sentence }) => sentence);

test('each act of a person is a line, with the name and the side that acted [HIST-01]', () => {
  expect(historyLines('en', [at('10:00'), at('11:00', { portal: 'client', actorName: 'Marit Hoekstra' })])).toEqual([
    {
      at: '2026-11-20 10:00:00.000Z',
      sentence: 'Completed the onboarding.',
      by: 'Ruben Aerts, review desk',
      entries: '1',
    },
    {
      at: '2026-11-20 11:00:00.000Z',
      sentence: 'Completed the onboarding.',
      by: 'Marit Hoekstra, client',
      entries: '1',
    },
  ]);
});

test('what the product did by itself in a row is one line with everything that it did', () => {
  const recorded = { ...automatic, action: 'screening-recorded', kind: 'checks' };
  const lines = historyLines('en', [
    at('10:00', { ...recorded, number: 7 }),
    at('10:01', { ...recorded, number: 8 }),
    at('10:02', { ...automatic, action: 'screening-hits-returned', number: 11 }),
  ]);
  expect(lines).toEqual([
    {
      at: '2026-11-20 10:00:00.000Z',
      sentence: '3 automatic events: Recorded a screening result. (2 times) Screening reopened a decided hit.',
      by: 'Dossier',
      entries: '7–8, 11',
    },
  ]);
});

test('a write of a superuser is never one line with automatic events', () => {
  const write = { ...automatic, actorName: 'root@desk.example', action: 'superuser-wrote' };
  const lines = historyLines('en', [at('10:00', { ...automatic, action: 'screening-recorded' }), at('10:01', write)]);
  expect(lines.map(({ by }) => by)).toEqual(['Dossier', expect.stringContaining('root@desk.example')]);
});

test('a single automatic event is its own sentence', () => {
  expect(sentences(at('10:00', { ...automatic, action: 'screening-recorded' }))).toEqual([
    'Recorded a screening result.',
  ]);
});

test('the same act of the same person in a row is one line with its number, other acts are not joined', () => {
  const verified = { action: 'document-verified', facts: { kind: 'ubo' } };
  expect(sentences(at('10:00', verified), at('10:01', verified), at('10:02'), at('10:03', verified))).toEqual([
    'Verified UBO extract. (2 times)',
    'Completed the onboarding.',
    'Verified UBO extract.',
  ]);
  expect(sentences(at('10:00'), at('10:01', { actorName: 'Ilse' }))).toHaveLength(2);
});

test('events of two days are never one line, counted by the day of the desk', () => {
  const late = { ...automatic, action: 'screening-recorded' };
  expect(sentences(at('22:59', late), at('23:00', late))).toHaveLength(2);
});

test('a line has the numbers of its entries, so that the report can be held against the history [HIST-04]', () => {
  const entries = (...numbers: number[]) =>
    historyLines(
      'en',
      numbers.map((number, minute) => at(`10:0${minute}`, { number })),
    ).map((line) => line.entries);
  expect(entries(4)).toEqual(['4']);
  expect(entries(4, 5, 6, 9)).toEqual(['4–6, 9']);
  expect(entries(0)).toEqual(['']);
});
