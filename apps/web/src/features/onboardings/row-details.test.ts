import { allowedMoves } from '@dossier/domain/onboarding-machine';
import { expect, test } from 'vitest';
import { type OnboardingRow, subjectDetail } from '#list-views/onboarding-columns.tsx';
import { deletionOf, waitingKey } from './row-details.ts';

const movesFrom = (status: OnboardingRow['status']) => ({
  moves: allowedMoves({ status, waitingOn: '' }, 'gatekeeper-admin'),
});

test.each([
  ['draft', 'delete-draft'],
  ['requested', 'cancel'],
  ['submitted', 'cancel'],
  ['waiting', 'cancel'],
  ['completed', 'archive'],
  ['archived', undefined],
] as const)('deleting a %s onboarding means %s [ONB-10]', (status, deletion) => {
  expect(deletionOf(movesFrom(status))).toBe(deletion);
});

test('a person is distinguished by country, never by the number of a passport', () => {
  const row = { type: 'individual', country: 'IE', registrationNumber: 'PB1234567' } as OnboardingRow;
  expect(subjectDetail(row)).toBe('IE');
  expect(subjectDetail({ ...row, type: 'business', registrationNumber: '68412097', country: 'NL' })).toBe(
    'NL 68412097',
  );
});

test('a waiting onboarding names the party that it waits for [ONB-12]', () => {
  expect(waitingKey({ status: 'waiting', waitingOn: 'gatekeeper' })).toBe('your-answer');
  expect(waitingKey({ status: 'waiting', waitingOn: 'client_access' })).toBe('client_access');
  expect(waitingKey({ status: 'submitted', waitingOn: '' })).toBe('desk');
});
