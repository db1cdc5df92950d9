import type { DocumentPurpose, DocumentType } from '@dossier/domain/documents';
import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import { businessAnswers, individualAnswers, joris, marit } from '@dossier/domain/testing/sample-form';
import { describe, expect, test } from 'vitest';
import { documentFacts } from './document-facts.ts';
import type { VisibleCase } from './visible-case.ts';

const subjectId = 'business0000001';

function caseWith(answers: Partial<KycAnswers>): VisibleCase {
  const request = { client_name: 'Zilverlinde Vastgoed B.V.' };
  const register = { address: { street: 'Maliesingel', houseNumber: '214', postalCode: '3581 BT', city: 'Utrecht' } };
  const subject = { id: subjectId, number: '68412097', legalForm: 'BV', register };
  return { request, subject, answers } as unknown as VisibleCase;
}

const answered = businessAnswers() as Partial<KycAnswers>;

function factsOf(type: DocumentType, more: { purpose?: DocumentPurpose; owner?: string; issuedOn?: string } = {}) {
  const { purpose = '', owner = subjectId, issuedOn = '' } = more;
  return documentFacts(caseWith(answered), { type, purpose, owner, issuedOn, expiresOn: '' });
}
const labels = (facts: readonly { label: string }[]) => facts.map(({ label }) => label);
const shownValue = (facts: readonly { label: string; value: string }[], label: string) =>
  facts.find((fact) => fact.label === label)?.value;

describe('a reviewer compares', () => {
  test('an extract of the register with the name, number and address of the company [DOC-05]', () => {
    const facts = factsOf('registration');
    expect(labels(facts)).toEqual(expect.arrayContaining(['name', 'registration-number']));
    expect(shownValue(facts, 'registration-number')).toMatch(/\d/);
  });

  test('an extract of owners with every owner of the answers', () => {
    const people = answered.people?.people?.filter(({ isUbo }) => isUbo) ?? [];
    const shown = factsOf('ubo').filter(({ label }) => label === 'ubo');
    expect(shown).toHaveLength(people.length);
    expect(people.length).toBeGreaterThan(0);
  });

  test('an identity document with its own holder, not with another person', () => {
    const ofMarit = shownValue(factsOf('other', { purpose: 'identity', owner: marit }), 'name');
    const ofJoris = shownValue(factsOf('other', { purpose: 'identity', owner: joris }), 'name');
    expect(ofMarit).toMatch(/^Marit /);
    expect(ofJoris).toMatch(/^Joris /);
  });

  test('the identity document of an individual with the answers about themselves', () => {
    const answers = individualAnswers() as Partial<KycAnswers>;
    const document = {
      type: 'other',
      purpose: 'identity',
      owner: 'person000000001',
      issuedOn: '',
      expiresOn: '',
    } as const;
    const facts = documentFacts(caseWith(answers), document);
    expect(shownValue(facts, 'name')).toContain(answers.individual?.lastName);
  });

  test('an authorisation with the person who holds it alone', () => {
    const facts = factsOf('other', { purpose: 'authority', owner: joris });
    expect(facts).toHaveLength(1);
    expect(facts[0]?.value).toMatch(/^Joris /);
  });

  test('every document with its dates, when they are known', () => {
    expect(shownValue(factsOf('registration', { issuedOn: '2026-11-02' }), 'issued')).toBe('2026-11-02');
    expect(labels(factsOf('registration'))).not.toContain('issued');
  });
});

test('before the client answered, a document is compared with what the institution and the register say', () => {
  const document = { type: 'registration', purpose: '', owner: subjectId, issuedOn: '', expiresOn: '' } as const;
  const facts = documentFacts(caseWith({}), document);
  expect(shownValue(facts, 'name')).toBe('Zilverlinde Vastgoed B.V.');
  expect(shownValue(facts, 'registration-number')).toBe('68412097');
  expect(shownValue(facts, 'address')).toBe('Maliesingel 214, 3581 BT Utrecht');
});

test('no fact is shown without a value', () => {
  const nothing = {
    ...caseWith({}),
    request: { client_name: '' },
    subject: { id: subjectId, number: '', legalForm: '' },
  };
  const document = { type: 'registration', purpose: '', owner: subjectId, issuedOn: '', expiresOn: '' } as const;
  expect(documentFacts(nothing as unknown as VisibleCase, document)).toEqual([]);
});
