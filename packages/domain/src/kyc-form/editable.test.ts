import { describe, expect, it } from 'vitest';
import { personAt } from '../testing/break-form.ts';
import { businessForm, joris, marit } from '../testing/sample-form.ts';
import { issuesOf, type KycForm } from './completeness.ts';
import type { Editable } from './editable.ts';

const nothing = { sections: [], documents: [], people: [] };

/** A form that was sent: since then Joris' passport has expired and was rejected, and an answer is asked for. */
function outdated(): KycForm {
  const form = businessForm();
  Object.assign(personAt(form, 1), { identityExpiry: '2020-01-01' });
  delete form.answers.contact?.fillsInOwn;
  for (const one of form.documents) if (one.id === 'passport-joris') one.verification = 'rejected';
  return form;
}
const pathsWith = (editable: Editable, form = outdated()) => issuesOf({ ...form, editable }).map(({ path }) => path);

describe('an issue of a form', () => {
  it('counts as long as everything can be changed [FORM-18]', () => {
    const all = ['fillsInOwn', 'people.1.identityDocuments', 'people.1.identityExpiry'];
    expect(pathsWith('all')).toEqual(all);
    expect(issuesOf(outdated()).map(({ path }) => path)).toEqual(all);
  });

  it('counts after corrections only where the client can change something [FORM-31]', () => {
    expect(pathsWith({ ...nothing, sections: ['activities'] })).toEqual([]);
    expect(pathsWith({ ...nothing, sections: ['contact'] })).toEqual(['fillsInOwn']);
    expect(pathsWith({ ...nothing, people: [marit] })).toEqual([]);
    expect(pathsWith({ ...nothing, people: [joris] })).toEqual([
      'people.1.identityDocuments',
      'people.1.identityExpiry',
    ]);
    expect(pathsWith({ ...nothing, documents: [`other-identity:${joris}`] })).toEqual(['people.1.identityDocuments']);
    expect(pathsWith({ ...nothing, documents: [`other-identity:${marit}`, 'ubo:subject'] })).toEqual([]);
  });

  it('of a document of the company counts when that document is asked for again [FORM-31]', () => {
    const form = businessForm();
    form.documents = form.documents.filter(({ type, purpose }) => type !== 'ubo' && purpose !== 'funds');
    expect(pathsWith({ ...nothing, documents: ['ubo:subject'] }, form)).toEqual(['documents.ubo']);
    expect(pathsWith({ ...nothing, documents: ['other-funds:subject'] }, form)).toEqual(['documents']);
    expect(pathsWith({ ...nothing, documents: ['registration:subject'] }, form)).toEqual([]);
  });
});
