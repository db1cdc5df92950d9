import { localeOf } from '@dossier/domain/languages';
import { expect, type Locator, type Page } from '@playwright/test';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { atForm } from '../support/client-form.ts';
import { field, tick } from '../support/fields.ts';
import { press } from '../support/press.ts';
import { clientSeats } from '../support/seats.ts';
import { test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

for (const { name, ...seat } of clientSeats) {
  const t = loadTexts(seat.language);

  test(`[FORM-04, FORM-37] ${name}, a chain of owners is filled in, a wrong share is not lost, and a removed company comes back`, async ({
    desk,
    open,
  }) => {
    const { page, watch, step, one, held } = await atForm({ desk, open }, 'approved', { seat });
    // A page that is reloaded while it saves sends what it kept again; the server has it already.
    watch.allow(409, /save-kyc-section$/);
    const sheet = page.getByRole('dialog');
    const done = sheet.getByRole('button', { name: t('kyc-form:ownership.done'), exact: true });
    const share = (owned: string) => field(sheet, t('kyc-form:ownership.share-of', { name: owned }));
    const precise = (key: 'exact' | 'only-band') =>
      tick(sheet.getByRole('radio', { name: t(`kyc-form:ownership.${key}`), exact: true }));
    const addCompany = page.getByRole('button', { name: t('kyc-form:ownership.add-company'), exact: true });
    await step('ownership');
    await press(addCompany);
    await field(sheet, t('kyc-form:fields.name')).fill('Tessera Holding');
    await share(one.company.name).fill('155');
    await press(done);
    await expect(share(one.company.name)).toBeFocused();
    await expect(share(one.company.name)).toHaveAccessibleDescription(
      new RegExp(t('kyc-form:ownership.share-invalid-here')),
    );
    await checkPage(page, `owner-sheet-${seat.language}`);
    await fitsWidth(page);
    // Neither the other way of answering nor a reload loses what was typed.
    await precise('only-band');
    await precise('exact');
    await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeAttached();
    await page.reload();
    await expect(share(one.company.name)).toHaveValue('155');
    await expect(field(sheet, t('kyc-form:fields.name'))).toHaveValue('Tessera Holding');
    await share(one.company.name).fill('99.95');
    await press(done);
    await expect(sheet).toBeHidden();
    const tessera = page.getByRole('article', { name: 'Tessera Holding' });
    await expect(tessera.getByRole('button', { name: 'Tessera Holding', exact: true })).toBeFocused();
    // 99.95 % is the whole, up to rounding; of Tessera Holding nothing is known yet.
    await expect(addCompany).toHaveCount(0);
    await expect(tessera).toContainText('Tessera Holding');
    await checkPage(page, `ownership-unknown-${seat.language}`);
    for (const [lastName, percent] of [
      // More figures than are kept are cut off, so that shares never add up to more than the whole.
      ['Rijsbergen', '69.999999'],
      ['Fontaine', '30'],
    ] as const) {
      await press(
        page.getByRole('button', {
          name: t('kyc-form:ownership.add-owner-of', { name: 'Tessera Holding' }),
          exact: true,
        }),
      );
      await field(sheet, t('kyc-form:fields.first-name')).fill('Joris');
      await field(sheet, t('kyc-form:fields.last-name')).fill(lastName);
      await share('Tessera Holding').fill(percent);
      const counted = new Intl.NumberFormat(localeOf(seat.language), { style: 'percent', maximumFractionDigits: 4 });
      const used = t('kyc-form:ownership.share-used', { share: counted.format(0.699_999) });
      await expect(sheet.getByText(used)).toHaveCount(percent === '30' ? 0 : 1);
      await press(done);
      await expect(sheet).toBeHidden();
    }
    await expect(tessera.getByRole('article')).toHaveCount(2);
    await expect(page.getByText(t('kyc-form:ownership.all-known'))).toBeVisible();
    await checkPage(page, `ownership-chain-${seat.language}`);
    await fitsWidth(page);

    await press(tessera.getByRole('button', { name: 'Tessera Holding', exact: true }));
    await press(sheet.getByRole('button', { name: t('kyc-form:ownership.remove') }));
    const line = page.getByRole('group', { name: t('common:undo.removed', { name: 'Tessera Holding' }) });
    await expect(line).toBeFocused();
    await expect(line).toHaveAccessibleDescription(
      new RegExp(t('kyc-form:ownership.removed-with_other', { count: 2, number: t('common:numbers.2').toLowerCase() })),
    );
    await expect(tessera).toHaveCount(0);
    await checkPage(page, `ownership-undo-${seat.language}`);
    await fitsWidth(page);
    await press(line.getByRole('button', { name: t('common:undo.button') }));
    await expect(tessera.getByRole('button', { name: 'Tessera Holding', exact: true })).toBeFocused();
    await expect(tessera.getByRole('article')).toHaveCount(2);
    // A second owner of the same name may be the same person: the form asks.
    await press(page.getByRole('button', { name: t('kyc-form:ownership.add-control'), exact: true }));
    await field(sheet, t('kyc-form:fields.first-name')).fill('Joris');
    await field(sheet, t('kyc-form:fields.last-name')).fill('rijsbergen');
    await expect(sheet.getByText(t('kyc-form:ownership.same-name', { name: 'Joris Rijsbergen' }))).toBeVisible();
    await checkPage(page, `owner-same-name-${seat.language}`);
    await fitsWidth(page);
    await press(sheet.getByRole('button', { name: t('kyc-form:ownership.same-name-yes') }));
    await expect(sheet.getByRole('status').filter({ hasText: 'Tessera Holding' })).toBeFocused();
    await press(done);
    await expect(page.getByText(t('kyc-form:save.saved'), { exact: true })).toBeVisible();
    const { ownership } = (await held()).answers;
    expect(ownership.nodes.map((node: { kind: string }) => node.kind)).toEqual(['company', 'person', 'person']);
    expect(ownership.edges.map((edge: { share: number }) => edge.share)).toEqual([
      999_500,
      699_999,
      300_000,
      undefined,
    ]);
  });
}

/** Moves the focus with the Tab key until it is there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached by Tab: ${target}`);
}

test('[FORM-04, UX-07] owners and people are added, removed and restored by the keyboard alone', async ({
  desk,
  open,
}) => {
  const { page, step, held } = await atForm({ desk, open }, 'approved');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const { keyboard } = page;
  await step('ownership');
  await tabTo(page, button('Add a person'));
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await keyboard.type('Joris');
  await keyboard.press('Tab');
  await keyboard.type('Rijsbergen');
  await tabTo(page, page.getByRole('textbox', { name: /^How much of/ }));
  await keyboard.type('100');
  await tabTo(page, button('Done'));
  await keyboard.press('Enter');
  await expect(button('Joris Rijsbergen')).toBeFocused();
  await tabTo(page, button('Save and continue'));
  await keyboard.press('Enter');
  await expect(heading).toHaveText('Who has a role in the company?');
  await expect(heading).toBeFocused();
  await tabTo(page, button('Add a person'));
  await keyboard.press('Enter');
  await expect(heading).toHaveText('A person with a role');
  await tabTo(page, page.getByRole('textbox', { name: 'First name' }));
  await keyboard.type('Thijs');
  await tabTo(page, page.getByRole('link', { name: 'All people' }), 'Shift+Tab');
  await keyboard.press('Enter');
  const thijs = page.getByRole('article', { name: 'Thijs' });
  await expect(thijs).toBeVisible();
  await tabTo(page, button('Remove Thijs'));
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Thijs removed' })).toBeFocused();
  await expect(thijs).toHaveCount(0);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(thijs.getByRole('link').first()).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { people } = (await held()).answers.people;
  expect(people.map((person: { firstName: string }) => person.firstName)).toEqual(['Joris', 'Thijs']);
});

test('[FORM-04, FORM-37] the accessibility tree names owners, their layers, people and what is announced', async ({
  desk,
  open,
}) => {
  const { page, step } = await atForm({ desk, open }, 'filled');
  const main = page.getByRole('main');
  await step('ownership');
  await expect(main).toMatchAriaSnapshot(`
    - heading /Who owns .+/ [level=1]
    - list:
      - listitem:
        - article "Hoekstra Beheer B.V.":
          - heading "Hoekstra Beheer B.V." [level=2]:
            - button "Hoekstra Beheer B.V."
          - list:
            - listitem:
              - article /./:
                - heading /./ [level=3]
      - listitem:
        - article "Joris van Rijsbergen":
          - heading "Joris van Rijsbergen" [level=2]:
            - button "Joris van Rijsbergen"
    - heading "Together" [level=2]
    - region "Ownership chart":
      - img /Ownership chart of/
    - status: /own more than 25%/
  `);
  await expect(page.getByRole('button', { name: 'Joris van Rijsbergen', exact: true })).toHaveAccessibleDescription(
    'Person, 40%, Change',
  );
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await step('people');
  await expect(main).toMatchAriaSnapshot(`
    - heading "Who has a role in the company?" [level=1]
    - article /./:
      - link /^Change ./
    - article "Joris van Rijsbergen":
      - link "Change Joris van Rijsbergen"
    - button "Add a person"
    - heading "Required people" [level=2]
    - list:
      - listitem: /One UBO/
      - listitem: /One representative/
  `);
});

test('[OWN-09, FORM-04] where nobody owns enough, a director is asked for, and the page says why', async ({
  desk,
  open,
}) => {
  const { page, step, held } = await atForm({ desk, open }, 'approved');
  await step('ownership');
  await press(page.getByRole('button', { name: 'Nobody owns more than 25%' }));
  await page.getByRole('textbox', { name: 'Why is there no beneficial owner?' }).fill('300 members');
  await press(page.getByRole('button', { name: 'Save and continue' }));
  await expect(page.getByText(/^Nobody owns more than 25%, so the directors count as the UBO\./)).toBeVisible();
  await checkPage(page, 'people-director');
  await press(page.getByRole('button', { name: 'Add a director' }));
  await expect(page.getByRole('radiogroup', { name: /^Is this person a director\?/ }).getByLabel('Yes')).toBeChecked();
  await page.getByRole('textbox', { name: 'First name' }).fill('Thijs');
  await checkPage(page, 'person-director');
  await press(page.getByText('What is a representative?'));
  await expect(page.getByText(/^A representative is a person who may act for the company/)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await held()).answers.people.people).toMatchObject([{ firstName: 'Thijs', isStandIn: true }]);
});
