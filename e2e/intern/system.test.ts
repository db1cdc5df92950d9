import { checkPage } from '../support/check-page.ts';
import { create, makeIntern, unique } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test('a lead sees whether the desk is well, sends a mail again, makes a backup and runs the checks', async ({
  desk,
  open,
}) => {
  const lead = await makeIntern(desk, { role: 'lead' });
  const to = `tess.${unique()}@office.example`;
  const mail = {
    key: unique(),
    kind: 'received',
    to,
    language: 'en',
    state: 'failed',
    attempts: 12,
    reply: '421 4.7.0',
  };
  await create(desk, 'mail_outbox', { ...mail, data: { name: 'Tess' } });
  const { page, goto } = await open('intern', { as: lead });
  await goto('/internal/dashboard');
  await page.getByRole('region', { name: 'System' }).getByRole('link', { name: 'Open System' }).click();
  await expect(page.getByRole('heading', { name: 'System', exact: true })).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: to });
  await expect(row).toContainText('Failed after 12 attempts');
  await row.getByRole('button', { name: /^Resend/ }).click();
  await expectToast(page, 'The mail is being sent');
  await expect(row.getByText('Failed after 12 attempts')).toBeHidden();

  await page.getByRole('button', { name: 'Change the schedule' }).click();
  const drawer = page.getByRole('dialog', { name: 'Schedule' });
  await drawer.getByRole('button', { name: 'Every day Backups' }).click();
  await page.getByRole('option', { name: 'Every hour' }).click();
  await drawer.getByRole('button', { name: 'Save the schedule' }).click();
  await expectToast(page, 'Schedule saved');
  await expect(page.getByRole('button', { name: 'Change the schedule' })).toBeFocused();

  await page.getByRole('button', { name: 'Back up now' }).click();
  await expectToast(page, 'The backup begins');
  await expect(page.getByText(/^Restored and started/)).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Run all checks' }).click();
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByText('The schema is current', { exact: false })).toBeVisible({ timeout: 30_000 });
  await checkPage(page, 'settings-system');
});
