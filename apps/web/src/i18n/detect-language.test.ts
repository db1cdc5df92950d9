import { expect, test } from 'vitest';
import { candidateLanguages, type LanguageSources } from './detect-language.ts';

const stored = (language: string | null) => ({ getItem: (key: string) => (key === 'i18nextLng' ? language : null) });

const silent: LanguageSources = {
  search: '',
  cookie: '',
  local: stored(null),
  session: stored(null),
  browser: [],
  page: '',
};

type Key = keyof LanguageSources;
/** The representation of a language in each source, in the specified order. */
const sources: readonly [Key, (language: string) => Partial<LanguageSources>][] = [
  ['search', (language) => ({ search: `?step=2&lng=${language}` })],
  ['cookie', (language) => ({ cookie: `desk_portal=client; i18nextLng=${language}` })],
  ['local', (language) => ({ local: stored(language) })],
  ['session', (language) => ({ session: stored(language) })],
  ['browser', (language) => ({ browser: [language] })],
  ['page', (language) => ({ page: language })],
];

test.each(sources.map(([name], place) => ({ name, place })))(
  '[I18N-06] $name takes precedence over every source after it',
  ({ place }) => {
    const say = (at: number) => sources[at]?.[1](at === place ? 'nl' : 'en');
    const from = Object.assign({}, silent, ...sources.map((_, at) => (at < place ? {} : say(at)))) as LanguageSources;
    expect(candidateLanguages(from)[0]).toBe('nl');
  },
);

test('[I18N-05, I18N-06] an unsupported language is skipped, and a region does not change the language', () => {
  expect(candidateLanguages({ ...silent, search: '?lng=yy', browser: ['xx-XX', 'nl-BE', 'en-US'] })).toEqual([
    'nl',
    'en',
  ]);
  expect(candidateLanguages(silent)).toEqual([]);
});
