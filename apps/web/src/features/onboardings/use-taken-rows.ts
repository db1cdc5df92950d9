import { useQueries } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { recordOne } from '#api/records.ts';
import type { Rows } from '#api/use-rows.ts';
import { useUser } from '#api/use-session.ts';
import type { OnboardingRow } from '#list-views/onboarding-columns.tsx';

/** A row that left the list while it was on screen. */
interface LeftRow {
  readonly row: OnboardingRow;
  /** The rows that followed it, in order: the next one may itself be taken or assigned later. */
  readonly followers: readonly string[];
  /** When this list noticed it. */
  readonly at: string;
}

/** What the last refresh showed, and the retained rows among it. */
interface Seen {
  readonly key: string;
  readonly updatedAt: number;
  readonly rows: Shown;
  readonly left: readonly LeftRow[];
}

export interface Taker {
  /** '' while it is being read. */
  readonly name: string;
  /** When this list noticed it. */
  readonly at: string;
}

type Shown = readonly (OnboardingRow | undefined)[];
type TakenRows = Pick<Rows<'queue'>, 'rows' | 'total' | 'onRange'> & {
  /** Who took the row; undefined: the row is in the list. */
  readonly takenBy: (row: OnboardingRow) => Taker | undefined;
  /** Rows taken by others that are still shown. */
  readonly count: number;
  /** Rows that leave by an action of the viewer are not retained. */
  readonly letGo: (ids: readonly string[]) => void;
  /** Receives the row that the keyboard moved to. */
  readonly choose: (row: OnboardingRow | undefined) => void;
  /** Does something with the row that the keyboard moved to, unless a colleague took it. */
  readonly withCurrent: (act: (id: string) => void) => () => void;
};

const noTaker = () => undefined;

/**
 * Retains the visible rows that a colleague takes, and those above them, until the list is left, searched or sorted again:
 * nothing moves under the pointer, and no key reaches another row than the one that was read.
 */
export function useTakenRows(list: Rows<'queue'>): TakenRows {
  // The current row and what is visible are read by keys and refreshes; they render nothing.
  'use no memo';
  const { key, rows, updatedAt, head, onRange } = list;
  const current = useRef<OnboardingRow | undefined>(undefined);
  const lastVisible = useRef(0);
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<Seen>({ key, updatedAt, rows, left: [] });
  const known = seen.key === key ? seen.left : [];
  const isRefreshed = seen.key === key && seen.updatedAt !== updatedAt;
  const left = isRefreshed ? [...known, ...leftRows(seen.rows, lastVisible.current, rows, known)] : known;
  const takers = useTakers(
    left.map(({ row }) => row),
    head?.interns ?? [],
  );
  const listed = left.length === 0 ? undefined : idsOf(rows);
  const retained = left.filter(({ row: { id } }) => !listed?.has(id) && !own.has(id) && takers.get(id) !== undefined);
  const shown = retained.length === 0 ? rows : insert(rows, retained);
  // React renders again at once, before anything of this state is on screen.
  if (seen.key !== key || seen.updatedAt !== updatedAt || seen.left.length !== retained.length)
    setSeen({ key, updatedAt, rows: shown, left: retained });

  const takenBy: TakenRows['takenBy'] =
    retained.length === 0
      ? noTaker
      : ({ id }) => {
          const found = retained.find(({ row }) => row.id === id);
          return found && { name: takers.get(id) ?? '', at: found.at };
        };
  return {
    rows: shown,
    total: list.total + retained.length,
    onRange: useCallback(
      (first, last) => {
        lastVisible.current = last;
        onRange(first, last);
      },
      [onRange],
    ),
    takenBy,
    count: retained.length,
    letGo: useCallback((ids) => setOwn((before) => new Set([...before, ...ids])), []),
    choose: useCallback((row) => {
      current.current = row;
    }, []),
    withCurrent: (act) => () => {
      const { current: row } = current;
      if (row && takenBy(row) === undefined) act(row.id);
    },
  };
}

/** Who took these onboardings: a name, '' while it is read, undefined when it was no colleague. */
function useTakers(rows: readonly OnboardingRow[], interns: readonly { readonly id: string; readonly name: string }[]) {
  const me = useUser()?.id;
  const answers = useQueries({
    queries: rows.map(({ id }) => recordOne('gk_requests', id, { fields: 'id,assigned_intern' })),
  });
  return new Map(
    rows.map(({ id, assigned }, index) => {
      const answer = answers[index];
      const intern = answer?.data?.assigned_intern ?? '';
      // Whose it was already took nothing: the row left for another reason.
      if (intern !== '' && intern !== me && intern !== assigned?.id)
        return [id, interns.find((one) => one.id === intern)?.name ?? ''] as const;
      return [id, answer?.isFetching ? '' : undefined] as const;
    }),
  );
}

function idsOf(rows: Shown): ReadonlySet<string> {
  const ids = new Set<string>();
  // Skips what is not loaded, unlike a loop by index.
  rows.forEach((row) => {
    if (row) ids.add(row.id);
  });
  return ids;
}

/** The visible rows that a refresh no longer has. */
function leftRows(before: Shown, lastVisible: number, now: Shown, known: readonly LeftRow[]): LeftRow[] {
  const ids = new Set([...idsOf(now), ...known.map(({ row }) => row.id)]);
  const gone: LeftRow[] = [];
  const at = new Date().toISOString();
  before.slice(0, lastVisible + 1).forEach((row, index) => {
    const isLoaded = now.length === 0 || now[Math.min(index, now.length - 1)] !== undefined;
    if (row && isLoaded && !ids.has(row.id)) gone.push({ row, followers: [...idsOf(before.slice(index + 1))], at });
  });
  return gone;
}

/** Puts each row back in front of the first shown row that followed it; at the end when none is shown. */
function insert(rows: Shown, left: readonly LeftRow[]): Shown {
  return [...left].reverse().reduce<Shown>((shown, { row, followers }) => {
    const indexes = new Map<string, number>();
    // As above: skips what is not loaded.
    shown.forEach((one, index) => {
      if (one) indexes.set(one.id, index);
    });
    const follower = followers.find((id) => indexes.has(id)) ?? '';
    return shown.toSpliced(indexes.get(follower) ?? shown.length, 0, row);
  }, rows);
}
