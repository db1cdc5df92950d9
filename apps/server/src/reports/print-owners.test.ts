import { beforeAll, describe, expect, test } from 'vitest';
import { type Printed, printedCases } from '../../test/printed-cases.ts';
import { closedPart, ownershipOf, ownersWith, reportOf } from '../../test/report-data.ts';
import type { PdfDocument } from './pdf-document.ts';
import { printFunds, printOwnership, printPeople } from './print-owners.ts';

const { request, people } = reportOf().entity;
type Ownership = Parameters<typeof ownershipOf>;
const owners = (answers: Ownership[0], today?: string) => (pdf: PdfDocument) =>
  printOwnership(
    pdf,
    reportOf({ entity: { ownership: ownershipOf(answers, today), people: { open: true, value: [] } } }),
  );
const partners = ownersWith([200_000, 200_000, 200_000, 200_000, 200_000]);
const standIns = (people.open ? people.value : []).map((person) => ({ ...person, isUbo: false, isStandIn: true }));
const individual = { request: { ...request, type: 'individual' } } as const;
const value = null;

const cases = {
  sample: (pdf) => printOwnership(pdf, reportOf()),
  'no answers': (pdf) => printOwnership(pdf, reportOf({ entity: { ownership: { open: true, value } } })),
  'empty answers': owners({}),
  closed: (pdf) => printOwnership(pdf, reportOf({ entity: { ownership: closedPart } })),
  person: (pdf) => {
    printOwnership(pdf, reportOf({ entity: individual }));
    printPeople(pdf, reportOf({ entity: individual }));
  },
  one: owners(ownersWith([1_000_000])),
  many: owners(ownersWith(Array.from({ length: 25 }, () => 40_000))),
  partners: owners(partners),
  'partners with a reason': owners({ ...partners, nobodyReason: 'Five equal partners.' }),
  'stand-ins': (pdf) =>
    printOwnership(
      pdf,
      reportOf({ entity: { ownership: ownershipOf(partners), people: { open: true, value: standIns } } }),
    ),
  'too much': owners(ownersWith([800_000, 700_000])),
  'a quarter in 2026': owners(ownersWith([250_000, 750_000])),
  'a quarter in 2027': owners(ownersWith([250_000, 750_000]), '2027-07-10'),
  people: (pdf) => printPeople(pdf, reportOf()),
  'no people': (pdf) => printPeople(pdf, reportOf({ entity: { people: { open: true, value: [] } } })),
  'closed people': (pdf) => printPeople(pdf, reportOf({ entity: { people: closedPart } })),
  funds: (pdf) => printFunds(pdf, reportOf()),
  'funds in yen': (pdf) =>
    printFunds(pdf, reportOf({ entity: { funds: { open: true, value: { amount: '5000000', currency: 'JPY' } } } })),
  'no funds': (pdf) => printFunds(pdf, reportOf({ entity: { funds: { open: true, value } } })),
  'closed funds': (pdf) => printFunds(pdf, reportOf({ entity: { funds: closedPart } })),
  'funds not requested': (pdf) =>
    printFunds(pdf, reportOf({ entity: { request: { ...request, sourceOfFunds: false } } })),
} as const satisfies Parameters<typeof printedCases>[0];

let printed: Record<keyof typeof cases, Printed>;
beforeAll(async () => {
  printed = await printedCases(cases);
});

describe('ownership', () => {
  test('has the calculation of each owner, and the beneficial owners with their reasons and residence', () => {
    for (const part of [
      'As given by the client in version 2.',
      '100% of Hoekstra Beheer B.V. × 60% = 60%   60%',
      'Marit Hoekstra   60%   more than 25% of the shares, control   Netherlands',
      'Joris van Rijsbergen   40%   more than 25% of the shares   Belgium',
      'Rule: a person who owns or controls more than 25%.',
    ]) {
      expect(printed.sample.text).toContain(part);
    }
  });

  test('that was not given, or not opened, is a statement and no table', () => {
    expect(printed['no answers'].text).toMatch(/Ownership {2}Not given/);
    expect(printed.closed.text).toMatch(/Ownership {2}Not shown: the client has not given access\./);
    for (const name of ['no answers', 'closed', 'empty answers'] as const) {
      expect(printed[name].text).not.toContain('Calculation');
    }
    expect(printed.closed.text).not.toMatch(/Hoekstra|Rijsbergen/);
  });

  test('is no part of the report of a natural person', () => {
    expect(printed.person.text).not.toMatch(/Ownership|Associated people/);
  });

  test('with more owners than the chart shows has all of them in the table', () => {
    for (let at = 1; at <= 25; at++) expect(printed.many.unspaced).toContain(`OwnerNumber${at}4%directly=4%4%`);
  });

  test('with one owner has no sum', () => {
    expect(printed.one.text).toContain('Owner Number1   100% directly = 100%   100%');
  });

  test('given as more than all is printed as given', () => {
    expect(printed['too much'].text).toContain('80% directly = 80%');
    expect(printed['too much'].text).toContain('70% directly = 70%');
  });

  test('without a beneficial owner has a statement, with the client’s reason if there is one', () => {
    const sentence = 'Nopersonisabeneficialownerbyinterestorcontrol;thedirectorsarestand-inUBOs.';
    expect(printed['partners with a reason'].unspaced).toContain(`${sentence}Reasongiven:Fiveequalpartners.`);
    expect(printed.partners.unspaced).toContain(sentence);
    expect(printed.partners.text).not.toContain('Reason given');
    expect(printed.sample.unspaced).not.toContain(sentence);
  });

  test('without a beneficial owner lists the directors that take the place', () => {
    expect(printed['stand-ins'].text).toContain('Marit Hoekstra   Stand-in UBO   Netherlands');
  });

  test('of exactly 25% counts from 10 July 2027, and the rule that is printed is the one in force', () => {
    expect(printed['a quarter in 2026'].text).not.toContain('Number1   25%   ');
    expect(printed['a quarter in 2026'].text).toContain('owns or controls more than 25%.');
    expect(printed['a quarter in 2027'].text).toContain('Number1   25%   25% or more of the shares');
    expect(printed['a quarter in 2027'].text).toContain('owns or controls 25% or more.');
  });
});

describe('people', () => {
  test('have their function, roles, residence and the status of their identity [ENT-08, ENT-09]', () => {
    expect(printed.people.unspaced).toContain('DirectorUBO,Representative,PrimarycontactNetherlandsVerified');
    expect(printed.people.text).toContain('Joris van Rijsbergen   Shareholder   UBO   Belgium   Pending');
  });

  test('that were not given, or not opened, are a statement', () => {
    expect(printed['no people'].text).toMatch(/Associated people {2}Not given/);
    expect(printed['closed people'].text).toMatch(/Associated people {2}Not shown/);
    expect(printed['closed people'].text).not.toContain('Hoekstra');
  });
});

describe('the source of funds', () => {
  test('has the amount with the decimals of its currency', () => {
    expect(printed.funds.text).toContain('EUR 3,450,000.00');
    expect(printed['funds in yen'].text).toContain('JPY 5,000,000');
  });

  test('that was requested and not given, or not opened, is a statement; not requested it is no part', () => {
    expect(printed['no funds'].text).toMatch(/Source of funds {2}Not given/);
    expect(printed['closed funds'].text).toMatch(/Source of funds {2}Not shown/);
    expect(printed['funds not requested'].text).not.toContain('Source of funds');
  });
});
