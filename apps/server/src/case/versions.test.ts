import type { KycAnswers, KycSection } from '@dossier/domain/kyc-form/answers';
import { kycSectionTable, sectionsOf } from '@dossier/domain/kyc-form/sections';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany, requestOfOther, write } from '../../test/case.ts';
import { accessOf, done, onboardingAt, requestRow, saveSection, startWorld, type World } from '../../test/scenario.ts';
import { ofOtherInstitution, sendAgain } from '../../test/screened.ts';
import {
  columnsOf,
  draftOf,
  frozenOf,
  newestOfVault,
  savedAtOf,
  startDraft,
  type Version,
  versionsOfVault,
} from './versions.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const reader = () => world.store.reader;
const draft = async (request: string) => draftOf(reader(), await requestRow(world, request));
const frozen = async (request: string) => frozenOf(reader(), await requestRow(world, request));

describe('a version', () => {
  test('is a draft until the submit, then frozen, and there is no draft any more [FORM-27]', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    expect(await draft(request)).toMatchObject({ state: 'draft', number: 1, documents: [] });
    expect(await frozen(request)).toBeUndefined();
    const submitted = await onboardingAt(world, 'submitted', 'business', newCompany());
    expect(await draft(submitted)).toBeUndefined();
    const version = await frozen(submitted);
    expect(version).toMatchObject({ state: 'submitted', number: 1, request: submitted });
    expect(version?.documents).toHaveLength(4);
  });

  test('is never changed once submitted: a correction round makes the next one [FORM-27]', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    const first = (await frozen(request)) as Version;
    await sendAgain(world, request, (people) => Object.assign(people[1] ?? {}, { lastName: 'Anders' }));
    const second = (await frozen(request)) as Version;
    expect([first.number, second.number]).toEqual([1, 2]);
    const stored = await versionsOfVault(reader(), 'business', (await requestRow(world, request)).subject);
    expect(stored.map(({ id, state }) => [id, state])).toEqual([
      [first.id, 'superseded'],
      [second.id, 'submitted'],
    ]);
    expect(stored[0]?.answers).toEqual(first.answers);
    const overwrite = write(world, (records) => records.update(first.collection, first.id, { contact: {} } as never));
    await expect(overwrite).rejects.toThrow('never changed');
  });

  test('has the answers of its sections alone, without the empty ones', async () => {
    const request = await onboardingAt(world, 'approved', 'individual');
    await done(saveSection(world, request, 'contact', { firstName: 'A' }));
    const version = await draft(request);
    expect(Object.keys(version?.answers ?? {}).sort()).toEqual(['contact', 'individual']);
  });
});

describe('the versions of a vault', () => {
  test('are numbered over all institutions, and each onboarding counts its own', async () => {
    const first = await onboardingAt(world, 'submitted', 'business', newCompany());
    const second = await ofOtherInstitution(world, first);
    expect([(await frozen(first))?.number, (await frozen(second))?.number]).toEqual([1, 2]);
    expect((await frozen(first))?.request).toBe(first);
    const { subject } = await requestRow(world, first);
    expect((await newestOfVault(reader(), 'business', subject))?.request).toBe(second);
  });

  test('are newest by the submit, not by when the draft was started', async () => {
    const first = await onboardingAt(world, 'approved', 'business', newCompany());
    const second = await ofOtherInstitution(world, first);
    const { subject } = await requestRow(world, first);
    expect((await newestOfVault(reader(), 'business', subject))?.request).toBe(second);
    for (const section of ['contact', 'legal-entity', 'activities', 'ownership', 'people', 'identity'] as const) {
      const values = (await frozen(second))?.answers[section];
      await done(saveSection(world, first, section, values));
    }
    await done(world.run(world.client, 'submit', { request: first }));
    expect(await newestOfVault(reader(), 'business', subject)).toMatchObject({ request: first, number: 2 });
  });

  test('are none of another company, nor a draft when the newest submitted one is asked for', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    const { subject } = await requestRow(world, request);
    expect(await newestOfVault(reader(), 'business', subject)).toBeUndefined();
    expect((await versionsOfVault(reader(), 'business', subject)).map(({ state }) => state)).toEqual(['draft']);
    expect(await versionsOfVault(reader(), 'business', 'doesnotexist001')).toEqual([]);
  });

  test('have at most one draft per onboarding: a second one is refused by the database', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    const row = await requestRow(world, request);
    await expect(write(world, (records) => startDraft(records, row, {}))).rejects.toThrow();
    expect((await versionsOfVault(reader(), 'business', row.subject)).length).toBe(1);
  });

  test('of two institutions can be drafts at the same time', async () => {
    const first = await onboardingAt(world, 'approved', 'business', newCompany());
    const second = await requestOfOther(world, first);
    await done(world.run(world.client, 'approve-access', { access: await accessOf(world, second) }));
    expect((await draft(first))?.id).not.toBe((await draft(second))?.id);
  });
});

describe('when a draft was last saved', () => {
  test('is the newest save of any section, and empty before the first', async () => {
    const request = await onboardingAt(world, 'approved', 'business', newCompany());
    expect(savedAtOf({ id: request }, await draft(request))).toBe('');
    await done(saveSection(world, request, 'people', { people: [] }));
    world.clock.advance({ minutes: 5 });
    await done(saveSection(world, request, 'contact', { firstName: 'A' }));
    const version = await draft(request);
    expect(savedAtOf({ id: request }, version)).toBe(version?.sectionStates['contact']?.savedAt);
    expect(savedAtOf({ id: request }, version) > (version?.sectionStates['people']?.savedAt ?? '')).toBe(true);
  });

  test('is empty for the draft of another onboarding, and for a frozen version', async () => {
    const request = await onboardingAt(world, 'submitted', 'business', newCompany());
    expect(savedAtOf({ id: request }, await frozen(request))).toBe('');
    const approved = await onboardingAt(world, 'approved', 'business', newCompany());
    await done(saveSection(world, approved, 'contact', { firstName: 'A' }));
    expect(savedAtOf({ id: request }, await draft(approved))).toBe('');
    expect(savedAtOf({ id: request }, undefined)).toBe('');
  });
});

describe('the columns', () => {
  test('hold every section of a form, and no two sections share one', () => {
    for (const type of ['business', 'individual'] as const) {
      const columns = Object.keys(columnsOf(type, {}));
      expect(columns).toEqual(sectionsOf(type).map((section) => kycSectionTable[section].column));
    }
  });

  test('do not exist for sections of the other type of form', () => {
    expect(columnsOf('individual', { ownership: {} })).not.toHaveProperty('ownership');
    expect(columnsOf('business', { individual: {} })).not.toHaveProperty('personal');
  });

  test('take the given answers, and clear the sections that are not given', () => {
    const sections = fc.subarray(sectionsOf('business') as KycSection[]);
    fc.assert(
      fc.property(sections, (given) => {
        const answers = Object.fromEntries(given.map((one) => [one, { description: one }])) as Partial<KycAnswers>;
        const columns = columnsOf('business', answers);
        for (const section of sectionsOf('business')) {
          const expected = given.includes(section) ? { description: section } : null;
          expect(columns[kycSectionTable[section].column]).toEqual(expected);
        }
      }),
    );
  });
});
