import { describe, expect, it } from 'vitest';
import { type Broken, ofBusiness, ofIndividual, personAt } from './break-form.ts';
import { sectionIssues } from './completeness.ts';
import { businessForm } from './sample-form.ts';

describe('identity', () => {
  it('asks everybody who owns enough or represents how they show who they are [FORM-08, ENTY-36]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.identity = {};
      }),
    ).toEqual([
      'choices.personmarit0001.method: identity.method-required',
      'choices.personjoris0001.method: identity.method-required',
    ]);
    expect(
      ofIndividual((form) => {
        form.answers.identity = {};
      }),
    ).toEqual(['choices.self.method: identity.method-required']);
  });

  it('asks nothing of somebody whose identity is verified [FORM-08]', () => {
    const form = { ...businessForm(), verifiedPeople: ['personmarit0001', 'personjoris0001'] };
    form.answers.identity = {};
    expect(sectionIssues('identity', form)).toEqual([]);
  });

  it('needs an address to send a link to, but none to meet in person [FORM-08]', () => {
    const choose = (method: 'digital_identification' | 'in_person') =>
      ofBusiness((form) => {
        form.answers.identity = { choices: { ...form.answers.identity?.choices, personjoris0001: { method } } };
      });
    expect(choose('digital_identification')).toEqual(['choices.personjoris0001.email: identity.email-invalid']);
    expect(choose('in_person')).toEqual([]);
  });
});

describe('the address for a link', () => {
  it('is that of the contact when the person is the contact [FORM-08]', () => {
    const byVideo = (form: Broken) => {
      form.answers.identity = {
        choices: { ...form.answers.identity?.choices, personmarit0001: { method: 'video_call' } },
      };
    };
    expect(ofBusiness(byVideo)).toEqual([]);
    expect(
      ofBusiness((form) => {
        byVideo(form);
        Object.assign(personAt(form, 0), { isPrimaryContact: false });
      }),
    ).toEqual(['choices.personmarit0001.email: identity.email-invalid']);
  });
});
