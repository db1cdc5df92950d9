import { describe, expect, it } from 'vitest';
import { saveDraft } from './contracts/workflows/save-draft.ts';
import { clientStatusOf, onboardingNumber, onboardingStatuses } from './onboarding.ts';
import { allowedMoves, type MoveName, moveNames, type OnboardingState, tryMove } from './onboarding-machine.ts';
import { type Role, roles } from './portal.ts';
import { z } from './schema.ts';

const states: OnboardingState[] = [
  { status: 'none', waitingOn: '' },
  { status: 'draft', waitingOn: '' },
  { status: 'requested', waitingOn: '' },
  { status: 'submitted', waitingOn: '' },
  { status: 'waiting', waitingOn: 'client_access' },
  { status: 'waiting', waitingOn: 'client_corrections' },
  { status: 'waiting', waitingOn: 'gatekeeper' },
  { status: 'completed', waitingOn: '' },
  { status: 'archived', waitingOn: '', before: 'completed' },
];
const nameOf = ({ status, waitingOn }: OnboardingState) => (waitingOn === '' ? status : `${status} on ${waitingOn}`);

/** The table once more, written out: from → move → where it leads. Whatever is not here must be refused. */
const table: Record<string, Partial<Record<MoveName, string>>> = {
  none: { 'save-draft': 'draft' },
  draft: { 'save-draft': 'draft', send: 'requested', 'delete-draft': 'none' },
  requested: {
    submit: 'submitted',
    'refuse-access': 'waiting on client_access',
    'approve-access': 'requested',
    'withdraw-access': 'waiting on client_access',
    remind: 'requested',
    'edit-onboarding': 'requested',
    cancel: 'archived',
  },
  submitted: {
    'edit-onboarding': 'submitted',
    'ask-client': 'waiting on client_corrections',
    'ask-institution': 'waiting on gatekeeper',
    complete: 'completed',
    'withdraw-access': 'waiting on client_access',
    cancel: 'archived',
  },
  'waiting on client_access': {
    submit: 'submitted',
    'refuse-access': 'waiting on client_access',
    'approve-access': 'requested',
    'withdraw-access': 'waiting on client_access',
    remind: 'waiting on client_access',
    'edit-onboarding': 'waiting on client_access',
    cancel: 'archived',
  },
  'waiting on client_corrections': {
    submit: 'submitted',
    'approve-access': 'waiting on client_corrections',
    'withdraw-access': 'waiting on client_access',
    remind: 'waiting on client_corrections',
    'edit-onboarding': 'waiting on client_corrections',
    cancel: 'archived',
  },
  'waiting on gatekeeper': {
    'edit-onboarding': 'waiting on gatekeeper',
    answer: 'submitted',
    'withdraw-access': 'waiting on client_access',
    cancel: 'archived',
  },
  completed: {
    'approve-access': 'completed',
    'withdraw-access': 'completed',
    reopen: 'submitted',
    archive: 'archived',
  },
  archived: { restore: 'completed' },
};

const gatekeeper: Role[] = ['gatekeeper', 'gatekeeper-admin'];
const intern: Role[] = ['intern', 'intern-lead'];
const movers: Record<MoveName, Role[]> = {
  'save-draft': gatekeeper,
  send: gatekeeper,
  'delete-draft': gatekeeper,
  remind: gatekeeper,
  'edit-onboarding': gatekeeper,
  answer: gatekeeper,
  cancel: gatekeeper,
  archive: gatekeeper,
  submit: ['client'],
  'refuse-access': ['client'],
  'approve-access': ['client'],
  'withdraw-access': ['client'],
  'ask-client': intern,
  'ask-institution': intern,
  complete: intern,
  reopen: ['intern-lead'],
  restore: ['gatekeeper-admin', 'intern-lead'],
};

describe('the moves of an onboarding', () => {
  const every = states.flatMap((state) => moveNames.flatMap((move) => roles.map((role) => ({ state, move, role }))));

  it('is asked for every status, move and role [STAT-05]', () => {
    expect(every).toHaveLength(9 * 17 * 5);
  });

  it.each(every.map((one) => [nameOf(one.state), one.move, one.role, one.state] as const))(
    'from %s, %s by %s [STAT-05, STAT-06, STAT-07, STAT-08, STAT-09, STAT-10, STAT-11, STAT-12, STAT-13, STAT-14, STAT-15, STAT-16]',
    (from, move, role, state) => {
      const outcome = tryMove(move, state, role);
      const leadsTo = table[from]?.[move];
      if (!movers[move].includes(role)) {
        expect(outcome).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
      } else if (leadsTo === undefined) {
        const allowed = moveNames.filter((name) => movers[name].includes(role) && table[from]?.[name] !== undefined);
        expect(outcome).toEqual({
          ok: false,
          refusal: { code: 'move-not-allowed', facts: { move, status: state.status, allowed } },
        });
        expect(allowedMoves(state, role)).toEqual(allowed);
      } else {
        if (!outcome.ok) throw new Error('refused');
        expect(nameOf(outcome.value)).toBe(leadsTo);
      }
    },
  );
});

describe('approving access that was withdrawn', () => {
  const waiting = { status: 'waiting', waitingOn: 'client_access' } as const;
  it.each([
    { status: 'submitted', waitingOn: '' },
    { status: 'waiting', waitingOn: 'client_corrections' },
    { status: 'waiting', waitingOn: 'gatekeeper' },
  ] as const)('leads back to where a submitted onboarding was: $status $waitingOn [STAT-10]', (resumed) => {
    expect(tryMove('approve-access', { ...waiting, resumed }, 'client')).toEqual({ ok: true, value: resumed });
  });
});

describe('an onboarding', () => {
  it('has one of six statuses, and no other [STAT-01]', () => {
    expect(onboardingStatuses).toEqual(['draft', 'requested', 'submitted', 'waiting', 'completed', 'archived']);
  });

  it('is about a business or an individual; other clients are refused [ENTY-03]', () => {
    const person = { firstName: 'Aoife', lastName: 'Brennan', documentNumber: 'PA1234567', country: 'IE' };
    const isAccepted = (client: object) => z.safeParse(saveDraft.input, { values: { client } }).success;
    expect(isAccepted({ kind: 'business' })).toBe(true);
    expect(isAccepted({ kind: 'individual', ...person })).toBe(true);
    expect(isAccepted({ kind: 'trust', ...person })).toBe(false);
  });

  it.each([
    ['draft', '', undefined],
    ['requested', '', 'please-complete'],
    ['submitted', '', 'being-checked'],
    ['waiting', 'gatekeeper', 'being-checked'],
    ['waiting', 'client_access', 'need-something'],
    ['waiting', 'client_corrections', 'need-something'],
    ['completed', '', 'finished'],
    ['archived', '', 'finished'],
  ] as const)('for a client: %s %s is %s [FORM-30]', (status, waitingOn, word) => {
    expect(clientStatusOf(status, waitingOn)).toBe(word);
  });

  it('number an onboarding by organisation, year and six digits', () => {
    expect(onboardingNumber('KV', 2026, 123)).toBe('KV-2026-000123');
  });
});
