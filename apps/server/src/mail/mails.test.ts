import { usualMinutes } from '@dossier/domain/kyc-form/steps';
import { type Language, languages } from '@dossier/domain/languages';
import { describe, expect, test } from 'vitest';
import { translator } from '../texts/translator.ts';
import { renderMail } from './render.ts';
import type { AccountChange } from './templates/account-changed.ts';
import { type MailData, type MailKind, mailKinds } from './templates/index.ts';
import type { MailFrame } from './templates/template.ts';

const frame: MailFrame = {
  name: 'Kade & Vos Notarissen',
  initials: 'KV',
  accent: '#1f3a4d',
  supportText: 'We help you on working days.',
  supportEmail: 'help@kadevos.example',
  supportPhone: '+31 10 555 01 40',
  deskName: 'Dossier',
};
const file = {
  toName: 'Marit Hoekstra',
  reference: 'TR-2026-0431',
  link: 'http://client.localhost:8080/login?a=1&b=2',
};

const expiresAt = '2026-11-20 10:01:00.000Z';
const signInChange = { toName: 'Esmée Verhulst', at: '2026-11-20 09:31:00.000Z' };

const sentence = {
  notification: 'deadline-near',
  by: '',
  count: 0,
  name: '',
  deadline: '2026-11-24',
  alert: '',
} as const;

const helperLink = {
  ...file,
  toName: 'Joris van Rijsbergen',
  invitedBy: 'Marit Hoekstra',
  client: 'Zilverlinde <Vastgoed> B.V.',
  link: 'http://client.localhost:8080/identify/abc?a=1&b=2#token',
  expiresAt: '2026-12-04 09:31:00.000Z',
};

const data: MailData = {
  invite: {
    ...file,
    clientName: 'Zilverlinde <Vastgoed> B.V.',
    type: 'business',
    deadline: '2026-11-24',
    requester: 'Sanne de Wit',
  },
  code: { code: '419602', askedAt: '2026-11-20 09:31:00.000Z', expiresAt: '2026-11-20 09:36:00.000Z' },
  correction: { ...file, count: 2 },
  reminder: { ...file, step: 'form', deadline: '2026-11-24' },
  received: file,
  cancelled: file,
  'form-link': { ...file, client: 'Zilverlinde <Vastgoed> B.V.' },
  'own-link': { ...helperLink, isCorrection: false },
  delegation: { ...helperLink, sections: ['funds', 'ownership'] },
  'identification-given': { ...file, person: 'Joris van Rijsbergen' },
  'access-decided': { ...file, decision: 'approved' },
  mention: { ...file, by: 'Ilse <Brandt>' },
  notification: { ...file, ...sentence, by: 'Ilse <Brandt>' },
  'daily-notifications': {
    toName: 'Sanne',
    link: file.link,
    groups: [
      { reference: 'TR-2026-0431', link: file.link, lines: [{ id: 'one', ...sentence }] },
      { reference: '', link: file.link, lines: [{ id: 'two', ...sentence, notification: 'backup-failed' }] },
    ],
    more: 2,
  },
  question: file,
  completed: file,
  alert: file,
  'deadline-near': { ...file, deadline: '2026-11-24', isClient: true },
  'account-warning': { warning: 'wrong-codes', count: 50 },
  'password-reset': { link: 'http://gatekeeper.localhost:8080/reset-password?token=1&b=2', expiresAt },
  'confirm-email': { link: 'http://gatekeeper.localhost:8080/confirm-email?token=1&b=2', expiresAt, isChange: true },
  'account-changed': {
    change: 'email-requested',
    at: expiresAt,
    link: 'http://gatekeeper.localhost:8080/reset-password?email=a%40b.example',
  },
  'address-in-use': { inviter: 'Meer Notarissen' },
  'sign-in-change': { ...signInChange, change: 'recovery-code-used', count: 9 },
  'test-mail': { at: expiresAt },
  'staff-invite': { toName: 'Esmée Verhulst', link: 'http://gatekeeper.localhost:8080/reset-password?a=1&b=2' },
};

const cells = mailKinds.flatMap((kind) => languages.map((language) => ({ kind, language })));
const render = (kind: MailKind, language: Language) => renderMail(kind, language, data[kind] as never, frame);
/** The visible text of the HTML. */
const seen = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<\/?strong[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');

test('every kind of mail has a name on the page System', () => {
  for (const language of languages) {
    const t = translator(language, 'system');
    for (const kind of mailKinds) expect(t(`mail.kinds.${kind}`)).not.toContain('mail.kinds');
  }
});

test('there are eighteen kinds of mail about onboardings, seven about accounts, and the test mail [MAIL-01]', () => {
  expect(mailKinds).toHaveLength(26);
});

describe.each(cells)('the mail $kind in $language', ({ kind, language }) => {
  const mail = render(kind, language);

  test('has a subject, and the same content as text and as HTML [MAIL-02]', () => {
    expect(mail.subject).not.toBe('');
    expect(mail.html).toContain(`<html lang="${language}">`);
    const plain = (text: string) =>
      text
        .replace(/&amp;/g, '&')
        .replace(/&#8201;/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&#39;/g, "'");
    const html = plain(seen(mail.html)).replace(/\s+/g, ' ');
    for (const line of mail.text
      .split('\n')
      .filter((one) => /^[A-Za-z]/.test(one) && !one.startsWith('http') && !one.endsWith(':'))) {
      expect(html).toContain(line.replace(/\s+/g, ' ').trim());
    }
  });

  test('contains the institution and its support details [MAIL-03]', () => {
    for (const body of [mail.text, seen(mail.html).replaceAll('&amp;', '&')]) {
      expect(body).toContain('Kade & Vos Notarissen');
      expect(body).toContain('help@kadevos.example');
      expect(body).toContain('+31 10 555 01 40');
    }
  });

  test('contains no remote content, and escapes markup in names', () => {
    expect(mail.html).not.toMatch(/<(img|script|link|table|iframe)|url\(|@import/i);
    expect(mail.html).not.toContain('<Vastgoed>');
  });

  test('is translated', () => {
    expect(mail.text).not.toBe(render(kind, language === 'en' ? 'nl' : 'en').text);
  });
});

test('mails contain no personal data but name and reference [MAIL-04]', () => {
  // Data that a mail would contain if its template used more than it may.
  const more = {
    documentNumber: 'PA1234567',
    birthDate: '1980-02-29',
    reason: 'Screening found a hit',
    email: 'marit@zilverlinde.example',
  };
  for (const { kind, language } of cells) {
    const { text, html } = renderMail(kind, language, { ...data[kind], ...more } as never, frame);
    for (const secret of Object.values(more)) expect(text + html).not.toContain(secret);
  }
});

test('the code is in the subject and in the text, with a space for legibility', () => {
  expect(render('code', 'en').subject).toBe('Your code is 419 602');
  expect(render('code', 'nl').text).toContain('419 602');
});

test('a subject is one line even if a name contains a line break', () => {
  const mail = renderMail('received', 'en', { ...file, reference: 'A\r\nBcc: x@y.example' }, frame);
  expect(mail.subject).toBe('We received your form (A Bcc: x@y.example)');
});

test('the deadline is emphasised in the invitation, in both languages [MAIL-02]', () => {
  expect(render('invite', 'en').html).toContain('before <strong>24 November 2026</strong>. It takes');
  expect(render('invite', 'nl').html).toContain('vóór <strong>24 november 2026</strong>. Het duurt');
  expect(render('invite', 'en').text).not.toContain('<strong>');
});

test('a mail about a form whose deadline has passed says so, and that it can still be sent [MAIL-02]', () => {
  const mails = (language: Language) => [
    renderMail('invite', language, { ...data.invite, isReminder: true, isLate: true }, frame),
    renderMail('reminder', language, { ...data.reminder, isLate: true }, frame),
  ];
  for (const { text, html } of mails('en')) {
    expect(text).toContain('was due on 24 November 2026. You can still');
    expect(html).toContain('<strong>24 November 2026</strong>');
    expect(html).not.toContain('before 24 November');
    expect(text).not.toContain('before 24 November');
  }
  for (const { text, html } of mails('nl')) {
    expect(text).toContain('uiterste datum was 24 november 2026. U kunt het nog');
    expect(html).not.toContain('vóór 24 november');
    expect(text).not.toContain('vóór 24 november');
  }
});

test('the invitation says how long this form takes and what it asks for, as its first page does [MAIL-02]', () => {
  const text = (type: 'business' | 'individual', sourceOfFunds: boolean) =>
    renderMail('invite', 'en', { ...data.invite, type, sourceOfFunds }, frame).text;
  const isAbout = (minutes: number) => `It takes about ${minutes} minutes`;
  expect(text('individual', true)).toContain(isAbout(usualMinutes('individual', true)));
  expect(text('business', false)).toContain(isAbout(usualMinutes('business', false)));
  expect(text('individual', true)).toContain('where the money comes from');
  expect(text('individual', false)).not.toContain('where the money comes from');
});

test('[MAIL-02] the invitation of a foundation does not ask for owners, as its form does not', () => {
  const text = (legalForm: string) =>
    renderMail('invite', 'en', { ...data.invite, type: 'business', legalForm }, frame).text;
  expect(text('BV')).toContain('the owners of the company');
  expect(text('BV')).toContain('an extract from the UBO register');
  expect(text('ST')).not.toContain('the owners of the company');
  expect(text('ST')).toContain('an extract from the UBO register');
  expect(text('EMZ')).not.toContain('UBO');
});

test('a notice about an account says what changed, and offers a new password unless this address was replaced', () => {
  const notice = (change: AccountChange) =>
    renderMail('account-changed', 'en', { ...data['account-changed'], change }, frame);
  expect(notice('password').subject).toBe('Your password was changed');
  expect(notice('password').text).toContain('/reset-password');
  expect(notice('email-requested').text).toContain('/reset-password');
  expect(notice('email').text).not.toContain('/reset-password');
  const inUse = renderMail('address-in-use', 'en', { inviter: '' }, frame);
  expect(inUse.text).toContain('Nothing was changed');
});
