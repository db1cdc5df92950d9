import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { ClientBar } from './client-bar.tsx';
import { ClientPage } from './client-page.tsx';
import { Toasts, toast } from './toast.tsx';

afterEach(async () => {
  await page.viewport(1280, 800);
});

test('[TOAST-01] a new toast replaces the old one', async () => {
  await show(<Toasts />);
  toast.success('Contact saved');
  await expect.element(page.getByText('Contact saved')).toBeVisible();
  toast.error('Invalid code. Try again.');
  await expect.element(page.getByText('Invalid code. Try again.')).toBeVisible();
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
});

test('a success is announced politely, an error at once, and both can be closed', async () => {
  await show(<Toasts />);
  toast.success('Contact saved');
  await expect.element(page.getByRole('status')).toHaveTextContent('Contact saved');
  toast.error('Login failed');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login failed');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => document.querySelectorAll('[data-toast]').length).toBe(0);
});

test('[TOAST-14] on the phone of a client a message covers neither the name of the institution nor the buttons, of header and bar', async () => {
  await page.viewport(320, 640);
  await show(
    <>
      <ClientPage brand="Kade & Vos Notarissen" tools={<button type="button">EN</button>}>
        <h1>Enter your code</h1>
        <div style={{ height: 2000 }} />
        <ClientBar>
          <button type="button">Save and continue</button>
        </ClientBar>
      </ClientPage>
      <Toasts />
    </>,
  );
  document.documentElement.dataset['portal'] = 'client';
  toast.success('Code sent, check your email for the code');
  await expect.element(page.getByText('Code sent, check your email for the code')).toBeVisible();
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const message = box('[data-toast]');
  expect(message.top).toBeGreaterThanOrEqual(box('h1').bottom);
  expect(message.bottom).toBeLessThanOrEqual(box('[data-client-bar]').top);
  expect(message.left).toBeGreaterThanOrEqual(0);
  expect(message.right).toBeLessThanOrEqual(320);
});

/** A page without a bar, whose button leads to one with a bar. */
function TwoPages() {
  const [isIn, setIsIn] = useState(false);
  const logIn = () => {
    toast.success('Successfully logged in');
    setTimeout(() => setIsIn(true), 50);
  };
  return (
    <ClientPage brand="Kade & Vos Notarissen" tools={null}>
      <div style={{ height: isIn ? 2000 : 0 }} />
      {!isIn && (
        <button type="button" onClick={logIn}>
          Login
        </button>
      )}
      {isIn && <ClientBar>Start</ClientBar>}
    </ClientPage>
  );
}

test('[TOAST-14] a message moves above the bar of the page that is opened under it', async () => {
  await page.viewport(320, 640);
  await show(
    <>
      <TwoPages />
      <Toasts />
    </>,
  );
  document.documentElement.dataset['portal'] = 'client';
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByText('Start')).toBeVisible();
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  expect(box('[data-toast]').bottom).toBeLessThanOrEqual(box('[data-client-bar]').top);
  expect(box('[data-toast]').top).toBeGreaterThan(320);
});
