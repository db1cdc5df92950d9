import { describe, expect, it } from 'vitest';
import { accessStatuses, isAccessOpen, tryAccessMove } from './access-request.ts';
import { checkStatuses, checks, derivedStatuses, requiredChecks } from './checks.ts';
import { onboardingStatuses } from './onboarding.ts';
import { type GatedSectionName, gatedSections, gateOf } from './visibility.ts';

const open: GatedSectionName[] = ['registration', 'activities', 'contact', 'identity'];
const needAccess: GatedSectionName[] = ['funds', 'ownership', 'people', 'documents', 'document-verification'];
const needCompletion: GatedSectionName[] = ['risk', 'company-screening'];

function expected(section: GatedSectionName, completed: boolean, approved: boolean) {
  if (open.includes(section)) return undefined;
  if (needAccess.includes(section)) return approved ? undefined : 'access required';
  if (needCompletion.includes(section)) return completed ? undefined : 'onboarding in progress';
  if (!approved) return 'access required';
  return completed ? undefined : 'onboarding in progress';
}

describe('section gates', () => {
  const every = gatedSections.flatMap((section) =>
    onboardingStatuses.flatMap((status) =>
      (['', ...accessStatuses] as const).map((access) => [section, status, access] as const),
    ),
  );
  it.each(every)(
    '%s of a %s onboarding with access "%s" [STAT-18, ACC-11, ACC-12, ACC-15]',
    (section, status, access) => {
      expect(gateOf(section, { status, completedAt: '', access })).toBe(
        expected(section, status === 'completed', access === 'approved'),
      );
      const completedAt = '2026-11-24 10:00:00.000Z';
      const completed = status === 'completed' || status === 'archived';
      expect(gateOf(section, { status, completedAt, access })).toBe(
        expected(section, completed, access === 'approved'),
      );
    },
  );

  it('are open for a version that the institution keeps after access was withdrawn, until completion as ever', () => {
    const kept = { completedAt: '', access: 'withdrawn', keepsVersion: true } as const;
    for (const section of gatedSections) {
      for (const status of ['waiting', 'completed'] as const)
        expect(gateOf(section, { ...kept, status })).toBe(expected(section, status === 'completed', true));
    }
  });

  it('exist for exactly these sections [STAT-18]', () => {
    expect([...gatedSections].sort()).toEqual([...open, ...needAccess, ...needCompletion, 'person-screening'].sort());
  });
});

describe('check statuses', () => {
  it('are six stored and two derived ones [STAT-02, STAT-03, STAT-04]', () => {
    expect(checkStatuses).toEqual(['pending', 'approved', 'verified', 'clear', 'rejected', 'failed']);
    expect(derivedStatuses).toEqual(['onboarding in progress', 'access required']);
  });

  it('exist for nine checks [STAT-21]', () => {
    expect(checks).toEqual([
      'registration',
      'activities',
      'ownership',
      'people',
      'funds',
      'documents',
      'identity',
      'company_screening',
      'person_screening',
    ]);
  });

  it('are required by scope, and some always [STAT-14]', () => {
    expect(requiredChecks([], 'business')).toEqual([
      'registration',
      'documents',
      'identity',
      'company_screening',
      'person_screening',
    ]);
    expect(requiredChecks(['funds', 'ownership'], 'individual')).toEqual([
      'funds',
      'documents',
      'identity',
      'person_screening',
    ]);
  });
});

describe('transitions of an access request', () => {
  const allowed = [
    'pending approved',
    'pending rejected',
    'pending withdrawn',
    'rejected approved',
    'approved withdrawn',
    'withdrawn approved',
  ];
  it.each(accessStatuses.flatMap((from) => accessStatuses.map((to) => [from, to] as const)))(
    'from %s to %s [ACC-07, ACC-13]',
    (from, to) => {
      expect(tryAccessMove(from, to)).toEqual(
        allowed.includes(`${from} ${to}`)
          ? { ok: true, value: to }
          : { ok: false, refusal: { code: 'already-decided', facts: { status: from } } },
      );
    },
  );

  it('use four statuses [ACC-13]', () => {
    expect(accessStatuses).toEqual(['pending', 'approved', 'rejected', 'withdrawn']);
    expect(accessStatuses.filter(isAccessOpen)).toEqual(['pending', 'rejected']);
  });
});
