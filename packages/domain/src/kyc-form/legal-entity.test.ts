import { describe, expect, it } from 'vitest';
import { ofBusiness } from '../testing/break-form.ts';

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
    'reports %s "%s" [ENTY-04, ENTY-05, ENTY-06, ENTY-07, ENTY-08, ENTY-10, ENTY-11, ENTY-13]',
    (field, value, key) => {
      const found = ofBusiness((form) => {
        form.answers['legal-entity'] = { ...form.answers['legal-entity'], [field]: value };
      });
      expect(found).toEqual([`${field}: ${key}`]);
    },
  );

  it('reports the errors in the order of the page [FORM-37]', () => {
    const found = ofBusiness((form) => {
      Object.assign(form.answers['legal-entity'] ?? {}, { vatNumber: 'NL12', listed: undefined, description: '' });
    });
    expect(found.map((line) => line.split(':')[0])).toEqual(['vatNumber', 'listed', 'description']);
  });

  it('requires neither VAT number nor website [ENTY-07, ENTY-08]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers['legal-entity'] ?? {}, { vatNumber: '', website: '' });
      }),
    ).toEqual([]);
  });

  it('validates the postal code by the country of the company [ENTY-09]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers['legal-entity']?.address ?? {}, { postalCode: '10115' });
      }),
    ).toEqual(['address.postalCode: address.postal-code-invalid']);
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers['legal-entity'] ?? {}, { country: 'DE', registrationNumber: 'HRB 1234' });
        Object.assign(form.answers['legal-entity']?.address ?? {}, { postalCode: '10115', country: undefined });
      }),
    ).toEqual([]);
  });

  it('reports all parts of a missing address [ENTY-09]', () => {
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

  it('requires the local name of an unclear form, and the market of a listed company [ENTY-38, ENTY-13]', () => {
    expect(
      ofBusiness((form) => {
        Object.assign(form.answers['legal-entity'] ?? {}, { legalForm: 'PR', country: 'DE', listed: true });
      }),
    ).toEqual([
      'legalFormName: legal-entity.legal-form-name-required',
      'listedMarket: legal-entity.listed-market-required',
    ]);
  });

  it('requires both extracts, and does not count a rejected one [ENTY-12, ENTY-15]', () => {
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

  it('requires no extract of beneficial owners for forms without such a register [ENTY-15]', () => {
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
