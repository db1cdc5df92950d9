import { describe, expect, it } from 'vitest';
import { type MutableForm, ofBusiness, ofIndividual, personAt } from '../testing/break-form.ts';
import { businessForm } from '../testing/sample-form.ts';
import { sectionIssues } from './completeness.ts';
import { peopleStillToIdentify } from './identity-choices.ts';

describe('identity', () => {
  it('requires a method of every beneficial owner and representative [FORM-08, ENTY-36]', () => {
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
    ).toEqual(['choices.self.method: identity.own-method-required']);
  });

  it('requires nothing of a person whose identity is verified [FORM-08]', () => {
    const form = { ...businessForm(), verifiedPeople: ['personmarit0001', 'personjoris0001'] };
    form.answers.identity = {};
    expect(sectionIssues('identity', form)).toEqual([]);
  });

  it('requires an address for a link, but not for a meeting in person [FORM-08]', () => {
    const choose = (method: 'digital_identification' | 'in_person') =>
      ofBusiness((form) => {
        form.answers.identity = { choices: { ...form.answers.identity?.choices, personjoris0001: { method } } };
      });
    expect(choose('digital_identification')).toEqual(['choices.personjoris0001.email: identity.email-invalid']);
    expect(choose('in_person')).toEqual([]);
  });
});

describe('persons who have not shown who they are', () => {
  it('are those who are neither verified nor gave their identification by a link [FORM-08]', () => {
    const still = (facts: Parameters<typeof peopleStillToIdentify>[0]) =>
      peopleStillToIdentify(facts).map(({ id }) => id);
    const form = businessForm();
    expect(still(form)).toEqual(['personmarit0001', 'personjoris0001']);
    expect(still({ ...form, verifiedPeople: ['personmarit0001'] })).toEqual(['personjoris0001']);
    expect(still({ ...form, linkedPeople: ['personjoris0001'] })).toEqual(['personmarit0001', 'personjoris0001']);
    expect(still({ ...form, givenByLink: { personjoris0001: '2026-11-20' } })).toEqual(['personmarit0001']);
  });
});

describe('the address for a link', () => {
  it('is that of the contact when the person is the contact [FORM-08]', () => {
    const byVideo = (form: MutableForm) => {
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
