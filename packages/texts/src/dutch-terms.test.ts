import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../locales/nl/', import.meta.url);

/** Words for which the Dutch texts have one term: the term, and the words that are not used for it. */
const terms: Readonly<Record<string, RegExp>> = {
  cliënt: /\b(klant|klanten|client|clients)\b/i,
  treffer: /\b(hit|hits)\b/i,
  teamleider: /\b(lead|leads|supervisor|supervisors)\b/i,
  kenmerk: /\b(referentie|referenties|reference)\b/i,
  reikwijdte: /\bscope\b/i,
  'niet toegewezen': /\b(unassigned|onbeheerd)\b/i,
  'geen match': /\b(false positive|vals[- ]positief|fout[- ]positief|weerlegd)\b/i,
  binnenkort: /\b(spoedig|komt eraan)\b/i,
};

/** Every text of a file, without placeholders and addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{\{[^}]*\}\}|<[^>]*>|\S+@\S+|https?:\S+/g, '')];
  return Object.values(value as object).flatMap(textsIn);
}

test.each(readdirSync(folder))('[I18N-02] %s has one Dutch word for each term', (file) => {
  const texts = textsIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  const other = Object.entries(terms).flatMap(([term, words]) =>
    texts.filter((text) => words.test(text)).map((text) => `${term}: ${text}`),
  );
  expect(other).toEqual([]);
});

test.each([
  'Contact opnemen',
  'Vraag stellen aan cliënt',
  'Kies een datum na vandaag',
  'Sleep bestanden hierheen of kies ze',
  'Treffer beoordeeld',
  'Contactgegevens voor hulp',
  'Ingediend, nog niet opgepakt',
  'Nog {{count}} dagen',
  'Te beoordelen',
  '{{count}} geselecteerd',
  'Mijn dossiers',
  'Volgende onboarding oppakken',
  'Register geraadpleegd',
  'EU-sanctielijst',
  'VN-Veiligheidsraad',
  'Politieke functies (PEP)',
])('[I18N-02] the texts have “%s”', (text) => {
  const all = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  expect(all.join('\n')).toContain(`"${text}"`);
});
