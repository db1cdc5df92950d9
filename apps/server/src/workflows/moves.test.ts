import {
  allowedMoves,
  type MoveName,
  moveNames,
  type OnboardingState,
  tryMove,
} from '@dossier/domain/onboarding-machine';
import type { Role } from '@dossier/domain/portal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accessOf,
  onboardingAt,
  requestRow,
  type Stage,
  snapshot,
  stages,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';
import { stateOf } from '../case/moves.ts';

let world: World;
let ids: Record<Stage, string>;
let people: Record<Role, Person>;
/** Every row: no test of this file changes one. */
let before: string;

beforeAll(async () => {
  world = await startWorld();
  const entries: [Stage, string][] = [];
  for (const stage of stages) entries.push([stage, await onboardingAt(world, stage)]);
  ids = Object.fromEntries(entries) as Record<Stage, string>;
  people = {
    gatekeeper: world.gatekeeper,
    'gatekeeper-admin': world.admin,
    intern: world.intern,
    'intern-lead': world.lead,
    client: world.client,
  };
  before = await snapshot(world);
}, 120_000);
afterAll(() => world.close());

/** Input that is valid for a move by its schema. */
const inputs: Partial<Record<MoveName, Record<string, unknown>>> = {
  'save-draft': { values: {} },
  'ask-client': { corrections: [{ target: 'section:contact', text: 'Please call.' }] },
  'ask-institution': { question: 'Why?' },
  answer: { answer: 'Because.' },
  'edit-onboarding': { seen: {}, values: {} },
  reopen: { reason: 'New facts.' },
  cancel: { reason: 'Off.' },
  restore: { reason: 'On.' },
};

const roles: readonly Role[] = ['gatekeeper', 'gatekeeper-admin', 'intern', 'intern-lead', 'client'];
const cells = stages.flatMap((stage) => moveNames.flatMap((move) => roles.map((role) => ({ stage, move, role }))));

/** Drafts are visible to their institution only. */
const isHidden = (stage: Stage, role: Role): boolean => stage === 'draft' && !role.startsWith('gatekeeper');

/** Repeating these moves returns the first answer. */
const repeats: readonly string[] = [
  'send requested',
  'send approved',
  'submit submitted',
  'refuse-access refused',
  'approve-access approved',
];

describe('every move that the table forbids is refused with what is allowed instead [STAT-01, STAT-05]', () => {
  test.each(cells)('$move by $role from $stage', async ({ stage, move, role }) => {
    const id = ids[stage];
    const state: OnboardingState = stateOf(await requestRow(world, id));
    const verdict = tryMove(move, state, role);
    // Allowed moves are covered by the tests of each workflow.
    if (verdict.ok || repeats.includes(`${move} ${stage}`)) return;
    const input = move.endsWith('-access')
      ? { access: (await accessOf(world, id)) || 'nonenonenonenon' }
      : { request: id, ...inputs[move] };
    const { status, body } = await world.run(people[role], move, input);
    expect(await snapshot(world)).toBe(before);
    if (verdict.refusal.code === 'not-allowed')
      return expect({ status, code: body.code }).toEqual({ status: 403, code: 'not-allowed' });
    if (isHidden(stage, role)) return expect(status).toBe(404);
    if (body.code === 'already-decided') return expect(status).toBe(409);
    expect({ status, code: body.code, allowed: body.allowed }).toEqual({
      status: 409,
      code: 'move-not-allowed',
      allowed: allowedMoves(state, role),
    });
  });
});

test('a crafted status change over the record API is refused and changes nothing [STAT-05]', async () => {
  const id = ids.requested;
  for (const who of Object.values(people)) {
    const path = `/api/collections/gk_requests/records/${id}`;
    const { status } = await world.request('PATCH', path, { who, body: { status: 'completed' } });
    expect([403, 404]).toContain(status);
    expect(await snapshot(world)).toBe(before);
  }
});
