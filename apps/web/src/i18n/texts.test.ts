import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@dossier/domain/languages';
import { type LegalFormCode, legalForms } from '@dossier/domain/legal-forms';
import { refusals } from '@dossier/domain/refusals';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { webTextOptions } from './setup.ts';

const folder = join(import.meta.dirname, '../../../../packages/texts/locales');
const files = readdirSync(join(folder, 'en'));

type Texts = { readonly [key: string]: string | Texts };
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Texts;
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
const places = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\d>/g) ?? []).sort();

test.each(files)('[I18N-01, I18N-02] %s has every text in both languages, with the same placeholders', (file) => {
  const [en, nl] = [new Map(flat(read('en', file))), new Map(flat(read('nl', file)))];
  expect([...nl.keys()].sort()).toEqual([...en.keys()].sort());
  for (const [key, text] of en) expect(places(nl.get(key) ?? ''), key).toEqual(places(text));
  for (const text of [...en.values(), ...nl.values()]) expect(text.trim()).not.toBe('');
});

test('every refusal has a text', () => {
  expect(Object.keys(read('en', 'refusals.json')).sort()).toEqual(Object.keys(refusals).sort());
});

test('[I18N-05] the languages are English and Dutch', () => {
  expect(languages).toEqual(['en', 'nl']);
  expect(webTextOptions.supportedLngs).toEqual(['en', 'nl']);
});

test('[I18N-04] an unknown language is shown in English', async () => {
  const texts = i18next.createInstance();
  await texts.init({
    ...webTextOptions,
    lng: 'nl',
    resources: { en: { common: { close: 'Close' } }, nl: { common: { close: 'Sluiten' } } },
  });
  expect(texts.t('close')).toBe('Sluiten');
  await texts.changeLanguage('fr');
  expect(texts.t('close')).toBe('Close');
});

test('[VAL-01, VAL-02, VAL-04, TOAST-03..TOAST-10, ERR-01, ERR-02, ERR-06, ERR-16] quoted texts are identical to the specification', () => {
  const login = new Map(flat(read('en', 'login.json')));
  const errors = new Map(flat(read('en', 'errors.json')));
  const quoted = {
    'staff.email-invalid': 'Please enter a valid email address',
    'staff.password-too-short': 'Password must be at least 6 characters long',
    'client.email-invalid': 'Enter a valid email address',
    'staff.verified': 'Password verified',
    'code-invalid': 'invalid code',
    'toast.login-failed': 'Login failed',
    'toast.otp-failed': 'OTP verification failed',
    'toast.invalid-credentials': 'Invalid email or password',
    'toast.invalid-code': 'Invalid code',
    'toast.invalid-code-client': 'Invalid code. Try again.',
    'toast.send-failed': 'Failed to send code. Try again.',
    'toast.code-sent': 'Code sent, check your email for the code',
    'toast.logged-in': 'Successfully logged in',
  };
  for (const [key, text] of Object.entries(quoted)) expect(login.get(key)).toBe(text);
  expect(errors.get('something-went-wrong')).toBe('Something went wrong');
  expect(errors.get('refresh-and-try-again')).toBe('Refresh the page and try again');
  expect(errors.get('not-found')).toBe('Not Found');
});

/** The audience of each Dutch text file; the others contain names, or texts for both. */
const toClients = [
  'access-log',
  'access-request',
  'access-statuses',
  'client-forms',
  'client-statuses',
  'declaration',
  'file-intake',
  'form-check',
  'form-guide',
  'identify',
  'identity-reading',
  'kyc-form',
  'my-data',
  'own-links',
];
const both = [
  'common',
  'errors',
  'login',
  'mails',
  'refusals',
  'shell',
  'statuses',
  'case-roles',
  'document-kinds',
  'identity',
  'legal-forms',
  'ownership-chart',
];
const formal = /\b(?:u|uw|uzelf)\b/i;
/** What staff send to a client speaks to the client. */
const forClient = /^my-(?:answers|data)|^(?:ask-client|reject-document|cancel)\.[\w-]+\.text$/;
const informal = /\b(?:je|jij|jou|jouw|jezelf)\b/i;

test('[I18N-11] Dutch says "u" to clients and "je" to staff', () => {
  const said = (file: string, words: RegExp) =>
    flat(read('nl', file))
      .filter(([, text]) => words.test(text))
      .map(([key, text]) => `${file} ${key}: ${text}`);
  const names = files.map((file) => file.replace('.json', ''));
  const clients = names.filter((name) => toClients.includes(name));
  const staff = names.filter((name) => !toClients.includes(name) && !both.includes(name));
  expect(clients.flatMap((name) => said(`${name}.json`, informal))).toEqual([]);
  const toStaff = (name: string) => flat(read('nl', `${name}.json`)).filter(([key]) => !forClient.test(key));
  expect(staff.flatMap((name) => toStaff(name).filter(([, text]) => formal.test(text)))).toEqual([]);
  expect(clients.flatMap((name) => said(`${name}.json`, formal)).length).toBeGreaterThan(20);
  expect(staff.flatMap((name) => said(`${name}.json`, informal)).length).toBeGreaterThan(20);
});

test('[ENTY-38] legal forms are thirteen codes with these English names, and in Dutch those of the law', () => {
  expect(Object.fromEntries(flat(read('en', 'legal-forms.json')))).toEqual({
    EMZ: 'sole proprietorship',
    BV: 'private company',
    NV: 'public company',
    VOF: 'general partnership',
    CV: 'limited partnership',
    COP: 'cooperative',
    MA: 'joint venture (maatschap)',
    BR: 'branch',
    RED: 'shipping company',
    VER: 'association',
    ST: 'foundation',
    KG: 'religious association',
    PR: 'unclear',
  });
  for (const [code, name] of flat(read('nl', 'legal-forms.json')))
    expect(name).toBe(legalForms[code as LegalFormCode].officialName || 'onduidelijk');
});

test('[ERR-17] an error states what happened, what is safe and what to do', () => {
  // Each is one text, or a title with what follows it.
  const errors = new Map(flat(read('en', 'errors.json')));
  const whole = [
    ['something-went-wrong', 'refresh-and-try-again', 'kept'],
    ['load-failed.title', 'load-failed.body'],
    ['refused.title', 'refused.body'],
    ['offline'],
    ['server'],
  ].map((keys) => keys.map((key) => errors.get(key)).join('. '));
  const safe = /is not lost|no data is lost|nothing was changed/i;
  const next = /try again|contact an administrator|refresh the page/i;
  expect(whole.filter((text) => !safe.test(text) || !next.test(text))).toEqual([]);
});
