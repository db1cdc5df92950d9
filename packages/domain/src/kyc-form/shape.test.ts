import { describe, expect, it } from 'vitest';
import type { KycSection } from './answers.ts';
import { sectionIssues } from './completeness.ts';
import { businessForm, individualForm } from './sample-form.ts';
import { readSection } from './shape.ts';

describe('the shape of a draft', () => {
  it('keeps what was typed, right or wrong [FORM-26]', () => {
    const typed = { firstName: '', email: 'marit@', phone: '12' };
    expect(readSection('contact', typed)).toEqual(typed);
    const forms = [businessForm(), individualForm()];
    for (const { answers } of forms) {
      for (const [section, value] of Object.entries(answers))
        expect(readSection(section as KycSection, value)).toEqual(value);
    }
  });

  it.each([
    ['people', { people: 5 }],
    ['people', { people: [{ firstName: 'No id' }] }],
    ['ownership', { nodes: [null] }],
    ['activities', { details: [{ sbi: 6820 }] }],
    ['contact', null],
    ['funds', { amount: 5 }],
    ['identity', { choices: { a: { method: 'letter' } } }],
  ] as const)('refuses for %s what is no answer at all: %j [FORM-26]', (section, value) => {
    expect(readSection(section, value)).toBeUndefined();
  });
});

describe('anything at all that was typed', () => {
  it('gives issues with text keys only, and never fails [FORM-26]', () => {
    const rubbish = [null, 1, 'x', [], {}, { firstName: 5, address: 'x', details: 'y', country: null }];
    for (const value of rubbish) {
      for (const section of ['contact', 'legal-entity', 'activities', 'funds', 'individual'] as const) {
        const form = { ...(section === 'individual' ? individualForm() : businessForm()) };
        form.answers = { ...form.answers, [section]: value };
        for (const issue of sectionIssues(section, form)) expect(issue.key).toMatch(/^kyc-form:[a-z-]+\.[a-z-]+$/);
      }
    }
  });
});
