import { expect, test } from 'vitest';
import { checkSubmittable } from './submittable.ts';

type Facts = Parameters<typeof checkSubmittable>[0];
const ready: Facts = { access: { status: 'approved' }, corrections: [{ status: 'answered' }], issues: [] };
const refusal = (more: Partial<Facts>) => {
  const result = checkSubmittable({ ...ready, ...more });
  return result.ok ? 'accepted' : [result.refusal.code, result.refusal.facts];
};
const issue = (section: string) => ({ section, field: 'name', code: 'missing' }) as unknown as Facts['issues'][number];

test('a complete form with approved access and answered corrections may be submitted', () => {
  expect(refusal({})).toBe('accepted');
  expect(refusal({ corrections: [] })).toBe('accepted');
});

test.each(['pending', 'rejected', 'withdrawn'] as const)('a form may not be submitted while access is %s', (status) => {
  expect(refusal({ access: { status } })).toEqual(['access-not-approved', {}]);
});

test('a form may not be submitted without an access request', () => {
  expect(refusal({ access: undefined })).toEqual(['access-not-approved', {}]);
});

test('open corrections are counted before incomplete sections are reported', () => {
  const corrections = [{ status: 'open' }, { status: 'answered' }, { status: 'open' }] as const;
  expect(refusal({ corrections, issues: [issue('people')] })).toEqual(['corrections-open', { count: 2 }]);
});

test('an incomplete section is named once, with each of its issues', () => {
  const issues = [issue('people'), issue('people'), issue('funds')];
  expect(refusal({ issues })).toEqual(['section-incomplete', { sections: ['people', 'funds'], issues }]);
});
