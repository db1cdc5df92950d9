import { marit } from '@dossier/domain/testing/sample-form';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { type Flaws, passportPhoto } from '../support/passport-photo.ts';
import { press } from '../support/press.ts';
import { clientSeats } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const holder = { lastName: 'Hoekstra', firstNames: 'Marit', number: 'SPECI2014' };

for (const seat of clientSeats) {
  const t = loadTexts(seat.language);

  test(`a photo of a passport fills in its details once the person agrees, ${seat.name}`, async ({ desk, open }) => {
    test.setTimeout(120_000);
    const { page, step, held } = await atForm({ desk, open }, 'filled', { seat });
    await step(`people&person=${marit}`);
    const number = page.getByLabel(t('kyc-form:fields.identity-number'));
    await number.fill('');
    const slot = page.getByRole('region', { name: t('kyc-form:identity-document.sides.page') });
    const replaceBy = async (name: string, flaws: Flaws) => {
      await press(slot.getByRole('button', { name: new RegExp(`^${t('file-intake:check.again')}`) }));
      await slot
        .locator('input[type=file]')
        .first()
        .setInputFiles(await passportPhoto(name, holder, flaws));
      const isUnclear = slot.getByRole('button', { name: t('file-intake:check.use') });
      const isSent = slot.getByRole('button', { name: t('file-intake:view.open', { name }) });
      await expect(isUnclear.or(isSent).first()).toBeVisible();
      if (await isUnclear.isVisible()) await press(isUnclear);
    };
    await replaceBy('blurred.jpg', { blur: 9, width: 700 });
    await expect(page.getByText(t('identity-reading:type-yourself'))).toBeVisible({ timeout: 30_000 });
    await checkPage(page, `passport-unread-${seat.language}`);
    await replaceBy('passport.jpg', { turn: 2, noise: 10, busy: true });
    await expect(page.getByText('SPECI2014', { exact: true })).toBeVisible({ timeout: 30_000 });
    await fitsWidth(page);
    await checkPage(page, `passport-read-${seat.language}`);
    await press(page.getByRole('button', { name: t('identity-reading:use') }));
    await expect(number).toHaveValue('SPECI2014');
    await expect(page.getByText(t('identity-reading:used'))).toBeVisible();
    await checkPage(page, `passport-used-${seat.language}`);
    const person = async () => (await held()).answers.people.people.find(({ id }: { id: string }) => id === marit);
    await expect.poll(person).toMatchObject({ identityNumber: 'SPECI2014', identityExpiry: '2034-08-21' });
  });
}
