import { describe, expect, it } from 'vitest';
import { type MutableForm, ofBusiness, personAt } from '../testing/break-form.ts';
import { businessForm, marit } from '../testing/sample-form.ts';
import type { FormDocument } from './answers.ts';
import { sectionIssues } from './completeness.ts';

const mandateOf = (person: string): FormDocument => ({
  ...(businessForm().documents[0] as FormDocument),
  id: 'mandate',
  type: 'other',
  purpose: 'authority',
  person,
});

describe('ownership', () => {
  it('requires owners when there are none, and a reason when no person has enough [VAL-23, OWN-09]', () => {
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

  it('asks for no reason while an owner who is not known yet may have enough [OWN-03, OWN-09]', () => {
    const unknown = ofBusiness((form) => {
      const edges = form.answers.ownership?.edges?.slice(1, 2);
      form.answers.ownership = { nodes: form.answers.ownership?.nodes?.slice(1, 2), edges };
    });
    expect(unknown).toEqual([
      'companies.client: ownership.rest-unknown-part',
      'companies.companyhoek0001: ownership.rest-unknown',
      'ubo: people.ubo-required',
    ]);
  });

  it('locates the owner without a name and the holding without a share [OWN-03]', () => {
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

  it('asks for the exact share of a decisive band, with the name for the message [OWN-08]', () => {
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

  it('names the company whose owners hold too much, in percent [OWN-03]', () => {
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
  it('requires every computed owner among the people [VAL-23]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.people?.people?.pop();
      }),
    ).toEqual(['ubo.personjoris0001: people.ubo-missing']);
  });

  it('accepts a director with a reason as the only beneficial owner [VAL-23, OWN-09]', () => {
    const small = (form: MutableForm) => {
      form.answers.ownership = { nodes: [], edges: [], nobodyReason: 'A cooperative of 300 members' };
      form.answers.people = { people: [{ ...personAt(form, 0), isUbo: false, isStandIn: true }] };
    };
    expect(ofBusiness(small)).toEqual([]);
    expect(
      ofBusiness((form) => {
        small(form);
        Object.assign(personAt(form, 0), { isStandIn: false });
      }),
    ).toEqual(['ubo: people.ubo-required']);
    expect(
      ofBusiness((form) => {
        small(form);
        Object.assign(form.answers.ownership ?? {}, { nobodyReason: ' ' });
      }),
    ).toEqual(['edges: ownership.owner-required', 'ubo: people.ubo-required']);
  });

  it.each([
    ['BV', 'director-required'],
    ['VER', 'director-required'],
    ['VOF', 'partner-required'],
    ['CV', 'partner-required'],
    ['MA', 'partner-required'],
    ['RED', 'partner-required'],
    ['ST', 'board-required'],
  ])(
    'asks of everyone in a %s without a beneficial owner whether they count as one: %s [VAL-23, OWN-09]',
    (legalForm, key) => {
      const withAnswer = (isStandIn: boolean | undefined, identifiesBy?: 'self') =>
        ofBusiness((form) => {
          form.answers['legal-entity'] = { ...form.answers['legal-entity'], legalForm };
          form.answers.ownership = { nodes: [], edges: [], nobodyReason: 'Ten holders of 10%' };
          const bookkeeper = {
            id: 'p3',
            firstName: 'Thijs',
            lastName: 'B',
            function: 'Clerk',
            isRepresentative: false,
          };
          form.answers.people = {
            people: [
              { ...personAt(form, 0), isUbo: false, isStandIn: true },
              { ...bookkeeper, ...(identifiesBy && { identifiesBy }), ...(isStandIn !== undefined && { isStandIn }) },
            ],
          };
        });
      expect(withAnswer(undefined)).toEqual([`people.1.isStandIn: people.${key}`]);
      expect(withAnswer(undefined, 'self')).toEqual([`people.1.isStandIn: people.${key}`]);
      expect(withAnswer(false)).toEqual([]);
      // Everyone who counts as the beneficial owner is identified.
      expect(withAnswer(true)).toContain('people.1.birthDate: people.birth-date-invalid');
    },
  );

  it('asks of a sole trader who owns it, and never for a director: one person is the business [VAL-23, OWN-09]', () => {
    const soleTrader = (owners: object) =>
      ofBusiness((form) => {
        const entity = { ...form.answers['legal-entity'], legalForm: 'EMZ' };
        delete entity.listed;
        form.answers['legal-entity'] = entity;
        form.answers.ownership = { nodes: [], edges: [], ...owners };
        form.answers.people = { people: [{ ...personAt(form, 0), isUbo: false }] };
      });
    const missing = ['edges: ownership.sole-owner-required', 'ubo: people.sole-owner-required'];
    expect(soleTrader({})).toEqual(missing);
    // The reason of another legal form does not count.
    expect(soleTrader({ nobodyReason: 'Nobody owns it' })).toEqual(missing);
    const owner = { id: marit, kind: 'person', firstName: 'Marit', lastName: 'Hoekstra' };
    const share = { id: 'edge00000000001', owner: marit, owned: 'client', share: 1_000_000, kind: 'shares' };
    expect(soleTrader({ nodes: [owner], edges: [share] })).toEqual([]);
  });

  it('does not ask it while someone owns enough, and while the reason why no one does is missing [OWN-09]', () => {
    expect(ofBusiness(() => undefined)).toEqual([]);
    const unexplained = ofBusiness((form) => {
      form.answers.ownership = { nodes: [], edges: [], nobodyReason: ' ' };
      Object.assign(personAt(form, 1), { isStandIn: undefined });
    });
    expect(unexplained.filter((one) => one.includes('isStandIn'))).toEqual([]);
  });

  it('rejects a person marked as beneficial owner whom the ownership does not confirm [VAL-23]', () => {
    expect(
      ofBusiness((form) => {
        form.answers.ownership = { nodes: [], edges: [], nobodyReason: 'Members' };
        for (const person of form.answers.people?.people ?? []) person.isStandIn = false;
      }),
    ).toEqual(['ubo: people.ubo-required']);
  });

  it('requires a representative [VAL-24]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(personAt(form, 0), { isRepresentative: false });
      }),
    ).toEqual(['representative: people.representative-required']);
  });

  it.each([
    ['', 'people.identity-expiry-invalid'],
    ['2026-11-21', 'people.identity-expiry-invalid'],
    ['2020-01-01', 'people.identity-expiry-invalid'],
    ['2027-02-', 'identity-expiry.incomplete'],
    ['-2-31', 'identity-expiry.nonexistent'],
    ['2027-02-29', 'identity-expiry.nonexistent'],
    ['30-1-31', 'identity-expiry.short-year'],
  ])('rejects "%s" as expiry of an identity document: %s [VAL-13, ENTY-27]', (identityExpiry, key) => {
    expect(
      ofBusiness((form) => {
        Object.assign(personAt(form, 1), { identityExpiry });
      }),
    ).toEqual([`people.1.identityExpiry: ${key}`]);
  });

  it.each([
    ['', 'people.birth-date-invalid'],
    ['1980--31', 'birth-date.incomplete'],
    ['-1-12', 'birth-date.incomplete'],
    ['--4', 'birth-date.incomplete'],
    ['-2-29', 'birth-date.incomplete'],
    ['-2-31', 'birth-date.nonexistent'],
    ['-13-', 'birth-date.nonexistent'],
    ['--32', 'birth-date.nonexistent'],
    ['1981-02-29', 'birth-date.nonexistent'],
    ['1980-02-31', 'birth-date.nonexistent'],
    ['1980-00-10', 'birth-date.nonexistent'],
    ['80-2-1', 'birth-date.short-year'],
    ['2026-11-22', 'birth-date.future'],
    ['1880-02-01', 'birth-date.too-long-ago'],
  ])('says what is wrong with "%s" as date of birth: %s [ENTY-25]', (birthDate, key) => {
    expect(
      ofBusiness((form) => {
        Object.assign(personAt(form, 1), { birthDate });
      }),
    ).toEqual([`people.1.birthDate: ${key}`]);
  });

  it("requires an identity document of every beneficial owner, the person's own and not rejected [ENTY-26]", () => {
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

  it('requires both sides of a card, and takes a file whose side is not known as both [ENTY-26]', () => {
    const withSides = (sides: readonly FormDocument['side'][]) =>
      ofBusiness((form) => {
        Object.assign(personAt(form, 1), { identityKind: 'identity_card' });
        const at = form.documents.findIndex((one) => one.id === 'passport-joris');
        const [known] = form.documents.splice(at, 1);
        for (const side of sides) form.documents.push({ ...(known as FormDocument), id: `joris-${side}`, side });
      });
    expect(withSides([])).toEqual([
      'people.1.identityDocuments: people.identity-front-required',
      'people.1.identityBack: people.identity-back-required',
    ]);
    expect(withSides(['front'])).toEqual(['people.1.identityBack: people.identity-back-required']);
    expect(withSides(['back'])).toEqual(['people.1.identityDocuments: people.identity-front-required']);
    expect(withSides(['front', 'back'])).toEqual([]);
    expect(withSides([''])).toEqual([]);
  });

  it('requires the authority of a representative: the register, or a document [ENTY-28]', () => {
    expect(
      ofBusiness((form) => {
        delete personAt(form, 0).authorityFrom;
      }),
    ).toEqual(['people.0.authorityFrom: people.authority-required']);
    expect(
      ofBusiness((form) => {
        Object.assign(personAt(form, 0), { authorityFrom: 'document' });
      }),
    ).toEqual(['people.0.authorityDocuments: people.authority-document-required']);
    expect(
      ofBusiness((form) => {
        Object.assign(personAt(form, 0), { authorityFrom: 'document' });
        form.documents.push(mandateOf(personAt(form, 0).id));
      }),
    ).toEqual([]);
  });

  it.each([
    ['of another person', { person: 'somebody-else' }],
    ['of another purpose', { purpose: 'identity' }],
    ['of another type', { type: 'registration' }],
    ['that was rejected', { verification: 'rejected' }],
  ] as const)('accepts no document %s as authority, even if the answers name it [ENTY-28]', (_what, values) => {
    expect(
      ofBusiness((form) => {
        const person = personAt(form, 0);
        Object.assign(person, { authorityFrom: 'document', authorityDocuments: ['mandate'] });
        form.documents.push({ ...mandateOf(person.id), ...values } as FormDocument);
      }),
    ).toEqual(['people.0.authorityDocuments: people.authority-document-required']);
  });

  it('requires only name, function and the question of representation of a person without a relevant role [ENTY-22, ENTY-23, ENTY-24]', () => {
    const bookkeeper = { id: 'p3', firstName: 'Thijs', lastName: 'B', function: 'Bookkeeper' };
    expect(
      ofBusiness((form) => {
        form.answers.people?.people?.push({ ...bookkeeper, isRepresentative: false });
      }),
    ).toEqual([]);
    expect(
      ofBusiness((form) => {
        form.answers.people?.people?.push({ id: 'p3', firstName: 'Thijs' });
      }),
    ).toEqual([
      'people.2.lastName: people.last-name-required',
      'people.2.function: people.function-required',
      'people.2.isRepresentative: people.represents-required',
    ]);
  });

  it('asks of everyone whether they represent the company, also of those who identify by an own link [ENTY-24]', () => {
    for (const identifiesBy of ['owner', 'self'] as const) {
      const form = businessForm();
      Object.assign(personAt(form, 1), { isRepresentative: undefined, identifiesBy });
      expect(sectionIssues('people', form)).toEqual([
        {
          section: 'people',
          path: 'people.1.isRepresentative',
          key: 'kyc-form:people.represents-required',
          facts: { name: 'Joris van Rijsbergen' },
        },
      ]);
    }
  });

  it('requires birth date, nationality and residence in any country of a beneficial owner [ENTY-25, ENTY-49]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(personAt(form, 1), { birthDate: '2026-11-22', nationality: 'XX', countryOfResidence: '' });
      }),
    ).toEqual([
      'people.1.birthDate: birth-date.future',
      'people.1.nationality: people.nationality-required',
      'people.1.countryOfResidence: people.country-of-residence-required',
    ]);
    expect(
      ofBusiness((form) => {
        Object.assign(personAt(form, 1), { nationality: 'BR', countryOfResidence: 'JP' });
      }),
    ).toEqual([]);
  });
});
