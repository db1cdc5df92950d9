import { describe, expect, it } from 'vitest';
import { ofBusiness, ofIndividual } from '../testing/break-form.ts';
import { businessForm, individualForm } from '../testing/sample-form.ts';
import type { KycSection } from './answers.ts';
import { incompleteSections, issuesOf, type KycForm, sectionIssues } from './completeness.ts';
import { kycStepsOf } from './steps.ts';

describe('a complete form', () => {
  it('has no issue, for a business and for a person [FORM-17]', () => {
    expect(issuesOf(businessForm())).toEqual([]);
    expect(issuesOf(individualForm())).toEqual([]);
  });

  const sections: [KycForm['type'], KycSection][] = (['business', 'individual'] as const).flatMap((type) =>
    kycStepsOf(type, true).map((section): [KycForm['type'], KycSection] => [type, section]),
  );
  it.each(sections)(
    'of a %s is incomplete without its section %s, and has issues only there [FORM-10, FORM-18]',
    (type, section) => {
      const form = type === 'business' ? businessForm() : individualForm();
      delete form.answers[section];
      const expected =
        section === 'ownership' ? ['ownership', 'people'] : section === 'people' ? ['people'] : [section];
      expect(incompleteSections(form)).toEqual(expected);
    },
  );

  it('without any answer lacks every section but identity, which is derived from people [FORM-10]', () => {
    const form: KycForm = { ...businessForm(), answers: {}, documents: [] };
    expect(incompleteSections(form)).toEqual(['contact', 'legal-entity', 'activities', 'ownership', 'people', 'funds']);
  });

  it('does not ask for funds when the institution did not request them [FORM-22]', () => {
    const form = { ...businessForm(), sourceOfFunds: false };
    delete form.answers.funds;
    expect(issuesOf(form)).toEqual([]);
    expect(sectionIssues('funds', form)).toEqual([]);
  });
});

describe('contact', () => {
  it.each([
    ['firstName', ' ', 'contact.first-name-required'],
    ['lastName', '\u200b', 'contact.last-name-required'],
    ['lastName', '', 'contact.last-name-required'],
    ['email', 'marit@', 'contact.email-invalid'],
    ['phone', '06 1234', 'contact.phone-invalid'],
    ['fillsInOwn', undefined, 'contact.own-required'],
  ] as const)('reports %s "%s" [VAL-06, VAL-07, VAL-08, VAL-09]', (field, value, key) => {
    expect(
      ofBusiness((form) => {
        form.answers.contact = { ...form.answers.contact, [field]: value };
      }),
    ).toEqual([`${field}: ${key}`]);
  });

  it('reports all errors at once, in the order of the page, when nothing is filled in [VAL-06, VAL-07, VAL-08, VAL-09]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.contact = {};
      }),
    ).toEqual([
      'firstName: contact.first-name-required',
      'lastName: contact.last-name-required',
      'email: contact.email-invalid',
      'phone: contact.phone-invalid',
      'fillsInOwn: contact.own-required',
    ]);
  });
});

describe('activities', () => {
  it('accepts a description in own words instead of a code [ENTY-19]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.activities = { details: [], description: 'People live for a while in empty offices' };
      }),
    ).toEqual([]);
    expect(
      ofBusiness((form) => {
        form.answers.activities = { details: [], description: '  ' };
      }),
    ).toEqual(['details: activities.activity-required']);
  });

  it('needs at least one, and one main activity [ENTY-17, ENTY-18]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.activities = { details: [] };
      }),
    ).toEqual(['details: activities.activity-required']);
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers.activities ?? {}, { main: '4100' });
      }),
    ).toEqual(['main: activities.main-required']);
  });

  it('accepts only codes of the activity table [ENTY-19]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.activities = { details: [{ sbi: '68.20', edition: '2025', source: 'client' }], main: '68.20' };
      }),
    ).toEqual(['details.0.sbi: activities.sbi-invalid']);
  });
});

describe('funds', () => {
  it('requires source, currency, amount and a document [VAL-11, VAL-12, ENTY-29, ENTY-30, ENTY-31, ENTY-32]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.funds = {};
        form.documents = form.documents.filter((one) => one.purpose !== 'funds');
      }),
    ).toEqual([
      'description: funds.description-required',
      'amount: funds.amount-required',
      'documents: funds.document-required',
    ]);
  });

  it('does not name the preset currency before an amount is given, and requires it with one [ENTY-30]', () => {
    const withAmount = (amount: string) =>
      ofBusiness((form) => {
        form.answers.funds = { description: 'Savings', amount };
      });
    expect(withAmount('')).toEqual(['amount: funds.amount-required']);
    expect(withAmount('100')).toEqual(['currency: funds.currency-required']);
  });

  it('accepts no document of another purpose, even if the answers name it [ENTY-32]', () => {
    expect(
      ofBusiness((form) => {
        const [other] = form.documents.filter((one) => one.purpose !== 'funds');
        Object.assign(form.answers.funds ?? {}, { documents: [other?.id] });
        form.documents = form.documents.filter((one) => one.purpose !== 'funds');
      }),
    ).toEqual(['documents: funds.document-required']);
  });

  it.each([
    ['', 'funds.amount-required'],
    ['0', 'funds.amount-invalid'],
    ['12.50', 'funds.amount-invalid'],
    ['-5', 'funds.amount-invalid'],
  ])('reports the amount "%s" as invalid [VAL-12, ENTY-46]', (amount, key) => {
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers.funds ?? {}, { amount });
      }),
    ).toEqual([`amount: ${key}`]);
  });
});

describe('individual', () => {
  it('accepts no document of another purpose as the identity document, even if the answers name it [VAL-13]', () => {
    expect(
      ofIndividual((form) => {
        for (const one of form.documents) if (one.purpose === 'identity') one.purpose = 'address';
        const ids = form.documents.map(({ id }) => id);
        Object.assign(form.answers.individual ?? {}, { identityDocuments: ids });
      }),
    ).toEqual(['identityDocuments: individual.identity-document-required']);
  });

  it('requires every field of an identity document, and the document [FORM-21, ENTY-20, VAL-13]', () => {
    expect(
      ofIndividual((form) => {
        form.answers.individual = {};
        form.documents = [];
      }),
    ).toEqual([
      'firstName: individual.first-name-required',
      'lastName: individual.last-name-required',
      'birthDate: individual.birth-date-invalid',
      'nationality: individual.nationality-required',
      'countryOfResidence: individual.country-of-residence-required',
      'address.street: address.street-required',
      'address.houseNumber: address.house-number-required',
      'address.postalCode: address.postal-code-required',
      'address.city: address.city-required',
      'identityKind: individual.identity-kind-required',
      'identityDocuments: individual.identity-document-required',
      'identityNumber: individual.identity-number-required',
      'identityExpiry: individual.identity-expiry-invalid',
      'documents: funds.document-required',
    ]);
  });
});
