import { checkPage, fitsWidth } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { fillDate } from '../support/fields.ts';
import { fileInput } from '../support/form.ts';
import { kvkExtract } from '../support/pdf.ts';
import { press } from '../support/press.ts';
import { clientSeats } from '../support/seats.ts';
import { dayAhead, realFile } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

for (const { name, ...seat } of clientSeats) {
  const t = loadTexts(seat.language);
  const kind = t('document-kinds:registration');

  test(`[ENTY-13] ${name}, an extract is read, and nothing is sent before its date is complete and confirmed`, async ({
    desk,
    open,
  }) => {
    const { page, step, one, held } = await atForm({ desk, open }, 'approved', { seat });
    await step('documents');
    const slot = page.getByRole('region', { name: kind, exact: true });
    const add = slot.getByRole('button', { name: t('common:extract.add'), exact: true });
    const stored = async () => (await held()).documents.filter((doc: { type: string }) => doc.type === 'registration');

    // A photo: nothing can be read. The file and its half-typed date survive a reload.
    await fileInput(page, kind).setInputFiles(realFile('card.png'));
    await expect(slot.getByText(t('common:extract.no-text'))).toBeVisible();
    // Going on without its date says that the date is missing; the file itself is there.
    await press(page.getByRole('button', { name: t('kyc-form:save-and-continue'), exact: true }));
    await expect(slot.getByText(t('common:extract.missing'))).toBeVisible();
    await fillDate(slot, t, t('common:extract.question'), '20-11-4');
    await expect(slot.getByText(t('common:extract.kept'))).toBeVisible();
    await press(add);
    await expect(slot.getByText(t('common:extract.short-year'))).toBeVisible();
    await expect(slot.getByLabel(t('common:date.day'), { exact: true })).toBeFocused();
    await page.reload();
    await expect(slot.getByLabel(t('common:date.year'), { exact: true })).toHaveValue('20');
    await expect(slot.getByLabel(t('common:date.day'), { exact: true })).toHaveValue('4');
    await checkPage(page, `extract-photo-${seat.language}`);
    // Removed by mistake, it comes back with what was typed.
    await press(slot.getByRole('button', { name: t('common:files.remove', { name: 'card.png' }) }));
    await expect(slot.getByRole('group', { name: t('common:undo.removed', { name: 'card.png' }) })).toBeFocused();
    await press(slot.getByRole('button', { name: t('common:undo.button') }));
    await expect(slot.getByLabel(t('common:date.day'), { exact: true })).toHaveValue('4');
    expect(await stored()).toEqual([]);
    await press(slot.getByRole('button', { name: t('common:files.remove', { name: 'card.png' }) }));

    // A PDF of the register: date, number and name are read and compared.
    const buffer = kvkExtract({ name: one.company.name, number: one.company.number }, dayAhead(-20));
    await fileInput(page, kind).setInputFiles({ name: 'kvk.pdf', mimeType: 'application/pdf', buffer });
    await expect(slot.getByText(t('common:extract.read'), { exact: true })).toBeVisible();
    await expect(slot.getByText(t('common:extract.same'))).toHaveCount(2);
    await checkPage(page, `extract-same-${seat.language}`);
    await press(page.getByRole('button', { name: t('kyc-form:save-and-continue'), exact: true }));
    await expect(slot.getByText(t('common:extract.not-added'))).toBeVisible();
    await press(slot.getByText(t('common:extract.change')));
    await fillDate(slot, t, t('common:extract.question'), dayAhead(-10));
    // The press that makes the difference appear sends nothing.
    await press(add);
    await expect(slot.getByText(t('common:extract.differ'), { exact: true })).toBeVisible();
    await expect(slot.getByRole('radio').first()).toBeChecked();
    await checkPage(page, `extract-read-${seat.language}`);
    await fitsWidth(page);
    expect(await stored()).toEqual([]);
    await press(add);
    await expect(slot.getByText(t('kyc-form:documents.added'), { exact: true })).toBeVisible();
    expect(await stored()).toMatchObject([{ name: 'kvk.pdf', issuedOn: dayAhead(-20) }]);
    await page.reload();
    await expect(slot.getByText(t('kyc-form:documents.added'), { exact: true })).toBeVisible();
    await expect(add).toHaveCount(0);
  });
}
