import { describe, expect, test } from 'vitest';
import { dayOfNumber, workingDay } from './desk-day.ts';
import { type Turn, type TurnState, turnAfter } from './turns.ts';

const state = (values: Partial<TurnState>): TurnState => ({
  status: 'submitted',
  waiting_on: '',
  assigned_intern: '',
  round: 0,
  submitted_at: '2026-11-20 10:00:00.000Z',
  ...values,
});

/** Plays states on days, and returns the step with the working day on which a target of five days ends. */
function play(...days: readonly (readonly [string, Partial<TurnState>])[]) {
  let row: (TurnState & Turn) | undefined;
  for (const [day, values] of days) {
    const next = state({ ...row, ...values });
    const turn = turnAfter(row, next, workingDay(day));
    row = {
      ...next,
      step: row?.step ?? '',
      step_base: row?.step_base ?? 0,
      step_spent: row?.step_spent ?? {},
      ...turn,
    };
  }
  return [row?.step, dayOfNumber((row?.step_base ?? 0) + 5)];
}

describe('working days', () => {
  test.each([
    ['2026-11-20', '2026-11-23', 1],
    ['2026-11-20', '2026-11-27', 5],
    ['2026-11-21', '2026-11-23', 0],
    ['2026-11-22', '2026-11-24', 1],
    ['2026-12-31', '2027-01-04', 2],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(workingDay(to) - workingDay(from)).toBe(days);
  });

  test('have the number of their day', () => {
    for (const day of ['2026-11-20', '2026-11-23', '1999-12-31']) expect(dayOfNumber(workingDay(day))).toBe(day);
  });
});

describe('the step of an onboarding', () => {
  const mine = { assigned_intern: 'intern000000001' };
  test('counts from the day on which it began, over a weekend', () => {
    expect(play(['2026-11-20', {}])).toEqual(['take', '2026-11-27']);
    expect(play(['2026-11-20', {}], ['2026-11-24', mine])).toEqual(['review', '2026-12-01']);
  });

  test('pauses while the institution or the client has the turn', () => {
    const asked = [
      ['2026-11-20', mine],
      ['2026-11-24', { status: 'waiting', waiting_on: 'gatekeeper' }],
    ] as const;
    expect(play(...asked)[0]).toBe('answer');
    // Two of the five days were used.
    expect(play(...asked, ['2026-12-07', { status: 'submitted', waiting_on: '' }])).toEqual(['review', '2026-12-10']);
  });

  test('begins again with a new submission', () => {
    expect(
      play(
        ['2026-11-20', mine],
        ['2026-11-24', { status: 'waiting', waiting_on: 'client_corrections', round: 1 }],
        ['2026-12-07', { status: 'submitted', waiting_on: '', submitted_at: '2026-12-07 10:00:00.000Z' }],
      ),
    ).toEqual(['again', '2026-12-14']);
  });

  test('goes on after another change, an unassignment and the restoring of a cancelled one', () => {
    expect(play(['2026-11-20', mine], ['2026-11-26', { round: 0 }])).toEqual(['review', '2026-11-27']);
    expect(play(['2026-11-20', mine], ['2026-11-23', { assigned_intern: '' }], ['2026-11-24', mine])).toEqual([
      'review',
      '2026-11-30',
    ]);
    expect(
      play(['2026-11-20', mine], ['2026-11-23', { status: 'archived' }], ['2026-11-30', { status: 'submitted' }]),
    ).toEqual(['review', '2026-12-04']);
  });

  test('is none when it is over, and begins again when it is reopened', () => {
    expect(play(['2026-11-20', mine], ['2026-11-25', { status: 'completed' }])[0]).toBe('');
    expect(
      play(['2026-11-20', mine], ['2026-11-25', { status: 'completed' }], ['2026-11-30', { status: 'submitted' }]),
    ).toEqual(['review', '2026-12-07']);
  });
});
