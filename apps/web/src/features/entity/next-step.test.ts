import { describe, expect, it } from 'vitest';
import type { EntityFile } from './entity-context.ts';
import { nextStepOf } from './next-step.ts';

const pending = { open: true, value: [{ doc: 'd', verification: 'pending' }] };
const file = (change: object): EntityFile =>
  ({
    moves: [],
    request: { status: 'submitted' },
    documents: { open: true, value: [] },
    counts: { openHits: 0 },
    problems: [],
    ...change,
  }) as unknown as EntityFile;

describe('the next step', () => {
  it('is a pending document before a hit, and a hit before completing [ENT-21]', () => {
    const moves = ['complete'];
    expect(nextStepOf(file({ moves, documents: pending, counts: { openHits: 1 } }))).toEqual({
      name: 'review-documents',
      doc: 'd',
    });
    expect(nextStepOf(file({ moves, counts: { openHits: 1 } }))).toEqual({ name: 'decide-hits' });
    expect(nextStepOf(file({ moves }))).toEqual({ name: 'complete' });
  });

  it('is to ask the client while a rejected document can be replaced, not to complete [ENT-21]', () => {
    const problems = [{ kind: 'document', id: 'd' }];
    const moves = ['complete', 'ask-client'];
    expect(nextStepOf(file({ moves, problems }))).toEqual({ name: 'ask-client' });
    expect(nextStepOf(file({ moves: ['complete'], problems }))).toEqual({ name: 'complete' });
    expect(nextStepOf(file({ moves, problems: [{ kind: 'hit', id: 'h' }] }))).toEqual({ name: 'complete' });
  });

  it('is to correct the address when the invitation did not arrive, not to contact the client again', () => {
    const moves = ['remind', 'edit-onboarding'];
    const sent = { moves, request: { status: 'waiting' } };
    const delivery = { state: 'unknown-address', isInvitation: true };
    expect(nextStepOf(file({ ...sent, delivery }))).toEqual({ name: 'edit-onboarding' });
    expect(nextStepOf(file({ ...sent, delivery: { ...delivery, state: 'retrying' } }))).toEqual({ name: 'remind' });
    expect(nextStepOf(file({ ...sent, delivery: { ...delivery, isInvitation: false } }))).toEqual({ name: 'remind' });
  });

  it('is the answer for an institution that was asked, and the report after completion [ENT-21]', () => {
    expect(nextStepOf(file({ moves: ['answer', 'cancel'], request: { status: 'waiting' } }))).toEqual({
      name: 'answer',
    });
    expect(nextStepOf(file({ moves: ['archive'], request: { status: 'completed' } }))).toEqual({ name: 'report' });
  });

  it('is empty while another party must act [ENT-21]', () => {
    expect(nextStepOf(file({ moves: ['cancel'], documents: pending }))).toBeUndefined();
  });
});
