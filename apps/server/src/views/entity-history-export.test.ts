import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportedFile } from '../../test/exported.ts';
import { refused } from '../../test/refused.ts';
import { onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Params = Record<string, string>;

describe('exporting the history', () => {
  const historyOf = (who: Person, params: Params) =>
    exportedFile(world, who, 'entity-history-export', { language: 'en', ...params });

  test('gives actor, action and time, newest first, with every change, and one kind only [HIST-01]', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', { reference: 'HIST-1' });
    const { subject } = await requestRow(world, request);
    const { headers, header, lines } = await historyOf(world.gatekeeper, { subject, request });
    expect(headers.get('content-disposition')).toContain('history-HIST-1-2026-11-21.csv');
    expect(header).toBe('When,Who,Portal,What,Field,Before,After,Entry,Hash');
    expect(lines.at(-1)).toContain('Started the onboarding');
    expect(lines.some((line) => line.includes(',Client,Submitted the form.,'))).toBe(true);
    const answerLines = (await historyOf(world.gatekeeper, { subject, request, kind: 'answers' })).lines;
    expect(answerLines.length).toBeGreaterThan(0);
    expect(answerLines.length).toBeLessThan(lines.length);
    expect(answerLines.join()).not.toContain('Started the onboarding');
    expect((await historyOf(world.gatekeeper, { subject, request, language: 'nl' })).header).toBe(
      'Wanneer;Wie;Portaal;Wat;Veld;Voor;Na;Regel;Hash',
    );
  });

  test('hides what the viewer may not know, as the screen does [HIST-04, PERM-05]', async () => {
    const request = await onboardingAt(world, 'requested');
    const { subject } = await requestRow(world, request);
    const about = { request, subject, kind: 'answers', action: 'form-submitted', portal: 'client' } as const;
    await world.store.transaction(async (records) => {
      const changes = [{ field: 'name', before: '=SECRET-BEFORE', after: 'SECRET-AFTER' }];
      await records.create('events', { ...about, section: 'ownership', audience: 'staff', changes });
      await records.create('events', { ...about, audience: 'desk', facts: { reason: 'SECRET-DESK' } });
      await records.create('events', { ...about, kind: 'checks', section: 'risk', audience: 'staff', changes });
    });
    const shut = (await historyOf(world.gatekeeper, { subject, request })).lines;
    expect(shut.join()).not.toContain('SECRET');
    expect(shut.some((line) => line.endsWith(',,Access required,Access required,,'))).toBe(true);
    const desk = (await historyOf(world.intern, { subject, request })).lines.join('\n');
    expect(desk).toContain(",Name,'=SECRET-BEFORE,SECRET-AFTER");
    expect(desk).toContain('SECRET-DESK');
  });

  test('as JSON has the content of what the viewer may read and every hash, so that each can be computed again', async () => {
    const request = await onboardingAt(world, 'completed');
    const { subject, history_hash, history_entries } = await requestRow(world, request);
    const query = new URLSearchParams({ subject, request, format: 'json' });
    const proofFor = async (who: Person) => {
      const headers = { authorization: await world.tokenOf(who) };
      const answer = await fetch(`${world.url}/api/desk/views/entity-history-export?${query}`, { headers });
      return (await answer.json()) as {
        end: { number: number; hash: string };
        entries: { number: number; hash: string; content?: string }[];
      };
    };
    const [whole, part] = [await proofFor(world.intern), await proofFor(world.gatekeeper)];
    expect(whole.end).toEqual({ number: history_entries, hash: history_hash });
    for (const { end, entries } of [whole, part]) {
      expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: end.number }, (_, at) => at + 1));
      expect(entries.at(-1)?.hash).toBe(end.hash);
      for (const [at, one] of entries.entries())
        if (one.content !== undefined)
          expect(hash('sha256', (entries[at - 1]?.hash ?? '') + one.content)).toBe(one.hash);
    }
    const closed = part.entries.filter(({ content }) => content === undefined).length;
    expect(closed).toBeGreaterThan(0);
    expect(closed).toBeLessThan(history_entries);
    expect(whole.entries.every(({ content }) => content !== undefined)).toBe(true);
  });

  test('of another organisation is not found', async () => {
    const request = await onboardingAt(world, 'submitted');
    const { subject } = await requestRow(world, request);
    const exporting = (who: Person, params: Params) => () => world.view(who, 'entity-history-export', params);
    await refused(world, 'not-found', exporting(world.otherGatekeeper, { subject }));
    await refused(world, 'not-found', exporting(world.otherGatekeeper, { subject, request }));
    await refused(world, 'not-found', exporting(world.gatekeeper, { subject: 'nosuchsubject00' }));
    await refused(world, 'not-allowed', exporting(world.client, { subject, request }));
  });
});
