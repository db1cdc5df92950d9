import { describe, expect, it } from 'vitest';
import { contactTexts as contactPersonTexts } from '../contact.ts';
import { maxPersonName } from '../limits.ts';
import { loginTexts } from '../login.ts';
import { newOnboardingTexts } from '../new-onboarding.ts';
import { businessForm, individualForm } from '../testing/sample-form.ts';
import { activitiesTexts } from './activities.ts';
import { addressTexts } from './address.ts';
import { issuesOf } from './completeness.ts';
import { contactSectionTexts } from './contact.ts';
import { fundsTexts } from './funds.ts';
import { identityTexts } from './identity.ts';
import { individualTexts } from './individual.ts';
import { legalEntityTexts } from './legal-entity.ts';
import { ownershipTexts } from './ownership.ts';
import { peopleTexts } from './people.ts';

const formTexts = [
  activitiesTexts,
  addressTexts,
  contactSectionTexts,
  fundsTexts,
  identityTexts,
  individualTexts,
  legalEntityTexts,
  ownershipTexts,
  peopleTexts,
];
const formKeys = formTexts.flatMap((table): string[] => Object.values(table));

describe('text keys of the form', () => {
  it('are unique, and consist of namespace, part and message [I18N-12]', () => {
    expect(new Set(formKeys).size).toBe(formKeys.length);
    for (const key of formKeys) expect(key).toMatch(/^kyc-form:[a-z-]+\.[a-z-]+$/);
  });

  it('are the only messages of a validated form [I18N-13]', () => {
    for (const form of [businessForm(), individualForm()]) {
      const issues = issuesOf({
        ...form,
        answers: { people: { people: [{ id: 'x', isRepresentative: true }] } },
        documents: [],
      });
      expect(issues.length).toBeGreaterThan(10);
      for (const issue of issues) expect(formKeys).toContain(issue.key);
    }
  });

  it('name the longest length of a text that is too long, and nothing that is missing', () => {
    const form = businessForm();
    const [person] = form.answers.people?.people ?? [];
    const people = { people: [{ ...person, id: 'x', firstName: 'a'.repeat(maxPersonName + 1) }] } as never;
    const issues = issuesOf({ ...form, answers: { ...form.answers, people } });
    const found = issues.find(({ path }) => path === 'people.0.firstName');
    expect(found).toMatchObject({ key: 'errors:fields.too-long', facts: { maximum: maxPersonName } });
  });

  it('of the other schemas use their own namespaces [I18N-12]', () => {
    for (const key of Object.values(loginTexts)) expect(key).toMatch(/^login:/);
    for (const key of Object.values(contactPersonTexts)) expect(key).toMatch(/^contacts:/);
    for (const key of Object.values(newOnboardingTexts)) expect(key).toMatch(/^new-onboarding:/);
  });
});
