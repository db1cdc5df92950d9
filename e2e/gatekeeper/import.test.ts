import type { Page } from '@playwright/test';
import { checkPage, fitsEnlarged } from '../support/check-page.ts';
import { expectDownload } from '../support/download.ts';
import { makeGatekeeper, makeInstitution } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const header = 'Bedrijfsnaam;KvK-nr;Land;Contactpersoon;E-mail;Dossier;Uiterlijk;Risico';
const rows = [
  'Brouwerij De Kluizenaar N.V.;68412097;NL;Marit Hoekstra;marit@zilverlinde.example;TR-1;31-12-2027;Laag',
  'Kaashandel Tromp B.V.;1902265;Nederland;P. van den Hoek;piet@tromp.example;TR-2;;Hoog',
  'Vlietzicht Projecten B.V.;65490882/1;NL;;;TR-3;;Laag',
  'De Vergulde Kreeft B.V.;71290348;NL;;;TR-4;31-02-2027;Laag',
  '=Sum B.V.;30187745;Duitsland;;;TR-5;;Laag',
];
const csv = (lines: readonly string[], name = 'Clienten-2026.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${[header, ...lines].join('\r\n')}\r\n`),
});

const choose = (page: Page, file: ReturnType<typeof csv>) => page.locator('input[type=file]').setInputFiles(file);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Import clients' });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

test('[UX-11] an admin imports clients: a refused file, columns, problems, confirmation, result, and the same file again', async ({
  desk,
  open,
}) => {
  const admin = await makeGatekeeper(desk, await makeInstitution(desk), { role: 'admin' });
  const { page, goto, watch } = await open('gatekeeper', { as: admin });
  watch.allow(400, /upload-import$/);
  await goto('/external/onboardings');
  await page.getByRole('link', { name: 'Import clients' }).click();
  await expect(heading(page)).toBeFocused();

  await choose(page, { ...csv([]), name: 'Oude-lijst.xls', buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex') });
  await expect(page.getByText(/^Oude-lijst\.xls is an older Excel file or has a password/)).toBeVisible();
  await expect(button(page, 'Continue')).toBeDisabled();
  await expectDownload(page, 'Template, XLSX', /^clients-template\.xlsx$/, 'PK');
  await choose(page, csv(rows));
  await expect(page.getByText(/5 rows, 8 columns, header in row 1/)).toBeVisible();
  await checkPage(page, 'import-file');
  await button(page, 'Continue').click();

  // The only column that is not recognised has the focus.
  const risk = button(page, /Field of Risico/);
  await expect(risk).toBeFocused();
  await expect(button(page, /^Check 5 rows/)).toBeDisabled();
  await checkPage(page, 'import-columns');
  await risk.press('Enter');
  await page.getByRole('option', { name: 'Internal note' }).press('Enter');
  await expect(risk).toBeFocused();
  await expect(page.getByText('2 new')).toBeHidden();
  await expect(page.getByText('3 new')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await checkPage(page, 'import-columns-390');
  await button(page, /^Check 5 rows/).click();

  await expect(heading(page)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await checkPage(page, 'import-check-390');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('heading', { name: '1 row: not a registration number' })).toBeVisible();
  await expect(page.getByRole('table', { name: '1 row: not a registration number' })).toContainText('65490882/1');
  await expect(page.getByRole('table', { name: '1 row: a leading zero was added' })).toContainText(
    '1902265 → 01902265',
  );
  await checkPage(page, 'import-check');
  const problems = await expectDownload(page, 'Download 2 rows', /problems\.csv$/, '\xEF\xBB\xBF');
  expect(problems.toString()).toContain('not a date');

  await button(page, /^Import 3 clients/).click();
  const dialog = page.getByRole('alertdialog', { name: 'Import 3 clients?' });
  await expect(dialog).toContainText('2 rows with an error are left out.');
  await checkPage(page, 'import-confirm');
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(button(page, /^Import 3 clients/)).toBeFocused();
  await button(page, /^Import 3 clients/).click();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();

  await expect(page.getByText(/^Import IMP-\d+-0001 is complete\.$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('body')).not.toBeFocused();
  await page.reload();
  await expect(page.getByText('No emails were sent.')).toBeVisible();
  await expect(page.getByRole('link', { name: '=Sum B.V.' })).toBeVisible();
  await checkPage(page, 'import-result');
  await expectDownload(page, 'Download the result', /^IMP-.*-result\.csv$/, '\xEF\xBB\xBF');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await checkPage(page, 'import-result-390');
  await page.setViewportSize({ width: 1280, height: 800 });

  await button(page, 'Import another file').click();
  await expect(heading(page)).toBeVisible();
  await choose(page, csv(rows, 'Again.csv'));
  await button(page, 'Continue').click();
  await expect(page.getByText(/^As on /).first()).toBeVisible();
  await expect(page.getByText('3 the same')).toBeVisible();
  await button(page, /^Check 5 rows/).click();
  await expect(page.getByText('There is no new client in this file.')).toBeVisible();
  await expect(button(page, /^Import 0 clients/)).toBeDisabled();
  await button(page, 'Use a corrected file').click();
  await expect(button(page, 'Continue')).toBeDisabled();
  await page.getByRole('link', { name: /^IMP-/ }).click();
  await page.getByRole('link', { name: 'Open imported clients' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Imported' })).toHaveCount(3);
  await button(page, 'Imported').click();
  await expect(page).not.toHaveURL(/import=/);

  await goto('/external/import');
  await page.getByRole('link', { name: /^IMP-/ }).click();
  await button(page, 'Undo this import').click();
  const question = page.getByRole('alertdialog', { name: /^Undo import IMP-.*\?$/ });
  await checkPage(page, 'import-undo');
  await fitsEnlarged(page);
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(button(page, 'Undo this import')).toBeFocused();
  await button(page, 'Undo this import').press('Enter');
  await question.getByRole('button', { name: 'Delete the drafts' }).click();
  await expect(page.getByText(/^Import IMP-.* was undone\.$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/ 3 drafts were deleted on /)).toBeVisible();
  await expect(page.getByText('Deleted since')).toHaveCount(3);
  await checkPage(page, 'import-undone');
  await fitsEnlarged(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await goto('/external/dashboard');
  await expect(page.getByText(/Undid the import IMP-.*: 3 deleted, 0 kept/)).toBeVisible();
});

test('a member of the institution who is no admin cannot import', async ({ desk, open }) => {
  const { page, goto } = await open('gatekeeper', { as: await makeGatekeeper(desk, await makeInstitution(desk)) });
  await goto('/external/onboardings');
  await expect(page.getByRole('heading', { level: 1, name: 'Onboardings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import clients' })).toBeHidden();
  await goto('/external/import');
  await expect(page.getByText('Only an admin of the institution can import clients.')).toBeVisible();
});
