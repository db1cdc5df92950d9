import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { Toasts, toast } from './toast.tsx';

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
