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
      'choices.person-marit.method: identity.method-required',
      'choices.person-joris.method: identity.method-required',
    ]);
    expect(
      ofIndividual((form) => {
        form.answers.identity = {};
      }),
    ).toEqual(['choices.self.method: identity.method-required']);
  });

  it('asks nothing of somebody whose identity is verified [FORM-08]', () => {
    const form = { ...businessForm(), verifiedPeople: ['person-marit', 'person-joris'] };
    form.answers.identity = {};
    expect(sectionIssues('identity', form)).toEqual([]);
  });

  it('needs an address to send a link to, but none to meet in person [FORM-08]', () => {
    const choose = (method: 'digital_identification' | 'in_person') =>
      ofBusiness((form) => {
        form.answers.identity = { choices: { ...form.answers.identity?.choices, 'person-joris': { method } } };
      });
    expect(choose('digital_identification')).toEqual(['choices.person-joris.email: identity.email-invalid']);
    expect(choose('in_person')).toEqual([]);
  });
});

describe('the address for a link', () => {
  it('is that of the contact when the person is the contact [FORM-08]', () => {
    const byVideo = (form: Broken) => {
      form.answers.identity = {
        choices: { ...form.answers.identity?.choices, 'person-marit': { method: 'video_call' } },
      };
    };
    expect(ofBusiness(byVideo)).toEqual([]);
    expect(
      ofBusiness((form) => {
        byVideo(form);
        Object.assign(personAt(form, 0), { isPrimaryContact: false });
      }),
    ).toEqual(['choices.person-marit.email: identity.email-invalid']);
  });
});
