import { missingDetails } from '@dossier/domain/new-onboarding';
import { expect, test } from 'vitest';
import { mailtoOf } from './sent-page.tsx';

const whole = { contact: 'c1', reference: 'TR-1', deadline: '2026-12-01' };

test.each([
  [{ ...whole, contact: '' }, { contact: 'contact-missing' }],
  [{ ...whole, reference: '  ' }, { reference: 'reference-missing' }],
  [{ ...whole, deadline: '2026-11-21' }, { deadline: 'deadline-not-in-future' }],
  [{ ...whole, deadline: '' }, { deadline: 'deadline-not-in-future' }],
  [whole, {}],
])('step 2 requires what sending needs: %j [NEW-29]', (values, missing) => {
  expect(missingDetails(values, '2026-11-21')).toEqual(missing);
});

test('the mail program gets address, subject and the complete text with its link [NEW-24, NEW-26]', () => {
  const link = 'http://client.example/login?token=YQ%3D%3D&formId=abc';
  const href = mailtoOf({
    to: 'marit@client.example',
    toName: 'Marit',
    subject: 'Your information & more',
    text: `Dear Marit,\n\n${link}`,
    link,
  });
  const url = new URL(href);
  expect(url.pathname).toBe('marit@client.example');
  expect(url.searchParams.get('subject')).toBe('Your information & more');
  expect(url.searchParams.get('body')).toBe(`Dear Marit,\r\n\r\n${link}`);
});
