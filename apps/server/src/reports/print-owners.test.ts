import { beforeAll, describe, expect, test } from 'vitest';
import { type Printed, printedCases } from '../../test/printed-cases.ts';
import { closedPart, ownershipOf, ownersWith, reportOf } from '../../test/report-data.ts';
import type { PdfDocument } from './pdf-document.ts';
import { printOwners, printOwnership } from './print-owners.ts';
import type { ReportData } from './report-data.ts';

const base = reportOf();
const { request } = base.entity;
type Ownership = Parameters<typeof ownershipOf>;
const withOwners = (answers: Ownership[0], today?: string): ReportData =>
  reportOf({
    answers: { ...base.answers, form: { ...base.answers.form, answers: {} } },
    entity: { ownership: ownershipOf(answers, today), people: { open: true, value: [] } },
  });
const both = (data: ReportData) => (pdf: PdfDocument) => {
  pdf.section({ number: '6', title: 'Ownership' });
  printOwnership(pdf, data);
  pdf.section({ number: '7', title: 'Owners' });
  printOwners(pdf, data);
};
const owners = (answers: Ownership[0], today?: string) => both(withOwners(answers, today));
const partners = ownersWith([200_000, 200_000, 200_000, 200_000, 200_000]);
const answered = (submittedAt: string): ReportData => {
  const data = withOwners(ownersWith([250_000, 750_000]), submittedAt.slice(0, 10));
  return { ...data, entity: { ...data.entity, version: { ...data.entity.version, submittedAt } } };
};

/** Two owners, of whom the second, with 12 %, is among the people of the company. */
function smallOwner(today: string): ReportData {
  const data = withOwners(ownersWith([880_000, 120_000]), today);
  const small = { id: 'owner0000000001', firstName: 'Owner', lastName: 'Number2', function: 'Shareholder' };
  const person = { ...small, isUbo: false, isRepresentative: false };
  const asked = { id: small.id, name: 'Owner Number2', required: false, method: '', email: '', ownLink: null } as const;
  return {
    ...data,
    answers: { ...data.answers, form: { ...data.answers.form, answers: { people: { people: [person] } } } },
    entity: { ...data.entity, identityPeople: [asked] },
  };
}

const cases = {
  sample: both(base),
  'no answers': both(reportOf({ entity: { ownership: { open: true, value: null } } })),
  closed: both(reportOf({ entity: { ownership: closedPart, people: closedPart } })),
  person: both(reportOf({ entity: { request: { ...request, type: 'individual' } } })),
  one: owners(ownersWith([1_000_000])),
  many: owners(ownersWith(Array.from({ length: 25 }, () => 40_000))),
  partners: owners(partners),
  'partners with a reason': owners({ ...partners, nobodyReason: 'Five equal partners.' }),
  'a small owner in 2026': both(smallOwner('2026-11-20')),
  'a small owner in 2027': both(smallOwner('2027-07-10')),
  'too much': owners(ownersWith([800_000, 700_000])),
  'a quarter in 2026': both(answered('2026-11-20 10:00:00.000Z')),
  'a quarter in 2027': both(answered('2027-07-10 10:00:00.000Z')),
} as const satisfies Parameters<typeof printedCases>[0];

let printed: Record<keyof typeof cases, Printed>;
beforeAll(async () => {
  printed = await printedCases(cases);
});

describe('ownership', () => {
  test('has the chart, the calculation of each interest and their sum', () => {
    const { unspaced } = printed.sample;
    expect(unspaced).toContain('Asgivenbytheclientinversion2.');
    expect(unspaced).toContain('MaritHoekstra100%ofHoekstraBeheerB.V.×60%=60%60%');
    expect(unspaced).toContain('Together100%');
  });

  test('that was not given, or not opened, is a statement and no table', () => {
    expect(printed['no answers'].unspaced).toContain('6.OwnershipNotgiven');
    expect(printed.closed.unspaced).toContain('Notshown:theclienthasnotgivenaccess.');
    for (const name of ['no answers', 'closed'] as const) expect(printed[name].text).not.toContain('Calculation');
    expect(printed.closed.text).not.toMatch(/Hoekstra|Rijsbergen/);
  });

  test('of a natural person is a statement that there is none', () => {
    expect(printed.person.unspaced).toContain('Theclientisanaturalperson:therearenoowners.');
    expect(printed.person.text).not.toContain('Hoekstra');
  });

  test('with more owners than the chart shows says so, and has all of them in the table', () => {
    expect(printed.many.text).toContain('too large for a legible chart');
    for (let at = 1; at <= 25; at++) expect(printed.many.unspaced).toContain(`OwnerNumber${at}4%directly=4%4%`);
    expect(printed.sample.text).not.toContain('too large');
  });

  test('with one owner has no sum; given as more than all it is printed as given', () => {
    expect(printed.one.text).not.toContain('Together');
    expect(printed['too much'].unspaced).toContain('80%directly=80%');
    expect(printed['too much'].unspaced).toContain('Together150%');
  });
});

describe('beneficial owners and people', () => {
  test('have their birth, nationality, residence, role, reason and identity [ENT-08, ENT-09]', () => {
    expect(printed.sample.unspaced).toContain(
      'MaritHoekstraNationality:DutchLivesin:Netherlands29February1980Director.UBO,60%.Representsthecompany.ContactMorethan25%oftheshares,controlVerifiedVideocall,20November2026RubenAerts',
    );
  });

  test('who own too little have their interest, and why they are no owner and need no identification', () => {
    const after = 'NotrequiredNeitherUBOnorrepresentative';
    const now = 'Shareholder12%.NoUBO:notmorethan25%';
    expect(printed['a small owner in 2026'].unspaced).toContain(`OwnerNumber2Notgiven${now}${after}`);
    const later = 'Shareholder12%.NoUBO:lessthan25%';
    expect(printed['a small owner in 2027'].unspaced).toContain(`OwnerNumber2Notgiven${later}${after}`);
  });

  test('without one have a statement, with the client’s reason if there is one', () => {
    const sentence = 'Nopersonisabeneficialownerbyinterestorcontrol;thedirectorsarestand-inUBOs.';
    expect(printed['partners with a reason'].unspaced).toContain(`${sentence}Reasongiven:Fiveequalpartners.`);
    expect(printed.partners.unspaced).toContain(sentence);
    expect(printed.partners.text).not.toContain('Reason given');
    expect(printed.sample.unspaced).not.toContain(sentence);
  });

  test('who are owners only, and not among the people, are listed with their reason', () => {
    expect(printed.one.unspaced).toContain('OwnerNumber1NotgivenUBO,100%Morethan25%oftheshares,control');
  });

  test('are those of the rule in force when the answers were sent, with what the next rule changes', () => {
    const now = printed['a quarter in 2026'].unspaced;
    expect(now).toContain('Rule:apersonwhoownsorcontrolsmorethan25%.From10July2027theruleis25%ormore.');
    expect(now).toContain('Underthatrulethebeneficialownersare:OwnerNumber1,OwnerNumber2.');
    expect(now).not.toContain('UBO,25%');
    expect(printed.sample.unspaced).toContain('Underthatruletheresultisthesame.');
    const later = printed['a quarter in 2027'].unspaced;
    expect(later).toContain('OwnerNumber1NotgivenUBO,25%25%ormoreoftheshares');
    expect(later).toContain('Rule:apersonwhoownsorcontrols25%ormore.');
    expect(later).not.toContain('Underthatrule');
  });
});
