import type { ViewAnswer } from '#api/views.ts';

type Entity = ViewAnswer<'entity'>;
export type ScreeningRow = Extract<Entity['companyScreening'], { open: true }>['value'][number];
export type ScreeningHit = ScreeningRow['hits'][number];

/** Somebody who is to be screened, and what came out when they were. */
export interface Target {
  /** `kind:target` */
  readonly key: string;
  readonly kind: 'company' | 'person';
  readonly target: string;
  readonly name: string;
  readonly row: ScreeningRow | undefined;
}

/** Companies first, then people; those without a result are in it as well. */
export function targetsOf({ screeningTargets, companyScreening, personScreening }: Entity): Target[] {
  const rows = [
    ...(companyScreening.open ? companyScreening.value : []),
    ...(personScreening.open ? personScreening.value : []),
  ];
  const byKey = new Map(rows.map((row) => [`${row.kind}:${row.target}`, row]));
  const named = new Map(
    [...screeningTargets, ...rows].map(({ kind, target, name }): [string, Target] => {
      const key = `${kind}:${target}`;
      return [key, { key, kind, target, name, row: byKey.get(key) }];
    }),
  );
  return [...named.values()].toSorted((a, b) => (a.kind === b.kind ? 0 : a.kind === 'company' ? -1 : 1));
}

/** The lists that were searched, each version once. */
export function listsOf(targets: readonly Target[]): ScreeningRow['lists'] {
  const lists = targets.flatMap(({ row }) => row?.lists ?? []);
  return [...new Map(lists.map((list) => [`${list.name} ${list.version} ${list.date}`, list])).values()];
}
