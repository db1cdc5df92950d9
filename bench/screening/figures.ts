import type { Figure } from '../goals.ts';
import type { Figures } from './measure.ts';
import type { OwnProcess } from './own-process.ts';
import type { Timed } from './timed.ts';

/** How many names are searched: those of the lists, or a million more. */
export type Size = 'lists' | 'more';

/** "At least" and "aim" for the real lists, and with a million invented names besides. */
const p95Goals: Readonly<Record<Size, readonly [number, number]>> = { lists: [5, 1.5], more: [15, 5] };
const memoryGoals: Readonly<Record<Size, readonly [number, number]>> = { lists: [250, 150], more: [700, 400] };

const quality: readonly (readonly [keyof Figures, string, readonly [number, number], boolean])[] = [
  ['f1', 'F1', [94, 97], true],
  ['found', 'found', [92, 96], true],
  ['rank1', 'found at rank 1', [89, 93], true],
  ['falseAlerts', 'false alerts on ordinary names', [2, 1], false],
  ['precision', 'returned entries that are right', [80, 90], true],
  ['otherBirthAlerts', 'alerts although the birth date plainly differs', [10, 3], false],
  ['nearBirthFound', 'found with a near birth date', [98, 100], true],
];

/** How well names were found, beside what was promised. */
export const qualityOf = (figures: Figures): Figure[] =>
  quality.map(([key, name, goals, isMoreBetter]) => ({
    name,
    unit: '%',
    ours: figures[key] * 100,
    goals,
    isMoreBetter,
  }));

/** How fast. */
export const speedOf = ({ p50, p95, perSecond }: Omit<Timed, 'answers' | 'cpuPerQuery'>, size: Size): Figure[] => [
  { name: 'answer, p50', unit: 'ms', ours: p50 },
  { name: 'answer, p95', unit: 'ms', ours: p95, goals: p95Goals[size] },
  // Queries a second were promised for the lists alone.
  {
    name: 'queries',
    unit: 'a second',
    ours: perSecond,
    isMoreBetter: true,
    ...(size === 'lists' ? { goals: [500, 1_500] as const } : {}),
  },
];

/** What a process takes that starts from the saved index. */
export const scaleOf = (taken: OwnProcess, size: Size): Figure[] => [
  ...speedOf({ p50: taken.p50Ms, p95: taken.p95Ms, perSecond: taken.perSecond }, size),
  { name: 'memory, whole process, after the last answer', unit: 'MB', ours: taken.memoryMb, goals: memoryGoals[size] },
  { name: 'size of the saved index', unit: 'MB', ours: taken.savedMb },
  {
    name: 'reading the saved index',
    unit: 's',
    ours: taken.loadSeconds,
    ...(size === 'more' ? { goals: [4, 1] as const } : {}),
  },
  { name: 'a program that answers one query, start to end', unit: 's', ours: taken.startSeconds },
];
