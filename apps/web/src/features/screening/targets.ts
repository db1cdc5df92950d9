import { isUndecided } from '@dossier/domain/screening';
import type { ViewAnswer } from '#api/views.ts';

export type EntityAnswer = ViewAnswer<'entity'>;
export type ScreeningRow = Extract<EntityAnswer['companyScreening'], { open: true }>['value'][number];
export type ScreeningHit = ScreeningRow['hits'][number];
export type HitFact = ScreeningHit['facts'][number];

/** A person or company to be screened, with the result. */
export interface ScreeningTarget {
  /** `kind:target` */
  readonly key: string;
  readonly kind: 'company' | 'person';
  readonly target: string;
  readonly name: string;
  readonly row: ScreeningRow | undefined;
}

/** A hit with the name it belongs to, in navigation order. */
export interface ScreeningPosition {
  readonly target: ScreeningTarget;
  readonly hit: ScreeningHit | undefined;
}

/** Companies first, then people; including those without a result. */
export function targetsOf({ screeningTargets, companyScreening, personScreening }: EntityAnswer): ScreeningTarget[] {
  const rows = [
    ...(companyScreening.open ? companyScreening.value : []),
    ...(personScreening.open ? personScreening.value : []),
  ];
  const byKey = new Map(rows.map((row) => [`${row.kind}:${row.target}`, row]));
  const named = new Map(
    [...screeningTargets, ...rows].map(({ kind, target, name }): [string, ScreeningTarget] => {
      const key = `${kind}:${target}`;
      return [key, { key, kind, target, name, row: byKey.get(key) }];
    }),
  );
  return [...named.values()].toSorted((a, b) => (a.kind === b.kind ? 0 : a.kind === 'company' ? -1 : 1));
}

/** The lists that were searched, each version once. */
export function listsOf(targets: readonly ScreeningTarget[]): ScreeningRow['lists'] {
  const lists = targets.flatMap(({ row }) => row?.lists ?? []);
  return [...new Map(lists.map((list) => [`${list.name} ${list.version} ${list.date}`, list])).values()];
}

/** Every hit of the onboarding in display order. */
export function placesOf(targets: readonly ScreeningTarget[]): { target: ScreeningTarget; hit: ScreeningHit }[] {
  return targets.flatMap((target) => (target.row?.hits ?? []).map((hit) => ({ target, hit })));
}

/** The selection for an address: the hit or name in it, otherwise the first that awaits a decision. */
export function placeOf(targets: readonly ScreeningTarget[], of: string, hit: string): ScreeningPosition | undefined {
  const places = placesOf(targets);
  const named = places.find((place) => place.hit.id === hit && (of === '' || place.target.key === of));
  if (named) return named;
  const target =
    targets.find(({ key }) => key === of) ??
    places.find((place) => isUndecided(place.hit))?.target ??
    places[0]?.target ??
    targets[0];
  if (!target) return undefined;
  const hits = target.row?.hits ?? [];
  return { target, hit: hits.find(isUndecided) ?? hits[0] };
}

/** The next undecided hit, from here on and then from the start, without the one decided just now. */
export function nextOpen(targets: readonly ScreeningTarget[], from: string, decided: readonly string[]) {
  const places = placesOf(targets);
  const at = places.findIndex(({ hit }) => hit.id === from);
  const inOrder = [...places.slice(at + 1), ...places.slice(0, at + 1)];
  return inOrder.find(({ hit }) => hit.state === 'open' && !decided.includes(hit.id));
}
