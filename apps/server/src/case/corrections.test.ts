import { documentKinds } from '@dossier/domain/documents';
import { joris, marit } from '@dossier/domain/testing/sample-form';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import { clientCorrections, isKnownTarget, parseTarget } from './corrections.ts';
import { frozenOf, type Version } from './versions.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const id = fc.stringMatching(/^[a-z0-9]{15}$/);

describe('the target of a correction', () => {
  test('is read back from every document kind and owner', () => {
    fc.assert(
      fc.property(fc.constantFrom(...documentKinds), id, (documentKind, owner) => {
        expect(parseTarget(`document:${documentKind}:${owner}`)).toEqual({ kind: 'document', documentKind, owner });
      }),
    );
  });

  test('is read back from every person', () => {
    fc.assert(
      fc.property(id, (person) => {
        expect(parseTarget(`person:${person}`)).toEqual({ kind: 'person', person });
      }),
    );
  });

  test('is no other text', () => {
    const wrong = ['', 'section', 'section:', 'section:people:x', 'person:', 'person:a:b', 'document:registration'];
    for (const text of [...wrong, 'document:invoice:a', 'document:ubo:a:b', 'screening:a', 'institution', ':']) {
      expect([text, parseTarget(text)]).toEqual([text, undefined]);
    }
  });

  test('never makes the parser fail, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseTarget(text);
        expect(parsed === undefined || ['section', 'document', 'person'].includes(parsed.kind)).toBe(true);
      }),
    );
  });
});

describe('what can be corrected', () => {
  let check: (target: string) => boolean;
  let subject = '';

  const checkerOf = async (request: string) => {
    const row = await requestRow(world, request);
    const version = (await frozenOf(world.store.reader, row)) as Version;
    return { row, isKnown: (target: string) => isKnownTarget(target, row, version) };
  };

  beforeAll(async () => {
    const { row, isKnown } = await checkerOf(await onboardingAt(world, 'submitted', 'business', newCompany()));
    check = isKnown;
    subject = row.subject;
  });

  test('are the sections of the form, of funds only when they were asked for [FORM-20, FORM-22]', async () => {
    expect(['contact', 'legal-entity', 'people', 'identity'].every((section) => check(`section:${section}`))).toBe(
      true,
    );
    expect(check('section:funds')).toBe(false);
    expect(check('section:individual')).toBe(false);
    const person = await checkerOf(await onboardingAt(world, 'submitted', 'individual'));
    expect(person.isKnown('section:individual')).toBe(true);
    expect(person.isKnown('section:ownership')).toBe(false);
  });

  test('are never screening, risk or notes: they would tip the client off [SCR-13]', () => {
    for (const secret of ['company-screening', 'person-screening', 'company_screening', 'risk', 'notes', 'screening']) {
      expect(check(`section:${secret}`)).toBe(false);
    }
  });

  test('are the people of the version and no others', () => {
    expect([marit, joris].map((person) => check(`person:${person}`))).toEqual([true, true]);
    expect(check('person:personelse00001')).toBe(false);
    expect(check('person:companyhoek0001')).toBe(false);
    expect(check(`person:${subject}`)).toBe(false);
  });

  test('are the documents of the company and its people, not those of another vault', async () => {
    expect(check(`document:registration:${subject}`)).toBe(true);
    expect(check(`document:other-identity:${joris}`)).toBe(true);
    const other = await requestRow(world, await onboardingAt(world, 'submitted', 'business', newCompany()));
    expect(check(`document:registration:${other.subject}`)).toBe(false);
    expect(check('document:other-identity:personelse00001')).toBe(false);
  });
});

test('the client sees what was asked in the current round, without questions to the institution', async () => {
  const request = await onboardingAt(world, 'submitted', 'business', newCompany());
  const targets = async () =>
    (await clientCorrections(world.store.reader, await requestRow(world, request))).map(({ target }) => target);
  const ask = (...sections: string[]) =>
    done(
      world.run(world.intern, 'ask-client', {
        request,
        corrections: sections.map((section) => ({ target: `section:${section}`, text: 'Please check.' })),
      }),
    );
  await ask('contact', 'people');
  expect(await targets()).toEqual(['section:contact', 'section:people']);
  const rows = await clientCorrections(world.store.reader, await requestRow(world, request));
  for (const { id: correction } of rows) {
    await done(world.run(world.client, 'answer-correction', { correction, answer: 'Done.' }));
  }
  await done(world.run(world.client, 'submit', { request }));
  await ask('activities');
  expect(await targets()).toEqual(['section:activities']);

  const question = await onboardingAt(world, 'question', 'business', newCompany());
  expect(await clientCorrections(world.store.reader, await requestRow(world, question))).toEqual([]);
});
