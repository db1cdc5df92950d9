import { ApiError } from '@dossier/records';
import type { Hooks } from '@dossier/records/collection';

/** Append-only rows: the API refuses updates and deletions, also by a superuser. */
export const appendOnly: Hooks = {
  beforeUpdate: [(_next, _before, { via }) => refuseApi(via, 'This row is part of the record and is never changed.')],
  beforeDelete: [(_record, { via }) => refuseApi(via, 'This row is part of the record and is never deleted.')],
};

/** The same for rows that the API cannot create either: a superuser can forge none. */
export const writtenByServer: Hooks = {
  ...appendOnly,
  beforeCreate: [(_next, { via }) => refuseApi(via, 'The server alone writes this row.')],
};

/** Submitted and superseded versions of a form are immutable, over the API and in workflows; a merge moves them. */
export const frozenOnceSubmitted: Hooks = {
  beforeUpdate: [
    (next, before, { via }) => {
      if (before['state'] === 'draft') return;
      const onlySuperseded = via === 'program' && before['state'] === 'submitted' && next['state'] === 'superseded';
      const onlyMoved = via === 'program' && isSameExcept(next, before, ['business', 'updated']);
      if (!onlySuperseded && !onlyMoved) throw new ApiError(400, 'A submitted version is never changed.');
    },
  ],
  beforeDelete: [
    (record, { via }) => {
      if (record['state'] !== 'draft') throw new ApiError(400, 'A submitted version is never deleted.');
      refuseApi(via, 'A version is deleted with its draft onboarding only.');
    },
  ],
};

/** Do two states of a row differ in these fields only? */
function isSameExcept(next: Record<string, unknown>, before: Record<string, unknown>, fields: readonly string[]) {
  const others = Object.keys(before).filter((name) => !fields.includes(name));
  return others.every((name) => JSON.stringify(next[name]) === JSON.stringify(before[name]));
}

function refuseApi(via: 'api' | 'program', message: string): void {
  if (via === 'api') throw new ApiError(403, message);
}

/** Exactly one of `business` and `individual` is set, and `subject` is its id. */
export function subjectFollows(next: Record<string, unknown>): void {
  const business = String(next['business'] ?? '');
  const individual = String(next['individual'] ?? '');
  if ((business === '') === (individual === ''))
    throw new ApiError(400, 'Exactly one of business and individual is set.');
  next['subject'] = business || individual;
}

export const namesOneSubject: Hooks = {
  beforeCreate: [(next) => subjectFollows(next)],
  beforeUpdate: [(next) => subjectFollows(next)],
};

export function allHooks(...hooks: Hooks[]): Hooks {
  return {
    beforeCreate: hooks.flatMap((hook) => hook.beforeCreate ?? []),
    beforeUpdate: hooks.flatMap((hook) => hook.beforeUpdate ?? []),
    beforeDelete: hooks.flatMap((hook) => hook.beforeDelete ?? []),
  };
}
