import type { Figure } from '../goals.ts';
import type { Figures } from './measure.ts';
import type { OwnProcess } from './own-process.ts';
import type { Timed } from './timed.ts';

/** Size of the index: the names of the lists, or these and a million invented ones. */
export type Size = 'lists' | 'more';

/** Goals ("at least", "aim") for the lists alone and with a million invented names. Unit: ms. */
const p95Goals: Readonly<Record<Size, readonly [number, number]>> = { lists: [5, 1.5], more: [15, 5] };
const memoryGoals: Readonly<Record<Size, readonly [number, number]>> = { lists: [250, 150], more: [700, 400] };

const quality: readonly (readonly [keyof Figures, string, readonly [number, number], boolean])[] = [
  ['f1', 'F1', [94, 97], true],
  ['found', 'found', [92, 96], true],
  ['rank1', 'found at rank 1', [89, 93], true],
  ['falseAlerts', 'false alerts on ordinary names', [2, 1], false],
  ['otherwiseFound', 'found of ordinary names that an entry has in another spelling', [100, 100], true],
  ['falseAlertsBefore', 'false alerts, such names counted as ordinary ones', [2, 1], false],
  ['f1Before', 'F1, such names counted as ordinary ones', [94, 97], true],
  ['precision', 'correct entries among those returned', [80, 90], true],
  ['otherBirthAlerts', 'alerts despite a different birth date', [10, 3], false],
  ['nearBirthFound', 'found with a near birth date', [98, 100], true],
];

/** Quality of the search, with its goals. */
export const qualityOf = (figures: Figures): Figure[] =>
  quality.map(([key, name, goals, isMoreBetter]) => ({
    name,
    unit: '%',
    ours: figures[key] * 100,
    goals,
    isMoreBetter,
  }));

/** Response times and throughput. */
export const speedOf = ({ p50, p95, perSecond }: Omit<Timed, 'answers' | 'cpuPerQuery'>, size: Size): Figure[] => [
  { name: 'answer, p50', unit: 'ms', ours: p50 },
  { name: 'answer, p95', unit: 'ms', ours: p95, goals: p95Goals[size] },
  // The goal for throughput applies to the lists alone.
  {
    name: 'queries',
    unit: '/s',
    ours: perSecond,
    isMoreBetter: true,
    ...(size === 'lists' ? { goals: [500, 1_500] as const } : {}),
  },
];

/** Resources of a process that loads the saved index. */
export const scaleOf = (usage: OwnProcess, size: Size): Figure[] => [
  ...speedOf({ p50: usage.p50Ms, p95: usage.p95Ms, perSecond: usage.perSecond }, size),
  { name: 'resident memory after the last answer', unit: 'MB', ours: usage.memoryMb, goals: memoryGoals[size] },
  { name: 'size of the saved index', unit: 'MB', ours: usage.savedMb },
  {
    name: 'loading the saved index',
    unit: 's',
    ours: usage.loadSeconds,
    ...(size === 'more' ? { goals: [4, 1] as const } : {}),
  },
  { name: 'process that answers one query, from start to exit', unit: 's', ours: usage.startSeconds },
];
