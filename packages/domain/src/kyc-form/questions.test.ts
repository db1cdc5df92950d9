import { describe, expect, it } from 'vitest';
import { legalFormCodes } from '../legal-forms.ts';
import { ofBusiness, personAt } from '../testing/break-form.ts';
import { businessForm } from '../testing/sample-form.ts';
import { ownershipOf } from './ownership.ts';
import {
  askedQuestions,
  asksForeignForm,
  isContactPerson,
  isListedCompany,
  requiredCompanyDocuments,
} from './questions.ts';

describe('what is asked of a company', () => {
  it('is everything until its legal form is known', () => {
    expect(askedQuestions(undefined)).toEqual({ listed: true, owners: true, standIn: 'director' });
    expect(askedQuestions({ legalForm: '??' })).toEqual({ listed: true, owners: true, standIn: 'director' });
  });

  it('is a listing only of forms that can have shares, and no owners of a foundation or a church', () => {
    const listed = legalFormCodes.filter((legalForm) => askedQuestions({ legalForm }).listed);
    expect(listed).toEqual(['BV', 'NV', 'BR', 'PR']);
    const ownerless = legalFormCodes.filter((legalForm) => !askedQuestions({ legalForm }).owners);
    expect(ownerless).toEqual(['ST', 'KG']);
  });

  it('is the name of a foreign legal form only of foreign companies', () => {
    expect(asksForeignForm({ legalForm: 'PR', country: 'DE' })).toBe(true);
    expect(asksForeignForm({ legalForm: 'PR', country: 'NL' })).toBe(false);
    expect(asksForeignForm({ legalForm: 'BV', country: 'DE' })).toBe(false);
  });

  it('makes a foundation complete without owners and listing, when a member of its board stands in [VAL-23]', () => {
    const foundation = (isStandIn: boolean) =>
      ofBusiness((form) => {
        const entity = form.answers['legal-entity'] ?? {};
        entity.legalForm = 'ST';
        delete entity.listed;
        form.answers.ownership = {};
        form.answers.people = { people: [{ ...personAt(form, 0), isUbo: false, isStandIn }] };
      });
    expect(foundation(true)).toEqual([]);
    expect(foundation(false)).toEqual(['ubo: people.board-member-required']);
  });

  it('does not count answers from before the question fell away', () => {
    const form = businessForm();
    const entity = { ...form.answers['legal-entity'], legalForm: 'ST', listed: true, listedMarket: 'Euronext' };
    form.answers['legal-entity'] = entity;
    expect(isListedCompany(entity)).toBe(false);
    expect(requiredCompanyDocuments(entity)).toEqual(['registration', 'ubo']);
    expect(ownershipOf(form)).toMatchObject({ people: [], standInNeeded: true });
  });

  it('is who fills in the form once: the person with the name of the contact', () => {
    const contact = { firstName: 'Marit', lastName: 'Hoekstra' };
    expect(isContactPerson({ id: 'a', firstName: 'marit', lastName: 'Hoekstra ' }, contact)).toBe(true);
    expect(isContactPerson({ id: 'a', firstName: 'Joris', lastName: 'Hoekstra' }, contact)).toBe(false);
    expect(isContactPerson({ id: 'a' }, {})).toBe(false);
    expect(isContactPerson({ id: 'a', isPrimaryContact: true }, contact)).toBe(true);
  });
});
