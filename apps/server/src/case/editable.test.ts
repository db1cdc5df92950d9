import { type Editable, isDocumentOpen } from '@dossier/domain/kyc-form/editable';
import { businessAnswers, joris, marit } from '@dossier/domain/testing/sample-form';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { refused } from '../../test/refused.ts';
import {
  accessOf,
  done,
  onboardingAt,
  requestRow,
  type Stage,
  saveSection,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import type { RequestRow } from '../collections/rows.ts';
import { editableOf, maySave } from './editable.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const editable = async (request: string) => editableOf(world.store.reader, await requestRow(world, request));

describe('what the client may change', () => {
  test.each([
    ['requested', 'all'],
    ['refused', 'all'],
    ['approved', 'all'],
    ['submitted', 'none'],
    ['question', 'none'],
    ['completed', 'none'],
    ['closed', 'none'],
    ['cancelled', 'none'],
  ] as const)('of an onboarding that is %s is %s', async (stage: Stage, expected) => {
    expect(await editable(await onboardingAt(world, stage, 'business', newCompany()))).toBe(expected);
  });

  test('after corrections are the named items alone, answered or not [FORM-31]', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const { subject } = await requestRow(world, request);
    const targets = ['section:contact', `document:ubo:${subject}`, `person:${joris}`];
    const corrections = targets.map((target) => ({ target, text: 'Please check.' }));
    await done(world.run(world.intern, 'ask-client', { request, corrections }));
    const expected = { sections: ['contact'], documents: [`ubo:${subject}`], people: [joris] };
    expect(await editable(request)).toEqual(expected);
    const asked = await world.store.reader.find('gk_corrections', 'request = {:request}', { request });
    for (const { id } of asked) {
      await world.run(world.client, 'answer-correction', { correction: id, answer: 'Done.' });
    }
    expect(await editable(request)).toEqual(expected);
  });

  test('about ownership includes who must then be among the people and identify [FORM-31]', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const corrections = [{ target: 'section:ownership', text: 'Please check.' }];
    await done(world.run(world.intern, 'ask-client', { request, corrections }));
    const sections = ['ownership', 'people', 'identity'];
    expect(await editable(request)).toEqual({ sections, documents: [], people: [] });
  });

  test('is everything again when the client approves after a refusal [ACC-07]', async () => {
    const request = await onboardingAt(world, 'refused', 'business', newCompany());
    await done(world.run(world.client, 'approve-access', { access: await accessOf(world, request) }));
    expect(await editable(request)).toBe('all');
  });

  test('does not include the sections that were not named: saving them is refused [FORM-31]', async () => {
    const request = await onboardingAt(world, 'corrections', 'business', newCompany());
    const answers = businessAnswers();
    await refused(world, 'section-closed', () =>
      saveSection(world, request, 'legal-entity', { ...answers['legal-entity'], name: 'Renamed B.V.' }),
    );
    await done(saveSection(world, request, 'contact', { ...answers.contact, firstName: 'Mary' }));
  });
});

describe('a document', () => {
  const company = { type: 'business', subject: 'companysubject1' } as RequestRow;
  const person = { type: 'individual', subject: 'personsubject01' } as RequestRow;
  const only = (more: Partial<Exclude<Editable, string>>): Editable => ({
    sections: [],
    documents: [],
    people: [],
    ...more,
  });

  test('may be replaced when it was named, and no other of the same owner or kind', () => {
    const named = only({ documents: [`ubo:${company.subject}`] });
    expect(isDocumentOpen(named, { ...company, kind: 'ubo', owner: company.subject })).toBe(true);
    expect(isDocumentOpen(named, { ...company, kind: 'registration', owner: company.subject })).toBe(false);
    expect(isDocumentOpen(named, { ...company, kind: 'ubo', owner: marit })).toBe(false);
  });

  test('of a person may be replaced when the person was named', () => {
    const named = only({ people: [joris] });
    expect(isDocumentOpen(named, { ...company, kind: 'other-identity', owner: joris })).toBe(true);
    expect(isDocumentOpen(named, { ...company, kind: 'other-identity', owner: marit })).toBe(false);
    expect(isDocumentOpen(named, { ...company, kind: 'registration', owner: company.subject })).toBe(false);
  });

  test('may be replaced with the section that shows it: of people with people, of the company with its own', () => {
    expect(isDocumentOpen(only({ sections: ['people'] }), { ...company, kind: 'other-identity', owner: marit })).toBe(
      true,
    );
    expect(
      isDocumentOpen(only({ sections: ['people'] }), { ...company, kind: 'registration', owner: company.subject }),
    ).toBe(false);
    expect(
      isDocumentOpen(only({ sections: ['legal-entity'] }), {
        ...company,
        kind: 'registration',
        owner: company.subject,
      }),
    ).toBe(true);
    expect(
      isDocumentOpen(only({ sections: ['legal-entity'] }), { ...company, kind: 'other-identity', owner: marit }),
    ).toBe(false);
    expect(
      isDocumentOpen(only({ sections: ['individual'] }), { ...person, kind: 'other-identity', owner: person.subject }),
    ).toBe(true);
    expect(
      isDocumentOpen(only({ sections: ['contact'] }), { ...person, kind: 'other-identity', owner: person.subject }),
    ).toBe(false);
  });
});

describe('a save of a section', () => {
  const before = businessAnswers().people;
  type Person = Record<string, unknown>;
  const changed = (change: (people: Person[]) => void) => {
    const after = structuredClone(before) as { people: Person[] };
    change(after.people);
    return after;
  };
  const entry = (people: Person[], id: string) => people.find((one) => one['id'] === id) as Person;
  const onlyJoris: Editable = { sections: [], documents: [], people: [joris] };
  const save = (change: (people: Person[]) => void, open: Editable = onlyJoris) =>
    maySave(open, 'people', before, changed(change));

  test('may change the named person in any way [FORM-31]', () => {
    expect(save((people) => Object.assign(entry(people, joris), { lastName: 'Anders', isUbo: false }))).toBe(true);
  });

  test('may change no other person, nor add, remove, reorder or rename entries', () => {
    expect(save((people) => Object.assign(entry(people, marit), { isUbo: false }))).toBe(false);
    expect(save((people) => delete entry(people, marit)['isUbo'])).toBe(false);
    expect(save((people) => people.push({ id: 'personnew000001', firstName: 'New' }))).toBe(false);
    expect(save((people) => people.pop())).toBe(false);
    expect(save((people) => people.reverse())).toBe(false);
    expect(save((people) => Object.assign(entry(people, joris), { id: 'personnew000001' }))).toBe(false);
    expect(save((people) => Object.assign(entry(people, marit), { id: joris }))).toBe(false);
  });

  test('opens the named person in the people section only', () => {
    const ownership = businessAnswers().ownership;
    const after = structuredClone(ownership);
    Object.assign(after.nodes[2] ?? {}, { lastName: 'Anders' });
    expect(maySave(onlyJoris, 'ownership', ownership, after)).toBe(false);
  });

  test('may be saved unchanged when a document was named, also from an earlier version that listed documents', () => {
    const open: Editable = { sections: [], documents: [`other-identity:${joris}`], people: [] };
    const file = 'kycdocument0001';
    expect(save((people) => Object.assign(entry(people, joris), { identityDocuments: [file] }), open)).toBe(true);
    expect(save((people) => Object.assign(entry(people, joris), { birthDate: '1990-01-01' }), open)).toBe(false);
    expect(save(() => {}, 'none')).toBe(false);
  });

  test('ignores the order of keys, and refuses any change of a value in a section that is not open', () => {
    const section = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string())));
    fc.assert(
      fc.property(section, fc.string(), fc.string(), (values, key, value) => {
        const reordered = Object.fromEntries(Object.entries(values).reverse());
        expect(maySave(onlyJoris, 'people', values, reordered)).toBe(true);
        if (Object.hasOwn(values, key) && values[key] === value) return;
        const entries = Object.entries(values).filter(([known]) => known !== key);
        expect(maySave(onlyJoris, 'people', values, Object.fromEntries([...entries, [key, value]]))).toBe(false);
      }),
    );
  });

  test('is always allowed in a named section and never in a closed form', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(maySave({ sections: ['people'], documents: [], people: [] }, 'people', one, other)).toBe(true);
        expect(maySave('all', 'people', one, other)).toBe(true);
        expect(maySave('none', 'people', one, other)).toBe(false);
      }),
    );
  });
});
