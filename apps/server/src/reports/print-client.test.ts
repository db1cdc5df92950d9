import { beforeAll, describe, expect, test } from 'vitest';
import { type Printed, printedCases } from '../../test/printed-cases.ts';
import { historyEvent, reportOf } from '../../test/report-data.ts';
import { printDecision, printMeasures, printPurpose, printRisk } from './print-assessment.ts';
import { printIdentity, printReason, printRepresentation } from './print-client.ts';
import { printIdentification } from './print-identification.ts';

const base = reportOf();
const { entity, answers } = base;
const person = { firstName: 'Aoife', lastName: 'Brennan', documentNumber: 'PA1234567', country: 'IE' };
const residence = { birthDate: '1990-05-17', nationality: 'IE', countryOfResidence: 'NL' };
const own = { identityKind: 'passport', birthPlace: 'Galway', identityExpiry: '2031-03-01' } as const;
const onlyPerson = reportOf({
  answers: { ...answers, form: { ...answers.form, answers: { individual: own } } },
  entity: { individual: { ...person, ...residence }, registration: null, activities: null },
});
const registration = { ...(entity.registration ?? {}), source: 'client', listed: null, vatNumber: '' } as NonNullable<
  typeof entity.registration
>;
const earlierAddresses = [
  {
    address: { street: 'Dam', houseNumber: '1', postalCode: '', city: 'Amsterdam', country: 'NL' },
    since: '2019-02-01',
  },
];
const late = '2026-11-20 23:30:00.000Z';
const rejected = {
  check: 'people',
  status: 'rejected',
  required: true,
  by: 'Ada Min',
  at: late,
  reason: 'Too few.',
  openHits: 0,
} as const;
const problem = {
  field: 'problem',
  before: { kind: 'document', id: 'd', documentKind: 'ubo', ownerName: 'Zilverlinde' },
  after: 'The register was checked by hand.',
};
const closed = { open: false, why: 'access required' } as const;
const withFunds = (funds: typeof entity.funds, more: Partial<typeof entity.request> = {}) =>
  reportOf({
    answers: { ...answers, form: { ...answers.form, answers: {}, documents: [] } },
    entity: { funds, request: { ...entity.request, ...more } },
  });

const cases = {
  reason: (pdf) => printReason(pdf, base),
  person: (pdf) => printIdentity(pdf, onlyPerson),
  company: (pdf) =>
    printIdentity(
      pdf,
      reportOf({ entity: { registration: { ...registration, earlierAddresses, registerName: 'Zilver B.V.' } } }),
    ),
  'no facts': (pdf) => printIdentity(pdf, reportOf({ entity: { registration: null, activities: null } })),
  representation: (pdf) => printRepresentation(pdf, base),
  identification: (pdf) =>
    printIdentification(
      pdf,
      reportOf({
        entity: {
          identityPeople: [{ id: 'x', name: 'Joris', required: true, method: '' as const, email: '', ownLink: null }],
        },
      }),
    ),
  'no identification': (pdf) => printIdentification(pdf, reportOf({ entity: { identities: [] } })),
  purpose: (pdf) => printPurpose(pdf, base),
  'no funds': (pdf) => printPurpose(pdf, withFunds({ open: true, value: null })),
  'closed funds': (pdf) => printPurpose(pdf, withFunds(closed)),
  'funds not asked': (pdf) => printPurpose(pdf, withFunds({ open: true, value: null }, { sourceOfFunds: false })),
  risk: (pdf) => printRisk(pdf, base),
  'no risk': (pdf) => printRisk(pdf, reportOf({ entity: { risk: { open: true, value: [] } } })),
  'closed risk': (pdf) => printRisk(pdf, reportOf({ entity: { risk: closed } })),
  measures: (pdf) => printMeasures(pdf, reportOf({ entity: { statuses: [rejected] } })),
  problems: (pdf) => printDecision(pdf, reportOf({ events: [historyEvent({ changes: [problem] })] })),
  decision: (pdf) => printDecision(pdf, reportOf({ entity: { statuses: [rejected] } })),
} as const satisfies Parameters<typeof printedCases>[0];

let printed: Record<keyof typeof cases, Printed>;
beforeAll(async () => {
  printed = await printedCases(cases);
});

test('the reason has for whom, by whom, for which purpose and with which scope, without remarks [PERM-05]', () => {
  for (const part of [
    'Kade & Vos Notarissen',
    'TR-2026-0431',
    'KV-17',
    'Sanne de Wit, 9 November 2026',
    'Purchase of an office building',
    'Ownership, People, Source of funds, Also the lease.',
    '24 December 2026',
  ]) {
    expect(printed.reason.text).toContain(part);
  }
  expect(printed.reason.text).not.toContain('SECRET-REMARK');
});

describe('the client', () => {
  test('that is a person has the person’s facts and none of a company', () => {
    for (const part of [
      'Aoife Brennan',
      '17 May 1990, Galway',
      'Irish',
      'Passport, PA1234567, Ireland',
      '1 March 2031',
    ]) {
      expect(printed.person.text).toContain(part);
    }
    expect(printed.person.text).not.toMatch(/Registration|VAT number|Legal form/);
  });

  test('whose facts are its own names that source, with another name in the register and earlier addresses', () => {
    expect(printed.company.text).toContain('The client’s own answers');
    expect(printed.company.unspaced).toContain('NameintheregisterZilverB.V.');
    expect(printed.company.unspaced).toContain('Dam1,Amsterdam,Netherlands,since1February2019');
    expect(printed.company.text).not.toMatch(/Register, |VAT number|Listed on an exchange/);
    expect(printed['no facts'].text).toContain('Not given');
  });

  test('has its activities with their name in the language of the report, the main one marked [ENT-06]', () => {
    expect(printed.company.unspaced).toContain('6820(2025)Lettingofrealestate,mainactivity');
  });

  test('is represented by persons with their authority and the status of their identity', () => {
    expect(printed.representation.unspaced).toContain('MaritHoekstraDirectorThecommercialregisterVerified');
    expect(printed.representation.text).not.toContain('Joris');
  });
});

test('identifications have who, by which method and document, by whom and when, and who is still to come [ENT-12]', () => {
  expect(printed.identification.unspaced).toContain(
    'MaritHoekstraVerifiedVideocallPassportRubenAerts20Nov2026JorisPending',
  );
  expect(printed['no identification'].text).toContain('None');
});

describe('the assessment', () => {
  test('has the purpose and the source of funds with the decimals of its currency', () => {
    expect(printed.purpose.unspaced).toContain('PurposePurchaseofanofficebuilding');
    expect(printed.purpose.text).toContain('EUR 3,450,000.00');
  });

  test('of funds that were not given, not opened or not asked is a statement', () => {
    expect(printed['no funds'].unspaced).toContain('SourceoffundsNotgiven');
    expect(printed['closed funds'].unspaced).toContain('SourceoffundsNotshown');
    expect(printed['funds not asked'].unspaced).toContain('SourceoffundsNotaskedinthisonboarding.');
  });

  test('has each risk indicator with severity and data [RISK-01, RISK-06]', () => {
    expect(printed.risk.unspaced).toContain(
      'HoldingcompanyabroadintheownershipchainMediumTessera,Luxembourg20November2026',
    );
    expect(printed['no risk'].text).toContain('None found.');
    expect(printed['closed risk'].text).not.toContain('Tessera');
  });

  test('names the checks that were required and those that were not', () => {
    expect(printed.measures.unspaced).toContain('RequiredchecksPeopleNotrequiredRegistration,Activities');
  });

  test('has each problem with which it was completed, and why', () => {
    expect(printed.problems.unspaced).toContain('Rejecteddocument:UBOextract,ZilverlindeTheregisterwascheckedbyhand.');
  });

  test('has the decision, and the reason of a check with who gave it when', () => {
    expect(printed.decision.unspaced).toContain('ConclusionCompletedwithobjectionsDecidedbyRubenAerts,reviewdesk');
    expect(printed.decision.unspaced).toContain('PeopleRejectedToofew.AdaMin,21November2026at00:30');
  });
});
