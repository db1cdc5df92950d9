import { businessAnswers, joris } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import { onboardingAt, startWorld, type World } from '../../../test/scenario.ts';
import { correctionLines } from './corrections.ts';

let world: World;
let request: string;
beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'requested');
}, 60_000);
afterAll(() => world.close());

async function lineOf(target: string, withAuthor = true) {
  const values = { request, round: 2, target, text: 'Please explain.', status: 'open', asked_by: world.intern.id };
  const row = await make(world, 'gk_corrections', values as never);
  const subject = { subject: 'thesubject00001', subjectName: 'Zilverlinde', answers: businessAnswers() };
  const naming = { ...subject, withAuthor, byLink: new Set<string>() };
  const [line] = await correctionLines(world.store.reader, [row], naming);
  return line;
}

test.each([
  ['section:ownership', { section: 'ownership' }, 'a section of the form'],
  ['document:registration:thesubject00001', { kind: 'registration', owner: 'Zilverlinde' }, 'a document of the client'],
  [
    `document:other-identity:${joris}`,
    { kind: 'other-identity', owner: expect.stringContaining('Joris') },
    'a person’s document',
  ],
  [`person:${joris}`, { person: expect.stringContaining('Joris') }, 'a person'],
  ['person:self', { person: 'Zilverlinde' }, 'the client in person'],
  ['person:nosuchperson000', { person: '' }, 'a person who is no longer in the form'],
  ['institution', {}, 'the institution'],
  ['constructor', {}, 'nothing that exists'],
])('a correction of %s is labelled %j: %s', async (target, label, _what) => {
  expect(await lineOf(target)).toMatchObject({ target, label, round: 2, text: 'Please explain.', status: 'open' });
});

test('the institution reads which reviewer asked; the client does not', async () => {
  expect((await lineOf('section:people'))?.askedBy).toBe('Ruben Aerts');
  const forClient = await lineOf('section:people', false);
  expect(forClient?.askedBy).toBe('');
  expect(JSON.stringify(forClient)).not.toMatch(/Ruben|Aerts/);
});
