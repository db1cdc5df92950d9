import { describe, expect, it } from 'vitest';
import type { FormDocument, KycAnswers, KycSection } from './answers.ts';
import { incompleteSections, issuesOf, type KycForm, sectionIssues } from './completeness.ts';
import { businessForm, individualForm } from './sample-form.ts';
import { readSection } from './shape.ts';
import { kycStepsOf } from './steps.ts';

type Broken = KycForm & { answers: Partial<KycAnswers>; documents: FormDocument[] };

/** `path: key` of everything that is said about a form after one change. */
function said(form: Broken, change: (form: Broken) => void): string[] {
  change(form);
  return issuesOf(form).map((issue) => `${issue.path}: ${issue.key.replace('kyc-form:', '')}`);
}
const ofBusiness = (change: (form: Broken) => void) => said(businessForm(), change);
const ofIndividual = (change: (form: Broken) => void) => said(individualForm(), change);

const person = (form: Broken, at: number) => form.answers.people?.people?.[at] ?? { id: '' };

describe('a complete form', () => {
  it('has no issue, for a business and for a person [FORM-17]', () => {
    expect(issuesOf(businessForm())).toEqual([]);
    expect(issuesOf(individualForm())).toEqual([]);
  });

  const sections: [KycForm['type'], KycSection][] = (['business', 'individual'] as const).flatMap((type) =>
    kycStepsOf(type, true).map((section): [KycForm['type'], KycSection] => [type, section]),
  );
  it.each(sections)(
    'of a %s is incomplete without its section %s, and only complains there [FORM-10, FORM-18]',
    (type, section) => {
      const form = type === 'business' ? businessForm() : individualForm();
      delete form.answers[section];
      const expected =
        section === 'ownership' ? ['ownership', 'people'] : section === 'people' ? ['people'] : [section];
      expect(incompleteSections(form)).toEqual(expected);
    },
  );

  it('without any answer lacks every section but identity, which follows from people [FORM-10]', () => {
    const form: KycForm = { ...businessForm(), answers: {}, documents: [] };
    expect(incompleteSections(form)).toEqual(['contact', 'legal-entity', 'activities', 'ownership', 'people', 'funds']);
  });

  it('asks nothing about funds when the institution did not [FORM-22]', () => {
    const form = { ...businessForm(), sourceOfFunds: false };
    delete form.answers.funds;
    expect(issuesOf(form)).toEqual([]);
    expect(sectionIssues('funds', form)).toEqual([]);
  });
});

describe('contact', () => {
  it.each([
    ['firstName', ' ', 'contact.first-name-required'],
    ['lastName', '', 'contact.last-name-required'],
    ['email', 'marit@', 'contact.email-invalid'],
    ['phone', '06 1234', 'contact.phone-invalid'],
  ] as const)('says what is wrong with %s "%s" [VAL-06, VAL-07, VAL-08, VAL-09]', (field, value, key) => {
    expect(
      ofBusiness((form) => {
        form.answers.contact = { ...form.answers.contact, [field]: value };
      }),
    ).toEqual([`${field}: ${key}`]);
  });

  it('says all four at once when nothing is filled in [VAL-06, VAL-07, VAL-08, VAL-09]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.contact = {};
      }),
    ).toEqual([
      'firstName: contact.first-name-required',
      'lastName: contact.last-name-required',
      'email: contact.email-invalid',
      'phone: contact.phone-invalid',
    ]);
  });
});

describe('legal entity', () => {
  it.each([
    ['name', '', 'legal-entity.name-required'],
    ['country', 'US', 'legal-entity.country-required'],
    ['registrationNumber', '1234567', 'legal-entity.registration-number-invalid'],
    ['vatNumber', 'NL12', 'legal-entity.vat-number-invalid'],
    ['website', 'not a site', 'legal-entity.website-invalid'],
    ['description', '', 'legal-entity.description-required'],
    ['legalForm', 'GmbH', 'legal-entity.legal-form-required'],
    ['listed', undefined, 'legal-entity.listed-required'],
  ])(
    'says what is wrong with %s "%s" [ENTY-04, ENTY-05, ENTY-06, ENTY-07, ENTY-08, ENTY-10, ENTY-11, ENTY-13]',
    (field, value, key) => {
      const found = ofBusiness((form) => {
        form.answers['legal-entity'] = { ...form.answers['legal-entity'], [field]: value };
      });
      expect(found).toEqual([`${field}: ${key}`]);
    },
  );

  it('needs neither VAT number nor website [ENTY-07, ENTY-08]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers['legal-entity'] ?? {}, { vatNumber: '', website: '' });
      }),
    ).toEqual([]);
  });

  it('judges the postal code as of the country of the company [ENTY-09]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers['legal-entity']?.address ?? {}, { postalCode: '10115' });
      }),
    ).toEqual(['address.postalCode: address.postal-code-invalid']);
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers['legal-entity'] ?? {}, { country: 'DE', registrationNumber: 'HRB 1234' });
        Object.assign(form.answers['legal-entity']?.address ?? {}, { postalCode: '10115' });
      }),
    ).toEqual([]);
  });

  it('asks all parts of a missing address [ENTY-09]', () => {
    expect(
      ofBusiness((form) => {
        delete form.answers['legal-entity']?.address;
      }),
    ).toEqual([
      'address.street: address.street-required',
      'address.houseNumber: address.house-number-required',
      'address.postalCode: address.postal-code-required',
      'address.city: address.city-required',
    ]);
  });

  it('asks the own name of a form that is unclear, and the market of a listed company [ENTY-38, ENTY-13]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers['legal-entity'] ?? {}, { legalForm: 'PR', listed: true });
      }),
    ).toEqual([
      'legalFormName: legal-entity.legal-form-name-required',
      'listedMarket: legal-entity.listed-market-required',
    ]);
  });

  it('needs both extracts, and counts none that was rejected [ENTY-12, ENTY-15]', () => {
    expect(
      ofBusiness((form) => {
        form.documents = form.documents.filter((one) => one.type === 'other');
      }),
    ).toEqual([
      'documents.registration: legal-entity.registration-extract-required',
      'documents.ubo: legal-entity.ubo-extract-required',
    ]);
    expect(
      ofBusiness((form) => {
        for (const one of form.documents) if (one.type === 'ubo') one.verification = 'rejected';
      }),
    ).toEqual(['documents.ubo: legal-entity.ubo-extract-required']);
  });

  it('asks no extract of beneficial owners of forms that stand in no such register [ENTY-15]', () => {
    for (const legalForm of ['EMZ', 'BR']) {
      expect(
        ofBusiness((form) => {
          Object.assign(form.answers['legal-entity'] ?? {}, { legalForm });
          form.documents = form.documents.filter((one) => one.type !== 'ubo');
        }),
      ).toEqual([]);
    }
  });
});

describe('activities', () => {
  it('needs at least one, and one of them the main one [ENTY-17, ENTY-18]', () => {
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

  it('takes numbers of the activity table only [ENTY-19]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.activities = { details: [{ sbi: '68.20', edition: '2025', source: 'client' }], main: '68.20' };
      }),
    ).toEqual(['details.0.sbi: activities.sbi-invalid']);
  });
});

describe('ownership', () => {
  it('asks for owners when there are none, and for a reason when nobody has enough [VAL-23, OWN-09]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.ownership = {};
      }),
    ).toEqual(['edges: ownership.owner-required', 'ubo: people.ubo-required']);
    const small = Array.from({ length: 4 }, (_, at) => ({
      id: `p${at}`,
      kind: 'person' as const,
      firstName: 'P',
      lastName: `${at}`,
    }));
    const edges = small.map(({ id }) => ({
      id: `e${id}`,
      owner: id,
      owned: 'client',
      share: 250_000,
      kind: 'shares' as const,
    }));
    expect(
      ofBusiness((form) => {
        form.answers.ownership = { nodes: small, edges };
      }),
    ).toEqual(['nobodyReason: ownership.reason-required', 'ubo: people.ubo-required']);
  });

  it('points at the owner without a name and the holding without a share [OWN-03]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers.ownership?.nodes?.[1] ?? {}, { name: '' });
        delete form.answers.ownership?.edges?.[1]?.share;
      }),
    ).toEqual(
      ['nodes.1: ownership.owner-name-required', 'edges.1: ownership.share-required', 'ubo: people.ubo-required'].slice(
        0,
        2,
      ),
    );
  });

  it('asks for the exact share of a band that decides, with the name for the sentence [OWN-08]', () => {
    const form = businessForm();
    const edge = form.answers.ownership?.edges?.[2];
    if (edge) {
      delete edge.share;
      edge.band = { from: 250_000, to: 500_000 };
    }
    expect(sectionIssues('ownership', form)).toEqual([
      {
        section: 'ownership',
        path: 'edges.2',
        key: 'kyc-form:ownership.exact-share-needed',
        facts: { name: 'Joris van Rijsbergen' },
      },
    ]);
  });

  it('says of which company the owners hold too much, in percents [OWN-03]', () => {
    const form = businessForm();
    Object.assign(form.answers.ownership?.edges?.[2] ?? {}, { share: 450_000 });
    expect(sectionIssues('ownership', form)).toEqual([
      {
        section: 'ownership',
        path: 'companies.client',
        key: 'kyc-form:ownership.too-much',
        facts: { name: 'Zilverlinde Vastgoed B.V.', share: 105 },
      },
    ]);
  });
});

describe('people', () => {
  it('needs every computed owner among the people [VAL-23]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.people?.people?.pop();
      }),
    ).toEqual(['ubo.person-joris: people.ubo-missing']);
  });

  it('takes a director who stands in, with a reason, for the one beneficial owner [VAL-23, OWN-09]', () => {
    const small = (form: Broken) => {
      form.answers.ownership = { nodes: [], edges: [], nobodyReason: 'A cooperative of 300 members' };
      form.answers.people = { people: [{ ...person(form, 0), isUbo: false, isStandIn: true }] };
    };
    expect(ofBusiness(small)).toEqual([]);
    expect(
      ofBusiness((form) => {
        small(form);
        Object.assign(person(form, 0), { isStandIn: false });
      }),
    ).toEqual(['ubo: people.ubo-required']);
    expect(
      ofBusiness((form) => {
        small(form);
        Object.assign(form.answers.ownership ?? {}, { nobodyReason: ' ' });
      }),
    ).toEqual(['edges: ownership.owner-required', 'ubo: people.ubo-required']);
  });

  it('does not believe the mark of a beneficial owner whom the ownership does not show [VAL-23]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.ownership = { nodes: [], edges: [], nobodyReason: 'Members' };
      }),
    ).toEqual(['ubo: people.ubo-required']);
  });

  it('needs a representative [VAL-24]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(person(form, 0), { isRepresentative: false });
      }),
    ).toEqual(['representative: people.representative-required']);
  });

  it.each(['', '2026-11-21', '2020-01-01', '2027-02-29', '31-01-2030'])(
    'refuses "%s" as expiry of an identity document [VAL-13, ENTY-27]',
    (identityExpiry) => {
      expect(
        ofBusiness((form) => {
          Object.assign(person(form, 1), { identityExpiry });
        }),
      ).toEqual(['people.1.identityExpiry: people.identity-expiry-invalid']);
    },
  );

  it('needs an identity document of every owner of enough, its own and not rejected [ENTY-26]', () => {
    expect(
      ofBusiness((form) => {
        form.documents = form.documents.filter((one) => one.id !== 'passport-joris');
      }),
    ).toEqual(['people.1.identityDocuments: people.identity-document-required']);
    expect(
      ofBusiness((form) => {
        for (const one of form.documents) if (one.id === 'passport-joris') one.verification = 'failed';
      }),
    ).toEqual(['people.1.identityDocuments: people.identity-document-required']);
  });

  it('needs the authority of a representative: the register, or a document [ENTY-28]', () => {
    expect(
      ofBusiness((form) => {
        delete person(form, 0).authorityFrom;
      }),
    ).toEqual(['people.0.authorityFrom: people.authority-required']);
    expect(
      ofBusiness((form) => {
        Object.assign(person(form, 0), { authorityFrom: 'document' });
      }),
    ).toEqual(['people.0.authorityDocuments: people.authority-document-required']);
    expect(
      ofBusiness((form) => {
        Object.assign(person(form, 0), { authorityFrom: 'document', authorityDocuments: ['mandate'] });
        form.documents.push({
          ...form.documents[0],
          id: 'mandate',
          type: 'other',
          purpose: 'authority',
        } as FormDocument);
      }),
    ).toEqual([]);
  });

  it('asks of somebody without a role that matters only name and function [ENTY-22, ENTY-23, ENTY-24]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.people?.people?.push({ id: 'p3', firstName: 'Thijs', lastName: 'B', function: 'Bookkeeper' });
      }),
    ).toEqual([]);
    expect(
      ofBusiness((form) => {
        form.answers.people?.people?.push({ id: 'p3', firstName: 'Thijs' });
      }),
    ).toEqual(['people.2.lastName: people.last-name-required', 'people.2.function: people.function-required']);
  });

  it('asks birth date, nationality and residence of any country of an owner of enough [ENTY-25, ENTY-49]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(person(form, 1), { birthDate: '2026-11-22', nationality: 'XX', countryOfResidence: '' });
      }),
    ).toEqual([
      'people.1.birthDate: people.birth-date-invalid',
      'people.1.nationality: people.nationality-required',
      'people.1.countryOfResidence: people.country-of-residence-required',
    ]);
    expect(
      ofBusiness((form) => {
        Object.assign(person(form, 1), { nationality: 'BR', countryOfResidence: 'JP' });
      }),
    ).toEqual([]);
  });
});

describe('funds', () => {
  it('asks source, currency, amount and a document [VAL-11, VAL-12, ENTY-29, ENTY-30, ENTY-31, ENTY-32]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.funds = {};
        form.documents = form.documents.filter((one) => one.purpose !== 'funds');
      }),
    ).toEqual([
      'description: funds.description-required',
      'currency: funds.currency-required',
      'amount: funds.amount-required',
      'documents: funds.document-required',
    ]);
  });

  it.each([
    ['', 'funds.amount-required'],
    ['0', 'funds.amount-invalid'],
    ['12.50', 'funds.amount-invalid'],
    ['-5', 'funds.amount-invalid'],
  ])('says of the amount "%s" what is wrong [VAL-12, ENTY-46]', (amount, key) => {
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers.funds ?? {}, { amount });
      }),
    ).toEqual([`amount: ${key}`]);
  });
});

describe('individual', () => {
  it('asks everything that is on an identity document, and the document [FORM-21, ENTY-20, VAL-13]', () => {
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
      'identityNumber: individual.identity-number-required',
      'identityExpiry: individual.identity-expiry-invalid',
      'identityDocuments: individual.identity-document-required',
      'documents: funds.document-required',
    ]);
  });
});

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
        Object.assign(person(form, 0), { isPrimaryContact: false });
      }),
    ).toEqual(['choices.person-marit.email: identity.email-invalid']);
  });
});

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
