import { factReasons } from '@dossier/domain/screening';
import { adjustments, wordReasons } from '@dossier/screening';
import en from '@dossier/texts/locales/en/screening.json' with { type: 'json' };
import nl from '@dossier/texts/locales/nl/screening.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { hitFacts } from './hit-facts.ts';

const others = ['birth-date-unknown', 'country-unknown', 'not-in-listed', 'not-in-query', 'identifier-equal'];
const codes = [...wordReasons, ...Object.keys(adjustments), ...others];
const languages = { en, nl } as const;

describe.each(Object.entries(languages))('the desk has a sentence in %s [SCR-14]', (_, texts) => {
  test.each(codes)('for the reason %s of a score', (code) => {
    expect((texts.reason as Record<string, string>)[code]).toMatch(/\S \S/);
  });

  test.each(factReasons)('for the result %s of a fact, or one for one and many', (reason) => {
    const facts = texts.fact as Record<string, string>;
    expect(facts[reason] ?? facts[`${reason}_other`]).toMatch(/\S/);
  });
});

const joris = {
  type: 'person',
  name: 'J.M. Rijsbergen',
  otherNames: [],
  birthDate: '',
  birthPlace: '',
  nationality: '',
  country: '',
  gender: '',
  documents: [],
  registrationNumber: '',
} as const;
const reasonOfName = (code: string) =>
  hitFacts({
    facts: joris,
    entry: { names: [{ text: 'Jean-Marie Rijsbergen', kind: 'primary' }] },
    reasons: [{ code, query: 'jm', listed: 'jean marie', score: 0.8 }],
    met: 'Jean-Marie Rijsbergen',
  }).find(({ field }) => field === 'name')?.reason;

test.each(wordReasons)('a name that matches by %s has a result of its own, not only "in part" [SCR-14]', (code) => {
  expect(reasonOfName(code)).not.toBe('name-partly');
});

test('initials that fit are named as such [SCR-14]', () => {
  expect(reasonOfName('initials')).toBe('name-initials');
});
