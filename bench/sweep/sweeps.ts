import { once } from 'node:events';
import type { Figure } from '../goals.ts';
import { type Desk, mostResidentBytes, processorSeconds, startDesk, upload } from './desk.ts';
import { Knocker, type Onlooker, type SweepState, until } from './watch.ts';

/** Goals for ten thousand subjects and fifty thousand entries. Unit: seconds. */
const goals = [300, 300] as const;

/** The dependencies of all sweeps of a benchmark. */
export interface Scene {
  readonly folder: string;
  readonly eye: Onlooker;
  readonly subjects: number;
  /** Id of the list, and its text in each edition. */
  readonly list: string;
  readonly textOf: (edition: number) => string;
}

/** @throws when the condition is false */
export function assertThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`failed: ${what}`);
}

/** Uploads an edition of the list; returns the sweep that it caused, once that has begun. */
async function publish(desk: Desk, { eye, list, textOf }: Scene, edition: number): Promise<SweepState> {
  const before = eye.newestSweep()?.id;
  const text = textOf(edition);
  await upload(desk, list, text);
  return until(() => {
    const sweep = eye.newestSweep();
    return sweep && sweep.id !== before && sweep.state !== 'waiting' ? sweep : undefined;
  }, 'the sweep has begun');
}

const isOver = ({ state }: SweepState) => state === 'done' || state === 'failed';

async function ended({ eye, subjects }: Scene): Promise<SweepState> {
  const sweep = await until(() => [eye.newestSweep()].find((one) => one && isOver(one)), 'the sweep has ended');
  assertThat(sweep.state === 'done' && sweep.done === subjects, 'a sweep goes over every subject');
  return sweep;
}

/** Sweeps all subjects after a new edition, without interruption. */
export async function wholeSweep(desk: Desk, scene: Scene, edition: number): Promise<Figure[]> {
  await publish(desk, scene, edition);
  const processor = processorSeconds(desk.child);
  const knocker = new Knocker(desk.port);
  const { seconds, alerts } = await ended(scene);
  const longest = await knocker.stop();
  return [
    { name: 'from the first subject to the last', unit: 's', ours: seconds, goals },
    { name: 'processor time of the desk', unit: 's', ours: processorSeconds(desk.child) - processor },
    { name: 'longest time without an answer', unit: 'ms', ours: longest },
    {
      name: 'most memory of the desk, thread and index included',
      unit: 'MB',
      ours: mostResidentBytes(desk.child) / 1e6,
    },
    { name: 'alerts opened', unit: 'subjects', ours: alerts },
  ];
}

/** Kills the desk halfway through a sweep and starts it again. Returns the new desk. */
export async function killedSweep(desk: Desk, scene: Scene, edition: number): Promise<[Desk, Figure[]]> {
  const { eye, subjects } = scene;
  await publish(desk, scene, edition);
  await until(() => (eye.newestSweep() as SweepState).done >= subjects / 2 || undefined, 'half of it is done');
  desk.child.kill('SIGKILL');
  await once(desk.child, 'exit');
  const { done } = eye.newestSweep() as SweepState;
  assertThat(done < subjects, 'it was killed in the middle');
  const began = performance.now();
  const again = { ...desk, child: await startDesk(scene.folder, desk.port) };
  const answered = performance.now();
  const next = await until(() => {
    const sweep = eye.newestSweep() as SweepState;
    return sweep.done > done ? sweep : undefined;
  }, 'the sweep continues');
  const wentOn = performance.now();
  assertThat(next.done - done <= 40 * 5, 'it goes on where it stood');
  await ended(scene);
  return [
    again,
    [
      { name: 'done when it was killed', unit: 'subjects', ours: done },
      { name: 'from the new start to its first answer', unit: 's', ours: (answered - began) / 1_000 },
      { name: 'from there until it went on (a lease of 60 s)', unit: 's', ours: (wentOn - answered) / 1_000 },
      { name: 'from there to the last subject', unit: 's', ours: (performance.now() - wentOn) / 1_000 },
    ],
  ];
}
