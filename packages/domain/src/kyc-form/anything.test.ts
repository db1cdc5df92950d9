import { describe, expect, it } from 'vitest';
import { businessForm, individualForm } from '../testing/sample-form.ts';
import type { KycAnswers } from './answers.ts';
import { issuesOf } from './completeness.ts';

const rubbish = [null, 1, 'x', [], {}, { firstName: 5, address: 'x', details: 'y', country: null }];
const halves: Partial<KycAnswers>[] = [
  {
    ownership: {
      nodes: [{ id: 'a' } as never],
      edges: [{} as never, { id: 'e', owner: 'a', owned: 'client', share: 0.5, kind: 'shares' }],
    },
  },
  { ownership: { nodes: [], edges: [{ id: 'e', owner: 'a', owned: 'a', band: {} as never, kind: 'shares' }] } },
  { people: { people: [{} as never, { id: 'x', isUbo: true, isRepresentative: true }] } },
  { identity: { choices: { __proto__: { method: 'letter' } } as never } },
  { activities: { details: [{} as never], main: 'x' } },
];

describe('arbitrary input', () => {
  it.each(['contact', 'legal-entity', 'activities', 'funds', 'individual'] as const)(
    'in %s is validated without an exception [FORM-26]',
    (section) => {
      for (const value of rubbish) {
        const form = section === 'individual' ? individualForm() : businessForm();
        const issues = issuesOf({ ...form, answers: { ...form.answers, [section]: value } });
        expect(issues.length).toBeGreaterThan(0);
        for (const issue of issues) expect(issue.key).toMatch(/^kyc-form:[a-z-]+\.[a-z-]+$/);
      }
    },
  );

  it.each(halves)('a partial answer is validated without an exception: %j [FORM-26]', (half) => {
    const form = businessForm();
    const issues = issuesOf({ ...form, answers: { ...form.answers, ...half } });
    expect(issues.length).toBeGreaterThan(0);
    for (const issue of issues) expect(issue.key).toMatch(/^kyc-form:[a-z-]+\.[a-z-]+$/);
  });
});
