import { expect, it } from 'vitest';
import { declarantOf, declarationParagraphs } from './declaration.ts';
import type { KycForm } from './form.ts';

const form = (contact: [string, string], person: [string, string]): KycForm => ({
  type: 'business',
  sourceOfFunds: false,
  today: '2026-11-25',
  subjectName: 'Lumière B.V.',
  documents: [],
  answers: {
    contact: { firstName: contact[0], lastName: contact[1] },
    people: {
      people: [{ id: 'one', firstName: person[0], lastName: person[1], function: ' Director ' }],
    },
  },
});

it('the declarant has the function of the person with the same name, also without its diacritics', () => {
  expect(declarantOf(form(['Zoë', 'Müller'], ['ZOE', 'Muller']))).toEqual({ name: 'Zoë Müller', role: 'Director' });
  expect(declarantOf(form(['Zoë', 'Müller'], ['Joris', 'Müller']))).toEqual({ name: 'Zoë Müller', role: '' });
});

it('a name that ends a sentence of the declaration has no full stop of its own', () => {
  const all = declarationParagraphs(form(['Zoë', 'Müller'], ['Zoë', 'Müller']), 'Kade N.V.');
  expect(all.map(({ values }) => [values.subject, values.org])).toEqual([
    ['Lumière B.V', 'Kade N.V'],
    ['Lumière B.V', 'Kade N.V'],
  ]);
});
