import { beforeAll, describe, expect, test } from 'vitest';
import { type Printed, printedCases } from '../../test/printed-cases.ts';
import { reportOf } from '../../test/report-data.ts';
import { printActivities, printChecks, printOnboarding, printRegistration, printSummary } from './print-facts.ts';

const { entity } = reportOf();
const withOpen = (open: number) =>
  reportOf({
    entity: {
      statuses: entity.statuses.map((line, at) => ({ ...line, status: at < open ? 'pending' : 'approved' })),
    },
  });
const person = { firstName: 'Aoife', lastName: 'Brennan', documentNumber: 'PA1234567', country: 'IE' };
const residence = { birthDate: '1990-05-17', nationality: 'IE', countryOfResidence: 'NL' };
const onlyPerson = reportOf({ entity: { individual: { ...person, ...residence }, registration: null } });
const registration = { ...(entity.registration ?? {}), source: 'client', listed: null, vatNumber: '' } as NonNullable<
  typeof entity.registration
>;
const late = '2026-11-20 23:30:00.000Z';
const pendingAccess = { id: 'x', status: 'pending', askedAt: late, decidedAt: late, withdrawnAt: '' } as const;

const cases = {
  'none open': (pdf) => printSummary(pdf, withOpen(0)),
  'one open': (pdf) => printSummary(pdf, withOpen(1)),
  'two open': (pdf) => printSummary(pdf, withOpen(2)),
  provisional: (pdf) => printSummary(pdf, reportOf({ isCompleted: false, moment: late })),
  person: (pdf) => printRegistration(pdf, onlyPerson),
  'own answers': (pdf) => printRegistration(pdf, reportOf({ entity: { registration } })),
  onboarding: (pdf) => printOnboarding(pdf, reportOf()),
  'no access': (pdf) => printOnboarding(pdf, reportOf({ entity: { access: pendingAccess, assigned: null } })),
  activities: (pdf) => printActivities(pdf, reportOf()),
  'no activities': (pdf) => printActivities(pdf, reportOf({ entity: { activities: null } })),
  checks: (pdf) =>
    printChecks(
      pdf,
      reportOf({
        entity: {
          statuses: [
            { check: 'funds', status: 'access required', required: true, by: '', at: '', reason: '', openHits: 0 },
            {
              check: 'people',
              status: 'rejected',
              required: true,
              by: 'Ada Min',
              at: late,
              reason: 'Too few.',
              openHits: 0,
            },
          ],
        },
      }),
    ),
} as const satisfies Parameters<typeof printedCases>[0];

let printed: Record<keyof typeof cases, Printed>;
beforeAll(async () => {
  printed = await printedCases(cases);
});

describe('the summary', () => {
  test.each([
    ['none open', 'All 9 required checks are final.'],
    ['one open', '1 required check is not final.'],
    ['two open', '2 required checks are not final.'],
  ] as const)('with %s is: %s', (name, sentence) => {
    expect(printed[name].text).toContain(sentence);
  });

  test('of an onboarding that is not completed is provisional, dated by the desk’s day', () => {
    expect(printed.provisional.text).toContain('Not completed: provisional report of 21 November 2026');
    expect(printed['none open'].text).toContain('Completed on 20 November 2026');
  });
});

describe('the onboarding', () => {
  test('has what was requested, of which version the answers are and who reviewed them', () => {
    for (const part of [
      'TR-2026-0431',
      'KV-17',
      'Purchase of an office building',
      '24 December 2026',
      'Version 2, sent on 20 November 2026',
      'Ownership, People, Source of funds, Also the lease.',
      'Ruben Aerts',
    ]) {
      expect(printed.onboarding.text).toContain(part);
    }
  });

  test('has a date of access only once the client has given it [ACC-15]', () => {
    expect(printed.onboarding.text).toMatch(/Access given {3}20 November 2026/);
    expect(printed['no access'].text).not.toMatch(/Access given|Reviewed by/);
  });

  test('omits the institution’s internal remarks [PERM-05]', () => {
    expect(printed.onboarding.text).not.toContain('SECRET-REMARK');
  });
});

describe('the subject', () => {
  test('that is a person has the person’s facts and none of a company', () => {
    for (const part of ['Aoife Brennan', '17 May 1990', 'Ireland', 'PA1234567 Ireland', 'Netherlands']) {
      expect(printed.person.text).toContain(part);
    }
    expect(printed.person.text).not.toMatch(/Registration|VAT number|Legal form/);
  });

  test('whose facts are the client’s own names that source, and omits unknown facts', () => {
    expect(printed['own answers'].text).toContain('The client’s own answers');
    expect(printed['own answers'].text).not.toMatch(/Register, |VAT number|Listed on an exchange/);
  });
});

test('activities have their name in the language of the report, and the main one is marked [ENT-06]', () => {
  expect(printed.activities.text).toContain('6820 (2025)   Letting of real estate, main activity');
  expect(printed['no activities'].text).not.toContain('Business activities');
});

test('checks have their status in plain language, with who decided, when and why', () => {
  expect(printed.checks.text).toContain('Source of funds   Access required');
  expect(printed.checks.unspaced).toContain('PeopleRejectedAdaMin21November2026at00:30Toofew.');
});
