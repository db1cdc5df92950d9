import { expect, test } from 'vitest';
import { kycStepsOf } from './steps.ts';

test('the form of a business and of a person have their sections in the order of the specification', () => {
  expect(kycStepsOf('business', true)).toEqual([
    'contact',
    'legal-entity',
    'activities',
    'ownership',
    'people',
    'funds',
    'identity',
  ]);
  expect(kycStepsOf('individual', true)).toEqual(['contact', 'individual', 'funds', 'identity']);
});

test('the source of funds is a section only when the institution asks for it', () => {
  expect(kycStepsOf('business', false)).not.toContain('funds');
  expect(kycStepsOf('individual', false)).toEqual(['contact', 'individual', 'identity']);
});
