import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterEach, describe, expect, test } from 'vitest';
import { loadVersion, others } from '../../test/lists.ts';
import { textOf } from '../../test/pdf-text.ts';
import { refused } from '../../test/refused.ts';
import { done, onboardingAt, settleChecks, startWorld, type World } from '../../test/scenario.ts';
import {
  checkOf,
  completeDespite,
  decide,
  entityOf,
  hitOf,
  ofOtherInstitution,
  peopleOf,
  screenAgain,
  sendAgain,
  sentCompany,
  withList,
  yoris,
} from '../../test/screened.ts';

let world: World;
let list: string;
afterEach(() => world.close());

/** A submitted company form, in an installation with a list. */
async function sentFile(): Promise<string> {
  const sent = await sentCompany();
  world = sent;
  list = sent.file.list;
  return sent.file.request;
}

describe('a dismissal', () => {
  test('remains valid in later runs and sweeps as long as entry and subject are unchanged [SCR-11]', async () => {
    const request = await sentFile();
    await world.screening.screenFiles();
    const { id, list: name, entryId } = await hitOf(world, request);
    await decide(world, id, 'false_positive');
    expect(await checkOf(world, request, 'person_screening')).toBe('clear');
    // The history names the entry, behind the gate of screening, and leads to the hit.
    const [event] = await world.store.reader.find('events', 'action = "hit-decided"', {});
    expect(event).toMatchObject({ section: 'person-screening', facts: { kind: 'person', target: joris, hit: id } });
    expect(event?.changes).toContainEqual({ field: 'entry', before: '', after: `${name}, ${entryId}` });
    await screenAgain(world, request);
    await sendAgain(world, request, (all) =>
      Object.assign(all.find((one) => one['id'] === marit) ?? {}, { birthDate: '1981-01-01' }),
    );
    await world.screening.screenFiles();
    expect(await hitOf(world, request)).toMatchObject({
      id,
      state: 'false_positive',
      reason: 'Born in another place.',
      by: 'Ruben Aerts',
    });
    expect(await checkOf(world, request, 'person_screening')).toBe('clear');
    // Additions to the list do not change this entry.
    await loadVersion(world, list, [...others, yoris, { id: 'N-1', name: 'Nadia Ottens' }], '2026-11-20');
    await screenAgain(world, request);
    expect(await hitOf(world, request)).toMatchObject({ state: 'false_positive', listVersion: '2026-11-20' });
  });

  test('is reopened with the reason when the entry changes [SCR-11]', async () => {
    const request = await sentFile();
    await world.screening.screenFiles();
    const { id } = await hitOf(world, request);
    await decide(world, id, 'false_positive');
    await loadVersion(world, list, [...others, { ...yoris, birthDate: '1980-02' }], '2026-11-20');
    await screenAgain(world, request);
    expect(await hitOf(world, request)).toMatchObject({
      id,
      state: 'open',
      reason: '',
      earlier: {
        state: 'false_positive',
        reason: 'Born in another place.',
        by: 'Ruben Aerts',
        changed: ['entry'],
        changedFields: ['birthDate'],
      },
    });
    expect(await checkOf(world, request, 'person_screening')).toBe('pending');
    expect(await world.store.reader.count('events', 'action = "screening-hits-returned"')).toBe(1);
  });

  test('is reopened with the reason when the subject changes [SCR-11]', async () => {
    const request = await sentFile();
    await world.screening.screenFiles();
    await decide(world, (await hitOf(world, request)).id, 'false_positive');
    await sendAgain(world, request, (all) =>
      Object.assign(all.find((one) => one['id'] === joris) ?? {}, { birthDate: '1980-03-01' }),
    );
    await world.screening.screenFiles();
    expect(await hitOf(world, request)).toMatchObject({
      state: 'open',
      earlier: { changed: ['subject'], changedFields: ['birthDate'] },
    });
  });

  test('is valid for the same subject in the onboarding of another institution, which learns nothing about the first', async () => {
    const first = await sentFile();
    await world.screening.screenFiles();
    await decide(world, (await hitOf(world, first)).id, 'false_positive');
    await settleChecks(world, first);
    await completeDespite(world, first);
    const second = await ofOtherInstitution(world, first);
    await world.screening.screenFiles();
    expect(await hitOf(world, second)).toMatchObject({
      state: 'false_positive',
      carried: true,
      isFromElsewhere: true,
      earlier: { request: first, changed: [] },
    });
    await settleChecks(world, second);
    await completeDespite(world, second);
    const headers = { authorization: await world.tokenOf(world.otherGatekeeper) };
    const report = await fetch(`${world.url}/api/desk/views/report?request=${second}`, { headers });
    const text = await textOf(new Uint8Array(await report.arrayBuffer()));
    expect(text).toContain(yoris.name);
    expect(text).not.toContain('Born in another place');
    const [hit] = (await peopleOf(world, second, world.otherGatekeeper)).flatMap(({ hits }) => hits);
    expect(hit).toMatchObject({
      state: 'false_positive',
      carried: true,
      reason: '',
      by: '',
      at: '',
      earlier: null,
      same: [],
    });
  });
});

describe('the same entry for several names', () => {
  test('is decided in one call, for all hits or for none', async () => {
    world = await startWorld();
    list = await withList(world, [...others, yoris, { id: 'M-1', name: 'Marit Hoekstra', birthDate: '1980' }]);
    const request = await onboardingAt(world, 'submitted');
    await world.screening.screenFiles();
    const other = await ofOtherInstitution(world, request);
    await world.screening.screenFiles();
    const mine = await hitOf(world, request);
    const theirs = await hitOf(world, other);
    expect(mine['same']).toEqual([expect.objectContaining({ hit: theirs.id, request: other, isInThisFile: false })]);
    const maritHit = (await peopleOf(world, request)).find(({ target }) => target === marit)?.hits[0]?.id ?? '';
    const decideAll = (hits: string[], reason = 'Another person.') =>
      world.run(world.intern, 'decide-hits', { hits, state: 'false_positive', reason });
    const differ = await refused(world, 'hits-differ', () => decideAll([mine.id, maritHit]));
    expect(differ.body.facts).toEqual({ hits: [maritHit] });
    const unknown = await refused(world, 'not-found', () => decideAll([mine.id, 'nonenonenonenon']));
    expect(unknown.body.facts).toEqual({ hit: 'nonenonenonenon' });
    await refused(world, 'reason-missing', () => decideAll([mine.id, theirs.id], ' '));
    await done(decideAll([mine.id, theirs.id]));
    expect((await hitOf(world, request)).state).toBe('false_positive');
    expect((await hitOf(world, other)).state).toBe('false_positive');
  });
});

describe('a true match', () => {
  test('fails the check, makes the risk high, and only a lead completes with a reason [SCR-09, STAT-14, RISK-06]', async () => {
    const request = await sentFile();
    await world.screening.screenFiles();
    await settleChecks(world, request);
    await decide(world, (await hitOf(world, request)).id, 'true_match', 'The same passport.');
    expect(await checkOf(world, request, 'person_screening')).toBe('failed');
    const { risk } = await entityOf(world, request);
    expect(risk.value).toContainEqual(
      expect.objectContaining({
        rule: 'screening-true-match',
        severity: 'high',
        data: {
          count: 1,
          matches: [{ name: 'Joris van Rijsbergen', list: 'EU financial sanctions', entry: yoris.name }],
        },
      }),
    );
    const problems = [{ kind: 'check', id: 'person_screening', reason: 'Reported to the authorities.' }];
    await refused(world, 'lead-required', () => world.run(world.intern, 'complete', { request, problems }));
    await refused(world, 'reason-missing', () => world.run(world.lead, 'complete', { request }));
    // It remains in the next run, and is removed when it was a mistake.
    await screenAgain(world, request);
    expect(await checkOf(world, request, 'person_screening')).toBe('failed');
    await decide(world, (await hitOf(world, request)).id, 'false_positive');
    expect((await entityOf(world, request)).risk.value.map(({ rule }: { rule: string }) => rule)).not.toContain(
      'screening-true-match',
    );
    await decide(world, (await hitOf(world, request)).id, 'true_match', 'After all.');
    await done(world.run(world.lead, 'complete', { request, problems }));
  });
});
