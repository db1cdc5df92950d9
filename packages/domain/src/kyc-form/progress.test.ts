import { describe, expect, test } from 'vitest';
import { businessForm, individualForm } from '../testing/sample-form.ts';
import { issuesOf } from './completeness.ts';
import { minutesLeft, progressOf } from './progress.ts';

const statuses = (form: ReturnType<typeof businessForm>, seen: readonly string[]) =>
  Object.fromEntries(
    progressOf(form, (section) => seen.includes(section), issuesOf(form)).map(({ section, status }) => [
      section,
      status,
    ]),
  );

describe('the progress of a form', () => {
  test('counts no section that the client has not seen, although it is filled in [FORM-33]', () => {
    const form = businessForm();
    expect(new Set(Object.values(statuses(form, [])))).toEqual(new Set(['to-do']));
    expect(statuses(form, ['contact'])).toMatchObject({ contact: 'complete', 'legal-entity': 'to-do' });
  });

  test('of a section with something missing is started, and takes less time than a new one [FORM-33]', () => {
    const form = businessForm();
    form.answers['legal-entity'] = { ...form.answers['legal-entity'], description: '' };
    const [, company] = progressOf(form, () => true, issuesOf(form));
    expect(company).toEqual({ section: 'legal-entity', status: 'started', minutes: 1 });
  });

  test('says that identity is asked after the people are known [FORM-33]', () => {
    const form = businessForm();
    form.answers.people = {};
    form.answers.ownership = {};
    expect(statuses(form, ['identity'])).toMatchObject({ identity: 'closed' });
    expect(statuses(individualForm(), [])).toMatchObject({ identity: 'to-do' });
  });

  test('of a complete form needs no more time; a new one about twenty minutes', () => {
    expect(minutesLeft(progressOf(businessForm(), () => true, []))).toBe(0);
    expect(minutesLeft(progressOf(businessForm(), () => false, []))).toBe(20);
  });
});
