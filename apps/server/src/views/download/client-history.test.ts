import type { EventAction } from '@dossier/domain/event-actions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../../test/scenario.ts';
import { ofOtherInstitution } from '../../../test/screened.ts';
import { loadClientOnboardings } from '../../case/client-onboarding.ts';
import type { Row } from '../../collections/rows.ts';
import { clientHistory } from './client-history.ts';

let world: World;
let request: Row<'gk_requests'>;
beforeEach(async () => {
  world = await startWorld();
  request = await requestRow(world, await onboardingAt(world, 'requested', 'business', { reference: 'TR-1' }));
});
afterEach(() => world.close());

async function historyOf(language: 'en' | 'nl' = 'en') {
  const files = await loadClientOnboardings(world.store.reader, world.client.id);
  return clientHistory(world.store.reader, request.subject, files, language);
}

const ofRequest = (line: readonly string[]) => line[2] !== '';

type Values = Partial<Omit<Row<'events'>, 'id' | 'created' | 'action'>>;

const record = (action: EventAction, values: Values = {}) =>
  make(world, 'events', {
    action,
    kind: 'messages',
    audience: 'all',
    request: request.id,
    subject: request.subject,
    org: request.org,
    portal: 'intern',
    actor_name: 'Ruben Aerts',
    ...values,
  });

const institution = 'Kade & Vos Notarissen';

describe('the history that a client takes along [PERM-17]', () => {
  test('names the institution and the desk, never their staff; the client by name', async () => {
    await record('client-asked');
    await record('client-reminded', { portal: 'gatekeeper', actor_name: 'Sanne de Wit' });
    await record('form-submitted', { portal: 'client', actor_name: 'Marit Hoekstra' });
    await record('onboarding-completed', { portal: '', actor_name: '' });
    const lines = (await historyOf()).filter(ofRequest);
    expect(lines.map((line) => line[1])).toEqual([
      'Dossier',
      'Marit Hoekstra',
      institution,
      'Review desk',
      institution,
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Sanne|Ruben/);
    for (const line of lines) expect(line.slice(2, 4)).toEqual([institution, 'TR-1']);
  });

  const internal = [
    'check-set',
    'hit-decided',
    'screening-recorded',
    'screening-hits-returned',
    'identity-recorded',
    'document-rejected',
    'alert-opened',
    'institution-asked',
    'question-answered',
    'onboarding-assigned',
    'subscription-started',
  ] as const;

  test('has nothing of checks, screening, alerts or questions between staff, for whichever audience [SCR-13]', async () => {
    const before = await historyOf();
    for (const action of internal) await record(action, { audience: 'all' });
    expect(await historyOf()).toEqual(before);
  });

  test('has neither the reason nor other facts of an event; of a document its kind and name', async () => {
    const changes = [{ field: 'reason', before: '', after: 'SECRET-REASON' }];
    await record('client-asked', { changes, facts: { reason: 'SECRET-FACT', kind: 'ubo' } });
    await record('document-added', {
      kind: 'documents',
      portal: 'client',
      facts: { kind: 'registration', reason: 'SECRET-FACT' },
      changes: [{ field: 'name', before: '', after: 'extract.pdf' }],
    });
    const [document, asked] = await historyOf();
    expect(document?.at(-1)).toMatch(/^Added .*: extract\.pdf/);
    expect(asked?.at(-1)).toBe('Asked the client for corrections.');
    expect(JSON.stringify([document, asked])).not.toContain('SECRET-REASON');
    expect(JSON.stringify([document, asked])).not.toContain('SECRET-FACT');
  });

  test('is newest first, also where several things happened at the same moment', async () => {
    await record('access-approved', { portal: 'client' });
    await record('form-submitted', { portal: 'client' });
    world.clock.advance({ minutes: 5 });
    await record('client-asked');
    await record('member-admitted', { portal: 'client', request: '', org: '' });
    expect((await historyOf()).map((line) => line.at(-1))).toEqual([
      'Admitted a person to the vault.',
      'Asked the client for corrections.',
      'Submitted the form.',
      'Approved the access request.',
      'Claimed the vault.',
      'Made the onboarding available to the client.',
    ]);
  });

  test('has the events of the vault itself, without an institution', async () => {
    await record('member-removed', { request: '', org: '', portal: 'client', actor_name: 'Marit Hoekstra' });
    const [line] = await historyOf('nl');
    expect(line).toEqual(['2026-11-21 11:00', 'Marit Hoekstra', '', '', expect.stringMatching(/kluis/i)]);
  });

  test('has every institution’s events under its own name, and none of an onboarding that was never sent', async () => {
    await done(world.run(world.client, 'approve-access', await accessInput()));
    await ofOtherInstitution(world, request.id);
    await onboardingAt(world, 'draft', 'business', { reference: 'UNSENT' });
    const lines = (await historyOf()).filter(ofRequest);
    expect(new Set(lines.map((line) => line[2]))).toEqual(new Set([institution, 'Duinrand Bank']));
    expect(lines.filter((line) => line[2] === 'Duinrand Bank' && line[1] === institution)).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain('UNSENT');
  });

  const accessInput = async () => {
    const access = await world.store.reader.first('gk_access', 'request = {:r}', { r: request.id });
    return { access: access?.id };
  };
});
