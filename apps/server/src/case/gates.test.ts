import { accessStatuses } from '@dossier/domain/access-request';
import { onboardingStatuses } from '@dossier/domain/onboarding';
import { type GatedSectionName, gatedSections } from '@dossier/domain/visibility';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorFor } from '../../test/case.ts';
import { startWorld, type World } from '../../test/scenario.ts';
import type { AccessRow, RequestRow } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { gated, gateFor } from './gates.ts';

let world: World;
let gatekeeper: Actor;
beforeAll(async () => {
  world = await startWorld();
  gatekeeper = await actorFor(world, world.gatekeeper);
});
afterAll(() => world.close());

const request = (status: string, completed_at = '') => ({ status, completed_at }) as RequestRow;
const access = (status: string) => (status === 'none' ? undefined : ({ status } as AccessRow));
const everyAccess = ['none', ...accessStatuses];

const needAccess: readonly GatedSectionName[] = ['ownership', 'people', 'funds', 'documents', 'document-verification'];
const needCompletion: readonly GatedSectionName[] = ['risk', 'company-screening'];

describe('a Gatekeeper', () => {
  test.each(needAccess)(
    'sees %s with approved access alone, in every status [ACC-11, ACC-12, DOC-06, DOC-07]',
    (one) => {
      for (const status of onboardingStatuses) {
        for (const given of everyAccess) {
          const why = gateFor(gatekeeper, request(status), access(given))(one);
          expect([status, given, why]).toEqual([status, given, given === 'approved' ? undefined : 'access required']);
        }
      }
    },
  );

  test.each(needCompletion)('sees %s after completion alone, whatever the access [RISK-04, SCR-03]', (section) => {
    for (const status of onboardingStatuses) {
      for (const given of everyAccess) {
        const why = gateFor(gatekeeper, request(status), access(given))(section);
        const expected = status === 'completed' ? undefined : 'onboarding in progress';
        expect([status, given, why]).toEqual([status, given, expected]);
      }
    }
  });

  test('sees person screening after completion with approved access; missing access is named first [SCR-05, STAT-18]', () => {
    const why = (status: string, given: string) =>
      gateFor(gatekeeper, request(status), access(given))('person-screening');
    expect(why('completed', 'approved')).toBeUndefined();
    expect(why('submitted', 'approved')).toBe('onboarding in progress');
    expect(why('completed', 'withdrawn')).toBe('access required');
    expect(why('submitted', 'rejected')).toBe('access required');
  });

  test('still sees the results of an onboarding that was archived after completion, not of a cancelled one', () => {
    expect(gateFor(gatekeeper, request('archived', '2026-11-20 10:00:00.000Z'), access('approved'))('risk')).toBe(
      undefined,
    );
    expect(gateFor(gatekeeper, request('archived'), access('approved'))('risk')).toBe('onboarding in progress');
  });
});

test('an Intern has no gates [PERM-06]', async () => {
  for (const who of [world.intern, world.lead]) {
    const gate = gateFor(await actorFor(world, who), request('requested'), undefined);
    expect(gatedSections.map(gate)).toEqual(gatedSections.map(() => undefined));
  }
});

test('an unknown portal and a client are gated like an institution without access', () => {
  for (const portal of ['auditor', 'client']) {
    const gate = gateFor({ ...gatekeeper, portal: portal as Actor['portal'] }, request('submitted'), undefined);
    expect(gatedSections.filter((section) => gate(section) === undefined).toSorted()).toEqual(
      ['activities', 'contact', 'identity', 'registration'].toSorted(),
    );
  }
});

test('a gated value is not even loaded [PERM-05]', async () => {
  let loads = 0;
  const load = () => {
    loads += 1;
    return 'secret';
  };
  const closed = gateFor(gatekeeper, request('submitted'), access('pending'));
  expect(await gated(closed, 'ownership', load)).toEqual({ open: false, why: 'access required' });
  expect(loads).toBe(0);
  const open = gateFor(gatekeeper, request('submitted'), access('approved'));
  expect(await gated(open, 'ownership', load)).toEqual({ open: true, value: 'secret' });
});
