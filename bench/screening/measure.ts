import type { Case } from './development-set.ts';

/** Results of a query: ids with their scores, best first. */
export type Answer = readonly { readonly entityId: string; readonly score: number }[];

export interface Figures {
  readonly found: number;
  readonly rank1: number;
  readonly falseAlerts: number;
  /** Names that an entry has in another spelling count as ordinary ones, as before decision 0275. */
  readonly falseAlertsBefore: number;
  readonly f1: number;
  readonly f1Before: number;
  /** Share of these names for which an entry with the name is returned. */
  readonly otherwiseFound: number;
  /** Share of correct entries among those returned, over listed and ordinary queries. */
  readonly precision: number;
  readonly otherBirthAlerts: number;
  readonly nearBirthFound: number;
}

/** NaN if the total is 0. */
const share = (part: number, of: number) => (of === 0 ? Number.NaN : part / of);

/** Computes the figures of a set of answered cases. */
export function figuresOf(cases: readonly Case[], answers: readonly Answer[]): Figures {
  const of = (group: Case['group']) =>
    cases.flatMap((one, i) => (one.group === group ? [{ one, answer: answers[i] as Answer }] : []));
  const otherwise = of('listed otherwise');
  const isRight = (one: Case) => (hit: { entityId: string } | undefined) =>
    hit !== undefined && one.right.has(hit.entityId);
  const [listed, ordinary, far, near] = [of('listed'), of('ordinary'), of('other birth date'), of('near birth date')];
  const found = listed.filter(({ one, answer }) => answer.some(isRight(one))).length;
  const alerts = ordinary.filter(({ answer }) => answer.length > 0).length;
  const alertsBefore = alerts + otherwise.filter(({ answer }) => answer.length > 0).length;
  const returned = [...listed, ...ordinary].reduce((sum, { answer }) => sum + answer.length, 0);
  const right = listed.reduce((sum, { one, answer }) => sum + answer.filter(isRight(one)).length, 0);
  const r = share(found, listed.length);
  const f1With = (wrong: number) => {
    const p = share(found, found + wrong);
    return share(2 * p * r, p + r);
  };
  return {
    found: r,
    rank1: share(listed.filter(({ one, answer }) => isRight(one)(answer[0])).length, listed.length),
    falseAlerts: share(alerts, ordinary.length),
    falseAlertsBefore: share(alertsBefore, ordinary.length + otherwise.length),
    f1: f1With(alerts),
    f1Before: f1With(alertsBefore),
    otherwiseFound: share(otherwise.filter(({ one, answer }) => answer.some(isRight(one))).length, otherwise.length),
    precision: share(right, returned),
    otherBirthAlerts: share(far.filter(({ one, answer }) => answer.some(isRight(one))).length, far.length),
    nearBirthFound: share(near.filter(({ one, answer }) => answer.some(isRight(one))).length, near.length),
  };
}

/** Counts the cases found, by variant. */
export function byVariant(
  cases: readonly Case[],
  answers: readonly Answer[],
): Map<string, { found: number; of: number }> {
  const table = new Map<string, { found: number; of: number }>();
  for (const [i, one] of cases.entries()) {
    if (one.group !== 'listed') continue;
    const row = table.get(one.variant) ?? { found: 0, of: 0 };
    row.of++;
    if ((answers[i] as Answer).some(({ entityId }) => one.right.has(entityId))) row.found++;
    table.set(one.variant, row);
  }
  return table;
}
