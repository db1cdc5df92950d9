import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { ClientBar } from './client-bar.tsx';
import { ClientPage } from './client-page.tsx';
import { Toasts, toast } from './toast.tsx';

afterEach(async () => {
  window.scrollTo(0, 0);
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

const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top) &&
  Math.min(one.right, other.right) > Math.max(one.left, other.left);

test('[TOAST-14] on the phone of a client a message is in a free space of the page, and scrolls with it', async () => {
  await page.viewport(390, 600);
  await show(
    <>
      <ClientPage brand="Kade & Vos Notarissen" tools={null} foot="We help on working days">
        <p>No email? Look in your spam folder.</p>
        <div style={{ height: 160 }} />
        <p>A card further down</p>
        <div style={{ height: 160 }} />
        <p>The last line</p>
        <div style={{ height: 900 }} />
      </ClientPage>
      <Toasts />
    </>,
  );
  document.documentElement.dataset['portal'] = 'client';
  toast.success('Code sent, check your email for the code');
  await expect.element(page.getByText('Code sent, check your email for the code')).toBeVisible();
  const box = (element: Element) => element.getBoundingClientRect();
  const message = document.querySelector('[data-toast]') as Element;
  const texts = [...document.querySelectorAll('main p, footer, header')];
  expect(texts.filter((text) => overlap(box(text), box(message)))).toEqual([]);
  expect(box(message).bottom).toBeLessThanOrEqual(600);
  const before = box(message).top;
  window.scrollTo(0, 100);
  await expect.poll(() => box(message).top).toBe(before - 100);
});

const leaves = 'main :is(p, button, input, label, h2, li, article), footer, header';

test('[TOAST-14] where the page of a client has no free space at 320 px, what would be covered moves down and back, and nothing else', async () => {
  await page.viewport(320, 568);
  await show(
    <>
      <ClientPage brand="Kade & Vos Notarissen" tools={null} foot="We help on working days">
        {Array.from({ length: 8 }, (_, at) => (
          <section key={String(at)} className="flex flex-col gap-3">
            <h2>Form {at}</h2>
            <p>A line of the page that is so long that it takes the whole width</p>
            <div className="flex gap-2">
              <button type="button">Start</button>
              <button type="button">Later</button>
            </div>
          </section>
        ))}
      </ClientPage>
      <Toasts />
    </>,
  );
  document.documentElement.dataset['portal'] = 'client';
  const tops = () => [...document.querySelectorAll(leaves)].map((one) => one.getBoundingClientRect().top);
  const before = tops();
  toast.success('Code sent, check your email for the code');
  await expect.element(page.getByText('Code sent, check your email for the code')).toBeVisible();
  const message = () => document.querySelector('[data-toast]')?.getBoundingClientRect() ?? new DOMRect();
  const covered = () =>
    [...document.querySelectorAll(leaves)].filter((one) => overlap(one.getBoundingClientRect(), message()));
  await expect.poll(covered).toEqual([]);
  await expect.poll(() => message().bottom).toBeLessThanOrEqual(568);
  expect(message().left).toBeGreaterThanOrEqual(0);
  expect(message().right).toBeLessThanOrEqual(320);
  const moved = tops().map((top, at) => top - (before[at] ?? 0));
  const first = moved.findIndex((by) => by !== 0);
  expect(before[first]).toBeGreaterThan(568 - 150);
  // All that follows moves by the same.
  expect(new Set(moved.slice(first)).size).toBe(1);
  // Without the scrolling of a pointer.
  document.querySelector<HTMLElement>('[data-toast] button')?.click();
  await expect.poll(tops).toEqual(before);
});

test('[TOAST-14] in a window that is too low for a space of its own, a message is a bar above which the page ends', async () => {
  await page.viewport(320, 100);
  await show(
    <>
      <ClientPage brand="Kade & Vos Notarissen" tools={null} foot="We help on working days">
        {Array.from({ length: 30 }, (_, at) => (
          <p key={String(at)}>A line of the page that is so long that it takes the whole width</p>
        ))}
      </ClientPage>
      <Toasts />
    </>,
  );
  document.documentElement.dataset['portal'] = 'client';
  const first = () => document.querySelector('main p')?.getBoundingClientRect().top;
  const before = first();
  toast.success('Code sent, check your email for the code');
  await expect.element(page.getByText('Code sent, check your email for the code')).toBeVisible();
  const message = () => document.querySelector('[data-toast]')?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => [message().left, message().right, message().bottom]).toEqual([0, 320, 100]);
  expect(first()).toBe(before);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const end = () => document.querySelector('footer')?.getBoundingClientRect().bottom;
  await expect.poll(end).toBeLessThanOrEqual(message().top);
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
  await expect.poll(() => box('[data-toast]').bottom <= box('[data-client-bar]').top).toBe(true);
  expect(box('[data-toast]').top).toBeGreaterThan(320);
});
