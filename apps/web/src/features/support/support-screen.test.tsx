import { byLanguage } from '@dossier/domain/languages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { signedInAs } from '#testing/test-session.ts';
import { SupportScreen } from './support-screen.tsx';

const given = { supportTexts: { ...byLanguage(() => ''), en: 'We answer on working days.' } };
const contact = { supportEmail: 'help@desk.example', supportPhone: '+31 20 555 01 99' };
const empty = { supportTexts: byLanguage(() => ''), supportEmail: '', supportPhone: '' };

async function open(desk: object): Promise<void> {
  const pages = { termsUrl: '', privacyUrl: '/privacy' };
  answerWith({
    '/api/desk/views/before-sign-in': () => ({
      desk: { name: 'Noord Review', ...pages, ...desk },
      institution: null,
      providers: [],
    }),
  });
  await show(<SupportScreen />, { portal: internPortal, texts: ['support'] });
}

test('[PORT-12] staff see the support text, the e-mail link and the phone link of the desk', async () => {
  signedInAs('intern-reviewer');
  await open({ ...given, ...contact });
  await expect.element(page.getByText('We answer on working days.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: contact.supportEmail }))
    .toHaveAttribute('href', 'mailto:help@desk.example');
  await expect
    .element(page.getByRole('link', { name: contact.supportPhone }))
    .toHaveAttribute('href', 'tel:+31205550199');
  await expect.element(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(page.getByRole('link', { name: 'Terms' }).elements()).toEqual([]);
});

test('[PORT-12] without details the page says so, and a lead is led to the settings', async () => {
  signedInAs('intern-reviewer');
  await open(empty);
  await expect.element(page.getByText('The desk has not entered support details yet.')).toBeVisible();
  expect(page.getByRole('link', { name: 'Enter support details' }).elements()).toEqual([]);
  signedInAs('intern-lead');
  await open(empty);
  await expect
    .element(page.getByRole('link', { name: 'Enter support details' }))
    .toHaveAttribute('href', '/internal/settings?section=support');
});

test('[PORT-12] details that could not be loaded are loaded again at a press', async () => {
  signedInAs('intern-reviewer');
  await open(given);
  let isDown = true;
  answerWith({
    '/api/desk/views/before-sign-in': () =>
      isDown
        ? Response.json({ status: 500, message: '', data: {} }, { status: 500 })
        : {
            desk: { name: 'Noord Review', termsUrl: '', privacyUrl: '', ...given, ...contact },
            institution: null,
            providers: [],
          },
  });
  await show(<SupportScreen />, { portal: internPortal, texts: ['support'] });
  await expect.element(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: /again/i }));
  await expect.element(page.getByRole('link', { name: contact.supportEmail })).toBeVisible();
});
