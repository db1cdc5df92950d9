import { describe, expect, it } from 'vitest';
import { recordIdentity } from './contracts/workflows/record-identity.ts';
import { allCountries, euCountries, isCountry, isEuCountry } from './countries.ts';
import { addMonths } from './dates.ts';
import {
  acceptedFileTypes,
  documentKind,
  documentTypes,
  isFreshExtract,
  offeredDocuments,
  parseDocumentKind,
} from './documents.ts';
import { eventActionNames, eventActions } from './event-actions.ts';
import { eventKinds } from './event-kinds.ts';
import { kycStepsOf } from './kyc-form/steps.ts';
import { isLegalPerson, legalFormCodes, legalFormOfElf } from './legal-forms.ts';
import { inForce, uboThreshold } from './limits.ts';
import { type PortalName, portalNames, portalOfCollection, portals, roleOf } from './portal.ts';
import { z } from './schema.ts';

describe('countries', () => {
  it('of registration are the 27 of the Union [ENTY-39]', () => {
    expect(euCountries.join(' ')).toBe(
      'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
    );
    expect([isEuCountry('NL'), isEuCountry('GB'), isEuCountry(undefined)]).toEqual([true, false, false]);
  });

  it('of residence are all 249 of the world and Kosovo, each with a name in both languages [ENTY-49]', () => {
    expect(new Set(allCountries).size).toBe(250);
    expect(allCountries).toHaveLength(250);
    for (const language of ['en', 'nl']) {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      expect(allCountries.filter((code) => names.of(code) === undefined)).toEqual([]);
    }
    expect(euCountries.every(isCountry)).toBe(true);
    expect([isCountry('XK'), isCountry('XX')]).toEqual([true, false]);
  });
});

describe('legal forms', () => {
  it('are found by their international code; others are unclear [ENTY-38]', () => {
    expect([legalFormOfElf('54m6'), legalFormOfElf('V44D'), legalFormOfElf('8888')]).toEqual(['BV', 'ST', 'PR']);
  });

  it('are legal persons or not [ENTY-38]', () => {
    expect(legalFormCodes.filter(isLegalPerson)).toEqual(['BV', 'NV', 'COP', 'VER', 'ST', 'KG']);
  });
});

describe('documents', () => {
  it('include the seven types of the specification [VAL-14]', () => {
    const specified = [
      'registration',
      'ubo',
      'ownership',
      'articlesOfAssociation',
      'partnershipAgreement',
      'shareholdersRegistry',
      'other',
    ];
    expect(documentTypes).toEqual(expect.arrayContaining(specified));
  });

  it('are offered by legal form, in addition to those that every company must upload', () => {
    expect(offeredDocuments('BV')).toEqual(['ownership', 'articlesOfAssociation', 'shareholdersRegistry']);
    expect(offeredDocuments('VOF')).toEqual(['ownership', 'partnershipAgreement']);
    expect(offeredDocuments('ST')).toEqual(['articlesOfAssociation']);
    expect(offeredDocuments('EMZ')).toEqual([]);
    expect(offeredDocuments('')).toEqual(['ownership', 'articlesOfAssociation']);
  });

  it('list the accepted files as in the message [VAL-15]', () => {
    expect(acceptedFileTypes).toBe('PDF, JPG, PNG');
  });

  it.each([
    ['2026-05-21', '2026-11-21', true],
    ['2026-05-20', '2026-11-21', false],
    ['2026-08-31', '2027-02-28', true],
    ['2026-08-31', '2027-03-01', false],
    ['2027-08-29', '2028-02-29', true],
  ])('issued on %s are accepted on %s: %s [VAL-21, VAL-22, OWN-12]', (issued, day, fresh) => {
    expect(isFreshExtract(issued, day)).toBe(fresh);
  });

  it('add months up to the end of a shorter one [VAL-21]', () => {
    expect([addMonths('2026-10-31', 4), addMonths('2026-11-30', 3), addMonths('2026-12-15', 1)]).toEqual([
      '2027-02-28',
      '2027-02-28',
      '2027-01-15',
    ]);
  });

  it('of type other have their purpose in the route', () => {
    expect(documentKind('other', 'identity')).toBe('other-identity');
    expect(parseDocumentKind('other-identity')).toEqual({ type: 'other', purpose: 'identity' });
    expect(parseDocumentKind('registration')).toEqual({ type: 'registration', purpose: '' });
    expect([parseDocumentKind('other-nonsense'), parseDocumentKind('nonsense')]).toEqual([undefined, undefined]);
  });
});

describe('dated rules', () => {
  it('change with the law on 10 July 2027 [OWN-12]', () => {
    expect(inForce(uboThreshold, '2027-07-09')).toEqual({ share: 250_000, orMore: false });
    expect(inForce(uboThreshold, '2027-07-10')).toEqual({ share: 250_000, orMore: true });
    expect(() => inForce([], '2026-11-21')).toThrow();
  });
});

describe('portals', () => {
  it('are three, each with its users and landing page [ENTY-01]', () => {
    expect(portalNames).toEqual(['gatekeeper', 'intern', 'client']);
    expect(portalNames.map((name) => [portals[name].authCollection, portals[name].home])).toEqual([
      ['gatekeeper_users', '/external/dashboard'],
      ['internal_users', '/internal/dashboard'],
      ['end_client_users', '/forms'],
    ]);
    expect([portalOfCollection('internal_users'), portalOfCollection('gk_org')]).toEqual(['intern', undefined]);
  });

  it('derive five roles from the stored values [ENTY-50]', () => {
    expect([
      roleOf('gatekeeper', 'admin'),
      roleOf('gatekeeper', 'member'),
      roleOf('intern', 'lead'),
      roleOf('intern', 'reviewer'),
      roleOf('client', ''),
    ]).toEqual(['gatekeeper-admin', 'gatekeeper', 'intern-lead', 'intern', 'client']);
  });

  it('give no role to an unknown portal or stored role', () => {
    expect(roleOf('auditor' as PortalName, '')).toBeUndefined();
    expect(roleOf('gatekeeper', '')).toBeUndefined();
    expect(roleOf('gatekeeper', 'lead')).toBeUndefined();
    expect(roleOf('intern', 'toString')).toBeUndefined();
    expect(roleOf('client', 'lead')).toBeUndefined();
  });
});

describe('the steps of the form', () => {
  it('are these, with funds only when requested [FORM-20, FORM-21, FORM-22]', () => {
    expect(kycStepsOf('business', true)).toEqual([
      'contact',
      'legal-entity',
      'activities',
      'ownership',
      'people',
      'funds',
      'identity',
    ]);
    expect(kycStepsOf('business', false)).toEqual([
      'contact',
      'legal-entity',
      'activities',
      'ownership',
      'people',
      'identity',
    ]);
    expect(kycStepsOf('individual', true)).toEqual(['contact', 'individual', 'funds', 'identity']);
    expect(kycStepsOf('individual', false)).toEqual(['contact', 'individual', 'identity']);
  });

  it('end with one of three ways to identify; others are refused [ENTY-36]', () => {
    const input = {
      request: 'request00000001',
      person: 'self',
      verifierFirstName: 'Ruben',
      verifierLastName: 'Aerts',
      date: '2026-11-20',
      result: 'verified',
    };
    const methods = ['video_call', 'in_person', 'digital_identification', 'telephone', ''];
    const accepted = methods.filter((method) => z.safeParse(recordIdentity.input, { ...input, method }).success);
    expect(accepted).toEqual(['video_call', 'in_person', 'digital_identification']);
  });
});

describe('events', () => {
  it('belong to one filter each, and every filter has some', () => {
    expect(new Set(Object.values(eventActions))).toEqual(new Set(eventKinds));
    expect(new Set(eventActionNames).size).toBe(eventActionNames.length);
  });
});
