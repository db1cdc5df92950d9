import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import { describe, expect, test } from 'vitest';
import { ownershipOf } from './ownership.ts';
import type { VisibleCase } from './visible-case.ts';

/** Two owners, one with exactly a quarter: a beneficial owner from 10 July 2027 on. */
const quarter: KycAnswers['ownership'] = {
  nodes: [
    { id: 'quarter00000001', kind: 'person', firstName: 'Quinn', lastName: 'Quarter' },
    { id: 'rest00000000001', kind: 'person', firstName: 'Robin', lastName: 'Rest' },
  ],
  edges: [
    { id: 'edge00000000001', owner: 'quarter00000001', owned: 'client', kind: 'shares', share: 250_000 },
    { id: 'edge00000000002', owner: 'rest00000000001', owned: 'client', kind: 'shares', share: 750_000 },
  ],
};

function ownershipAt(submittedAt: string, today = '2028-01-01', answers: Partial<KycAnswers> = { ownership: quarter }) {
  const request = { type: 'business', client_name: 'Zilverlinde' };
  return ownershipOf({ answers, request, today, version: { submittedAt } } as unknown as VisibleCase);
}
const hasQuarter = (submittedAt: string, today?: string) =>
  ownershipAt(submittedAt, today)?.result.people.find(({ id }) => id === 'quarter00000001')?.isUbo === 'yes';

describe('the beneficial owners of a company', () => {
  test('are those of the threshold at the time of the submit, not of today', () => {
    expect(hasQuarter('2027-07-01 10:00:00.000Z')).toBe(false);
    expect(hasQuarter('2027-07-11 10:00:00.000Z')).toBe(true);
  });

  test('of a draft are those of the threshold of today', () => {
    expect(hasQuarter('', '2027-07-09')).toBe(false);
    expect(hasQuarter('', '2027-07-10')).toBe(true);
  });

  test('follow the day of the submit in the time zone of the desk', () => {
    expect(hasQuarter('2027-07-09 21:59:00.000Z')).toBe(false);
    expect(hasQuarter('2027-07-09 22:30:00.000Z')).toBe(true);
  });

  test('do not exist without answers or for a natural person', () => {
    expect(ownershipAt('', '2028-01-01', {})).toBe(null);
    const request = { type: 'individual', client_name: 'Aoife' };
    const person = { answers: { ownership: quarter }, request, today: '2028-01-01', version: undefined };
    expect(ownershipOf(person as unknown as VisibleCase)).toBe(null);
  });
});
